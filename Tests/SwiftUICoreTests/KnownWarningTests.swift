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

  struct Restless: View {
    @State private var count = 0
    var body: some View {
      Button("go \(count)") { count += 1 }.onChange(of: count) { count += 1 }
    }
  }

  @Test("A function of onChange that changes its own value is called three times in an update")
  func changingItself() async {
    nonisolated(unsafe) var texts: [String] = []
    let said = await warnings {
      let screen = Screen { Restless() }
      screen.button("go 0").tap()
      texts = screen.texts
    }
    #expect(texts == ["go 4"])
    #expect(said.contains("onChange(of: Int) action tried to update multiple times per frame."))
    #expect(said.contains("Restless"))
  }

  struct Stepped: View {
    @State private var count = 0
    let changed: (Int) -> Void
    var body: some View {
      Button("go") {
        for step in 1...6 { withAnimation(.linear(duration: Double(step))) { count = step } }
      }
      .onChange(of: count) { _, new in changed(new) }
    }
  }

  @Test("Every transaction of one event calls onChange, however many there are")
  func manyTransactions() async {
    nonisolated(unsafe) var counts: [Int] = []
    let said = await warnings {
      let screen = Screen { Stepped { counts.append($0) } }
      screen.button("go").tap()
    }
    #expect(counts == [1, 2, 3, 4, 5, 6])
    #expect(said.isEmpty)
  }

  struct Ranged: View {
    @State private var count = 2
    var body: some View {
      Button("more") { count += 1 }
      ForEach(0..<count) { Text(verbatim: "row \($0)") }
      ForEach(0..<count, id: \.self) { Text(verbatim: "known \($0)") }
    }
  }

  @Test("A range that is said to be constant and is not is told once, and its rows follow")
  func constantRange() async {
    nonisolated(unsafe) var texts: [String] = []
    let said = await warnings {
      let screen = Screen { Ranged() }
      screen.button("more").tap()
      screen.button("more").tap()
      texts = screen.texts
    }
    #expect(texts.contains("row 3"))
    #expect(said.components(separatedBy: "count (3) != its initial count (2)").count == 2)
    #expect(!said.contains("count (4)"))
    #expect(said.contains("Ranged"))
  }
}
