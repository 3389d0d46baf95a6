import SwiftUICore
import SwiftUITesting
import Testing

private final class Service: Equatable {
  static func == (a: Service, b: Service) -> Bool { a === b }
}

extension EnvironmentValues {
  @Entry fileprivate var accent = "plain"
  @Entry fileprivate var size: Double = 3
  @Entry fileprivate var account: String?
  @Entry fileprivate var route: Optional<Int>
  @Entry fileprivate var service: Service = Service()
  @Entry fileprivate var onSave: @MainActor (String) -> Void = { _ in }
  @Entry fileprivate var `default`: [String: Int] = [:]
}
extension FocusedValues {
  @Entry fileprivate var document: String?
}
extension Transaction {
  @Entry fileprivate var origin = "nowhere"
  @Entry fileprivate var depth: Int?
}
extension ContainerValues {
  @Entry fileprivate var isFeatured = false
  @Entry fileprivate var badge: Text?
}

@MainActor
@Suite("Entries")
struct EntryTests {
  struct Reader: View {
    @Environment(\.accent) var accent
    var body: some View { Text("accent \(accent)") }
  }
  struct Bystander: View {
    @Environment(\.size) var size
    var body: some View { Text(verbatim: "size \(size)") }
  }
  struct Middle: View {
    var body: some View {
      VStack {
        Reader()
        Bystander()
      }
    }
  }
  struct Root: View {
    @State var accent = "red"
    var body: some View {
      VStack {
        Button("Change") { accent = "blue" }
        Middle().environment(\.accent, accent)
        Reader()
      }
    }
  }

  @Test("An entry reaches its readers, and only they run when it changes")
  func readers() {
    let screen = Screen { Root() }
    #expect(screen.texts == ["Change", "accent red", "size 3.0", "accent plain"])
    screen.resetCounts()
    screen.button("Change").tap()
    #expect(screen.evaluated == ["Root", "Reader"])
    #expect(screen.shows("accent blue"))
  }

  @Test("An entry has the default that is written, or nil for an optional without one")
  func defaults() {
    var values = EnvironmentValues()
    #expect(values.accent == "plain")
    #expect(values.size == 3)
    #expect(values.account == nil)
    #expect(values.route == nil)
    #expect(values.default == [:])
    values.account = "ann"
    values.size = 4
    values.default["a"] = 1
    #expect(values.account == "ann")
    #expect(values.size == 4)
    #expect(values.default == ["a": 1])
    values.account = nil
    #expect(values.account == nil)
  }

  @Test("The default is computed at each look-up")
  func computed() {
    let values = EnvironmentValues()
    #expect(values.service !== values.service)
  }

  struct Saver: View {
    @Environment(\.onSave) var onSave
    var body: some View { Button("Save") { onSave("draft") } }
  }

  @Test("An entry may be a function")
  func functions() {
    @MainActor final class Log { var lines: [String] = [] }
    let log = Log()
    let screen = Screen { Saver().environment(\.onSave) { log.lines.append($0) } }
    screen.button("Save").tap()
    #expect(log.lines == ["draft"])
    Screen { Saver() }.button("Save").tap()
    #expect(log.lines == ["draft"])
  }

  @Test("An entry of a transaction travels with it")
  func transaction() {
    #expect(Transaction().origin == "nowhere")
    #expect(Transaction().depth == nil)
    var seen: [String] = []
    withTransaction(\.origin, "menu") {
      withTransaction(\.depth, 2) {
        let current = TransactionScope.current?.transaction
        seen.append("\(current?.origin ?? "-") \(current?.depth ?? 0)")
      }
    }
    #expect(seen == ["menu 2"])
  }

  @Test("Focused values are nil until they are set, and equal when what they hold is")
  func focused() {
    var a = FocusedValues()
    var b = FocusedValues()
    #expect(a.document == nil)
    #expect(a == b)
    a.document = "letter"
    #expect(a.document == "letter")
    #expect(a != b)
    b.document = "letter"
    #expect(a == b)
    a.document = nil
    #expect(a.document == nil)
    #expect(a == FocusedValues())
  }

  @Test("Container values have their defaults until they are set")
  func container() {
    var values = ContainerValues()
    #expect(!values.isFeatured)
    #expect(values.badge == nil)
    values.isFeatured = true
    values.badge = Text("new")
    #expect(values.isFeatured)
    #expect(values.badge != nil)
  }
}
