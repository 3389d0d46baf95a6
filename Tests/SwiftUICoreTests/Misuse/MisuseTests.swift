import Foundation
import SwiftUITesting
import Testing

/// What SwiftUI says when a mechanism of data flow is used where it cannot work: the type and, where there is one, the
/// view.
@MainActor
@Suite("Misuse of data flow", .serialized)
struct MisuseTests {
  final class Settings: ObservableObject { @Published var count = 0 }

  /// The warnings that `body` causes, repeated ones too.
  func warnings(_ body: () throws -> Void) async rethrows -> [String] {
    let messages = LockedValue<[String]>([])
    try await Diagnostics.collect(in: messages) { try body() }
    return messages.withLock { $0 }
  }

  // MARK: read too early

  struct ReadsInInit: View {
    @EnvironmentObject private var settings: Settings
    private let count: Int
    init() {
      count = 0
      _ = settings
    }
    var body: some View { Text("\(count)") }
  }

  struct MakesReader: View { var body: some View { ReadsInInit() } }

  @Test(
    "An environment object read in an initializer stops, naming the type and the view whose body it happens in"
  )
  func objectInInit() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { MakesReader() } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("environment object of type Settings"))
    #expect(message.contains("in the body of MakesReader"))
    #expect(message.contains("not available in an initializer"))
  }

  struct AsksForAName: View {
    @State private var names = ["Ann", "Ben"]
    var body: some View { TextField("Third", text: $names[2]) }
  }

  @Test("A binding to an element that is not there stops, naming index, collection and view")
  func noSuchElement() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { AsksForAName() } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("There is no element 2 in the Array<String>"))
    #expect(message.contains("in the body of AsksForAName: it has 2."))
  }

  struct Owner: View {
    @State private var early = 7
    @StateObject private var settings = Settings()
    @Environment(\.locale) private var locale
    var read: Int { early }
    var binding: Binding<Int> { $early }
    var object: Settings { settings }
    var place: Locale { locale }
    var body: some View { Text("\(early) \(settings.count) \(locale.identifier)") }
  }

  @Test(
    "A State read outside of a view on screen is its initial value, and its binding writes nothing: warnings")
  func stateTooEarly() async {
    let owner = Owner()
    let said = await warnings {
      #expect(owner.read == 7)
      owner.binding.wrappedValue = 8
      #expect(owner.binding.wrappedValue == 7)
    }
    #expect(said.count == 3)
    #expect(said.allSatisfy { $0.contains("A State<Int> was read before its view was on screen") })
  }

  @Test("A StateObject read outside of a view on screen is another object each time: a warning with its type")
  func stateObjectTooEarly() async {
    let owner = Owner()
    let said = await warnings { #expect(owner.object !== owner.object) }
    #expect(said.contains { $0.contains("StateObject<Settings>") && $0.contains("new object each time") })
  }

  @Test("An environment value read outside of a view on screen is the default: a warning with its type")
  func environmentTooEarly() async {
    let owner = Owner()
    let said = await warnings { #expect(owner.place == EnvironmentValues().locale) }
    #expect(said.contains { $0.contains("environment value of type Locale") })
  }

  struct WritesInInit: View {
    @State private var count = 0
    init() { count = 5 }
    var body: some View { Text("\(count)") }
  }

  struct MakesWriter: View { var body: some View { WritesInInit() } }

  @Test("A State written in an initializer stays as it was: a warning says where it was, and how to set it")
  func writtenInInit() async {
    var texts: [String] = []
    let said = await warnings { texts = Screen { MakesWriter() }.texts }
    #expect(texts == ["0"])
    #expect(
      said.contains {
        $0.contains("State<Int> was written in the body of MakesWriter")
          && $0.contains("State(initialValue:)")
      })
  }

  // MARK: written at the wrong moment

  struct Publishes: View {
    @ObservedObject var settings: Settings
    private func publish() { if settings.count == 0 { settings.count = 1 } }
    var body: some View {
      let _ = publish()
      Text("\(settings.count)")
    }
  }

  @Test("Publishing within a body is a warning that names both views")
  func publishesInBody() async {
    let said = await warnings { _ = Screen { Publishes(settings: Settings()) } }
    #expect(
      said.contains { $0.contains("Publishes observes") && $0.contains("while Publishes was evaluating") })
  }

  struct Shows: View {
    @ObservedObject var settings: Settings
    var body: some View { Text("count \(settings.count)") }
  }

  @Test("Publishing from a background thread is a warning with type and view, and is shown all the same")
  func publishesElsewhere() async {
    let settings = Settings()
    let screen = Screen { Shows(settings: settings) }
    nonisolated(unsafe) let unsafe = settings
    let messages = LockedValue<[String]>([])
    await Diagnostics.collect(in: messages) {
      await Task.detached { unsafe.count = 3 }.value
      await eventually {
        screen.flush()
        return screen.shows("count 3")
      }
    }
    #expect(
      messages.withLock { $0 }.contains {
        $0.contains("An object of type Settings that Shows observes published") && $0.contains("background")
      })
  }

  struct Receives: View {
    let waves: PassthroughSubject<Int, Never>
    @State private var last = 0
    var body: some View { Text("last \(last)").onReceive(waves) { last = $0 } }
  }

  @Test("What a publisher sends on another thread is received on the main actor")
  func receivesElsewhere() async {
    let waves = PassthroughSubject<Int, Never>()
    let screen = Screen { Receives(waves: waves) }
    await Task.detached { waves.send(4) }.value
    await eventually {
      screen.flush()
      return screen.shows("last 4")
    }
  }

  // MARK: without end

  struct WritesAlways: View {
    @State private var count = 0
    private func write() { count += 1 }
    var body: some View {
      let _ = write()
      Text("\(count)")
    }
  }
  struct LargestKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }
  struct GrowsByPreference: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .preference(key: LargestKey.self, value: count)
        .onPreferenceChange(LargestKey.self) { count = $0 + 1 }
    }
  }
  struct PingPong: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Text("\(a) \(b)").onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }.onAppear { a = 1 }
    }
  }

  @Test("Updates that go on for ever are given up, with the view's name", arguments: 0..<3)
  func endless(_ kind: Int) async {
    let said = await warnings {
      switch kind {
      case 0: _ = Screen { WritesAlways() }
      case 1: _ = Screen { GrowsByPreference() }
      default: _ = Screen { PingPong() }
      }
    }
    let name = ["WritesAlways", "GrowsByPreference", "PingPong"][kind]
    let words = ["gave up", "gave up", "multiple times per frame"][kind]
    #expect(said.contains { $0.contains(words) && $0.contains(name) }, "\(said)")
  }

  // MARK: bindings from elsewhere

  struct Stored: View {
    @ObservedObject var settings: Settings
    @AppStorage("misuse.count") var stored = 0
    let hand: (Binding<Int>, Binding<Int>) -> Void
    var body: some View {
      let _ = hand($settings.count, $stored)
      Text("count \(settings.count)")
    }
  }

  @Test(
    "A background write through an object's or a storage's binding is a warning that names the object or the key"
  )
  func bindingsElsewhere() async {
    UserDefaults.standard.removeObject(forKey: "misuse.count")
    defer { UserDefaults.standard.removeObject(forKey: "misuse.count") }
    let settings = Settings()
    var bindings: [Binding<Int>] = []
    let screen = Screen { Stored(settings: settings) { bindings = [$0, $1] } }
    let messages = LockedValue<[String]>([])
    await Diagnostics.collect(in: messages) {
      let handed = bindings
      await Task.detached { for binding in handed { binding.wrappedValue = 3 } }.value
      await eventually {
        screen.flush()
        return messages.withLock { $0.filter { $0.contains("background") }.count } >= 2
      }
    }
    let said = messages.withLock { $0 }
    #expect(
      said.contains {
        $0.contains(
          "An object of type Settings that Stored observes published a change from a background thread")
      },
      "\(said)")
    #expect(said.contains { $0.contains("A value of type Int, of the key \"misuse.count\"") }, "\(said)")
  }
}
