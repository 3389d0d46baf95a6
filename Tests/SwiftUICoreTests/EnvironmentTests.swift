import SwiftUITesting
import Testing

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }
/// A value that counts how often it is compared.
private struct Compared: Equatable {
  nonisolated(unsafe) static var times = 0
  var word = ""
  static func == (one: Compared, other: Compared) -> Bool {
    times += 1
    return one.word == other.word
  }
}
private struct ComparedKey: EnvironmentKey { static let defaultValue = Compared() }
extension EnvironmentValues {
  fileprivate var compared: Compared {
    get { self[ComparedKey.self] }
    set { self[ComparedKey.self] = newValue }
  }
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

@MainActor
@Suite("Environment and preferences")
struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.theme) var theme
    var body: some View { Text("theme \(theme)") }
  }
  struct Bystander: View {
    @Environment(\.other) var other
    var body: some View { Text("other \(other)") }
  }
  struct Between: View {
    var body: some View {
      VStack {
        Reader()
        Bystander()
      }
    }
  }
  struct Root: View {
    @State var theme = "dark"
    var body: some View {
      VStack {
        Button("Change") { theme += "er" }
        Between().environment(\.theme, theme)
        Reader()
      }
    }
  }

  @Test("Only readers of a key run when it changes")
  func readers() {
    let screen = Screen { Root() }
    #expect(screen.texts == ["Change", "theme dark", "other 0", "theme plain"])
    screen.resetCounts()
    screen.button("Change").tap()
    #expect(screen.evaluated == ["Root", "Reader"])
    #expect(screen.shows("theme darker"))
  }

  struct ComparedReader: View {
    @Environment(\.compared) private var compared
    var body: some View { Text(compared.word) }
  }
  struct ComparedRoot: View {
    let isRead: Bool
    @State var number = 1
    var body: some View {
      VStack {
        Button("Change") { number += 1 }
        VStack { if isRead { ComparedReader() } }.environment(\.compared, Compared(word: "\(number)"))
      }
    }
  }

  @Test("What nobody reads is not compared where it is set, only as the modifier's value")
  func unread() {
    func comparisons(isRead: Bool) -> Int {
      let screen = Screen { ComparedRoot(isRead: isRead) }
      Compared.times = 0
      screen.button("Change").tap()
      #expect(screen.shows("2") == isRead)
      return Compared.times
    }
    let unread = comparisons(isRead: false)
    #expect(comparisons(isRead: true) > unread)
  }

  struct Styled: View {
    @State var big = false
    var body: some View {
      VStack {
        Button("Grow") { big.toggle() }
        VStack {
          Text("one")
          HStack { Text("two") }.font(.caption)
        }.font(big ? .title : .body)
      }
    }
  }

  @Test("A style reaches the labels that follow it, and no body")
  func style() {
    let screen = Screen { Styled() }
    screen.resetCounts()
    screen.button("Grow").tap()
    #expect(screen.evaluated == ["Styled"])
    #expect(screen.operations == ["update text \"one\": style"])
  }

  struct Off: View {
    @State var off = true
    var body: some View {
      VStack {
        Toggle("Off", isOn: $off)
        VStack { Button("Press") {} }.disabled(off)
      }
    }
  }

  @Test("disabled turns controls off and on again")
  func disabled() {
    let screen = Screen { Off() }
    #expect(!screen.button("Press").isEnabled)
    screen.toggle("Off").set(false)
    #expect(screen.button("Press").isEnabled)
  }

  struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
  struct Sender: View {
    @State var on = true
    @State var seen: [String] = []
    var body: some View {
      VStack {
        Text("seen \(seen.joined(separator: ","))")
        VStack {
          Text("a").preference(key: Names.self, value: ["a"])
          if on { Text("b").preference(key: Names.self, value: ["b"]) }
          Text("c").preference(key: Names.self, value: ["c"])
        }
        .transformPreference(Names.self) { $0.append("t") }
        .onPreferenceChange(Names.self) { seen = $0 }
        Button("Flip") { on.toggle() }
      }
    }
  }

  @Test("Preferences are reduced in view order and follow what comes and goes")
  func preferences() {
    let screen = Screen { Sender() }
    #expect(screen.shows("seen a,b,c,t"))
    screen.button("Flip").tap()
    #expect(screen.shows("seen a,c,t"))
    screen.button("Flip").tap()
    #expect(screen.shows("seen a,b,c,t"))
  }

  struct Padded: View {
    @State var wide = false
    var body: some View {
      VStack {
        Button("Widen") { wide.toggle() }
        Group {
          Text("x")
          Text("y")
        }.padding(wide ? 20 : 4).padding(.leading, 2)
      }
    }
  }

  @Test("Padding is a property of each widget it reaches, and changes as one")
  func padding() {
    let screen = Screen { Padded() }
    #expect(
      screen.text("x").widget.attributes?.margins == EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 4))
    screen.resetCounts()
    screen.button("Widen").tap()
    #expect(screen.operations == ["attributes text \"x\"", "attributes text \"y\""])
    #expect(screen.text("y").widget.attributes?.margins.leading == 22)
  }

  struct Endless: View {
    @State var n = 0
    var body: some View { Text("\(n)").onChange(of: n) { n += 1 }.onAppear { n = 1 } }
  }

  @Test("An onChange without end is given up, with the view's name")
  func endless() {
    let messages = LockedValue<[String]>([])
    Diagnostics.listen { message in messages.withLock { $0.append(message) } }
    _ = Screen { Endless() }
    Diagnostics.listen(nil)
    let said = messages.withLock { $0 }
    #expect(said.contains { $0.contains("Endless") && $0.contains("multiple times per frame") })
  }
}
