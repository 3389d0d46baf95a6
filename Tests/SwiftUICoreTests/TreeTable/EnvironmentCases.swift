import SwiftUITesting

enum EnvironmentCases {
  static let all = [
    Case(
      "An environment object reaches any depth; the views between do not run", { Root() },
      .shown("body Root", "body Middle", "body Leaf 0"),
      .tap("Add", "body Root", "body Leaf 1")),
    Case(
      "The nearest environment object wins", { Nearest() },
      .shown("body Label outer", "body Label inner"),
      .event("outer", { $0[Settings.self, 0].name = "out" }, "body Label out"),
      .event("inner", { $0[Settings.self, 1].name = "in" }, "body Label in")),
    Case(
      "A value of the environment runs those who read it", { Themed() },
      .shown("body Themed plain", "body Painted plain", "body Unpainted"),
      .tap("Paint", "body Themed dark", "body Painted dark")),
    Case(
      "An equal value of the environment runs nobody below", { Themed() },
      .shown("body Themed plain", "body Painted plain", "body Unpainted"),
      .tap("Count", "body Themed plain")),
    Case(
      "Another key of the environment does not concern a reader of this one", { TwoKeys() },
      .shown("body TwoKeys", "body Painted plain"),
      .tap("Enlarge", "body TwoKeys")),
    Case(
      "transformEnvironment builds on the value from above", { Transformed() },
      .shown("body Painted plain!!"),
      .tap("Paint", "body Painted dark!!")),
    Case(
      "A key read only in a branch is followed while the branch is taken", { Branch() },
      .shown("body Branch", "body Curious off"),
      .tap("Paint", "body Branch"),
      .tap("Ask", "body Curious dark")),
    Case(
      "disabled reaches every control below and adds up", { Disabled() },
      .shown("body Ability false"),
      .tap("Enable", "body Ability true")),
  ]

  @MainActor final class Settings: ObservableObject {
    @Published var name: String
    @Published var count = 0
    init(_ name: String) {
      self.name = name
      watch(self)
    }
  }

  struct Root: View {
    @StateObject private var settings = Settings("")
    var body: some View {
      let _ = say("body Root")
      Middle().environmentObject(settings)
    }
    struct Middle: View {
      var body: some View {
        let _ = say("body Middle")
        Leaf()
      }
    }
    struct Leaf: View {
      @EnvironmentObject var settings: Settings
      var body: some View {
        let _ = say("body Leaf \(settings.count)")
        Button("Add") { settings.count += 1 }
      }
    }
  }

  struct Nearest: View {
    @State private var outer = Settings("outer")
    @State private var inner = Settings("inner")
    var body: some View {
      VStack {
        Label()
        VStack { Label() }.environmentObject(inner)
      }
      .environmentObject(outer)
    }
    struct Label: View {
      @EnvironmentObject var settings: Settings
      var body: some View {
        let _ = say("body Label \(settings.name)")
        Text(settings.name)
      }
    }
  }

  struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
  struct SizeKey: EnvironmentKey { static let defaultValue = 1 }

  struct Painted: View {
    @Environment(\.tableTheme) private var theme
    var body: some View {
      let _ = say("body Painted \(theme)")
      Text(theme)
    }
  }

  struct Themed: View {
    @State private var theme = "plain"
    @State private var count = 0
    var body: some View {
      let _ = say("body Themed \(theme)")
      VStack {
        Button("Paint") { theme = "dark" }
        Button("Count") { count += 1 }
        Text("\(count)")
        Painted()
        Unpainted()
      }
      .environment(\.tableTheme, theme)
    }
    struct Unpainted: View {
      var body: some View {
        let _ = say("body Unpainted")
        Text("-")
      }
    }
  }

  struct TwoKeys: View {
    @State private var size = 1
    var body: some View {
      let _ = say("body TwoKeys")
      Button("Enlarge") { size += 1 }
      Painted().environment(\.tableSize, size)
    }
  }

  struct Transformed: View {
    @State private var theme = "plain"
    var body: some View {
      VStack {
        Button("Paint") { theme = "dark" }
        Painted()
          .transformEnvironment(\.tableTheme) { $0 += "!" }
          .transformEnvironment(\.tableTheme) { $0 += "!" }
      }
      .environment(\.tableTheme, theme)
    }
  }

  struct Branch: View {
    @State private var theme = "plain"
    var body: some View {
      let _ = say("body Branch")
      VStack {
        Button("Paint") { theme = "dark" }
        Curious()
      }
      .environment(\.tableTheme, theme)
    }
    struct Curious: View {
      @State private var asks = false
      var body: some View {
        let _ = asks ? () : say("body Curious off")
        Button("Ask") { asks = true }
        if asks { Answer() }
      }
    }
    struct Answer: View {
      @Environment(\.tableTheme) private var theme
      var body: some View {
        let _ = say("body Curious \(theme)")
        Text(theme)
      }
    }
  }

  struct Disabled: View {
    @State private var isOff = true
    var body: some View {
      VStack {
        Ability().disabled(isOff).disabled(false)
        Button("Enable") { isOff = false }
      }
    }
    struct Ability: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        let _ = say("body Ability \(isEnabled)")
        Button("Go") {}
      }
    }
  }
}

extension EnvironmentValues {
  var tableTheme: String {
    get { self[EnvironmentCases.ThemeKey.self] }
    set { self[EnvironmentCases.ThemeKey.self] = newValue }
  }
  var tableSize: Int {
    get { self[EnvironmentCases.SizeKey.self] }
    set { self[EnvironmentCases.SizeKey.self] = newValue }
  }
}
