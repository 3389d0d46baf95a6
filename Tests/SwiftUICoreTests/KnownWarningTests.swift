import SwiftUITesting
import Testing

@MainActor
@Suite("Mistakes are told in the words that SwiftUI programmers search for, and name the view", .serialized)
struct KnownWarningTests {
  private func warnings(_ body: () -> Void) async -> String {
    let messages = LockedValue<[String]>([])
    await Diagnostics.collect(in: messages) { body() }
    return messages.withLock { $0.joined(separator: "\n") }
  }

  final class Model: ObservableObject {
    @Published var count = 0
    func touch() { if count == 0 { count = 1 } }
  }

  struct Writing: View {
    @State private var count = 0
    @StateObject private var model = Model()
    private func write() { if count == 0 { count = 1 } }
    var body: some View {
      let _ = write()
      let _ = model.touch()
      Text("\(count) \(model.count)")
    }
  }

  @Test("Writing in a body")
  func writing() async {
    let said = await warnings { _ = Screen { Writing() } }
    #expect(said.contains("Modifying state during view update, this will cause undefined behavior."))
    #expect(said.contains("Publishing changes from within view updates is not allowed"))
    #expect(said.contains("Writing"))
  }

  struct Early: View {
    @State private var count = 0
    @StateObject private var model = Model()
    @Environment(\.isEnabled) private var isEnabled
    @Namespace private var names
    init() { _ = (count, model.count, isEnabled, names) }
    var body: some View { Text("early") }
  }
  struct Around: View { var body: some View { Early() } }

  @Test("Reading before a view is there")
  func early() async {
    let said = await warnings { _ = Screen { Around() } }
    #expect(said.contains("Accessing State's value outside of being installed on a View."))
    #expect(said.contains("Accessing StateObject<Model>'s object without being installed on a View."))
    #expect(said.contains("Accessing Environment<Bool>'s value outside of being installed on a View."))
    #expect(said.contains("Reading a Namespace property outside View.body."))
    #expect(said.contains("Around"))
  }

  struct Twins: View {
    var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") } }
  }
  struct Leading: View {
    var body: some View { NavigationStack { NavigationLink("Go", value: 1.5) } }
  }

  @Test("The same id twice, and a value that leads nowhere")
  func others() async {
    let twins = await warnings { _ = Screen { Twins() } }
    #expect(twins.contains("the ID 1 occurs multiple times within the collection"))
    #expect(twins.contains("Twins"))
    let leading = await warnings { Screen { Leading() }.button("Go").tap() }
    #expect(leading.contains("A NavigationLink is presenting a value of type “Double”"))
    #expect(leading.contains("Leading"))
  }
}
