import SwiftUITesting
import Testing

private struct FlavourKey: EnvironmentKey { static let defaultValue = "none" }
extension EnvironmentValues {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}

/// What is in front of a view, beside it or inside of it shares its environment, also while that changes.
@MainActor
@Suite("The environment in every container")
struct ContainerEnvironmentTests {
  @MainActor final class Model: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }
  @MainActor @Observable final class Store {
    var name: String
    init(_ name: String) { self.name = name }
  }

  /// What is set around the container, to be changed while it is open.
  @MainActor @Observable final class Surroundings {
    var flavour = "plain"
    var model = Model("a")
    var store = Store("a")
    var isOff = false
    var font = Font.body
    var tint = Color.blue
  }

  struct Surrounded: View {
    let surroundings: Surroundings
    let container: Container
    var body: some View {
      container.view()
        .environment(\.flavour, surroundings.flavour)
        .environmentObject(surroundings.model)
        .environment(surroundings.store)
        .disabled(surroundings.isOff)
        .font(surroundings.font)
        .tint(surroundings.tint)
    }
  }

  /// Reads everything: as a text, or as a button where only those can be shown.
  struct Probe: View {
    var isButton = false
    @Environment(\.flavour) private var flavour
    @EnvironmentObject private var model: Model
    @Environment(Store.self) private var store
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.font) private var font
    private var summary: String {
      "probe \(flavour) \(model.name) \(store.name) \(isEnabled ? "on" : "off") \(font == .title ? "large" : "small")"
    }
    var body: some View {
      if isButton { Button(summary) {} } else { Text(summary) }
    }
  }

  /// A view that shows something else while `isOpen` is true.
  struct Opening<Opened: View>: View {
    let open: (AnyView, Binding<Bool>) -> Opened
    @State private var isOpen = false
    var body: some View { open(AnyView(Button("Open") { isOpen = true }), $isOpen) }
  }
  struct Item: Identifiable, Hashable { let id: Int }

  struct Container: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @MainActor @Sendable () -> AnyView
    var open: @MainActor @Sendable (Screen) -> Void = { $0.button("Open").tap() }
    /// Whether what it shows are words alone, without a look of their own.
    var isPlain = false
    var testDescription: String { name }

    init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
      self.name = name
      self.view = { AnyView(view()) }
    }
    /// Opened by a state.
    static func opened<V: View>(
      _ name: String, _ open: @escaping @MainActor @Sendable (AnyView, Binding<Bool>) -> V
    ) -> Container {
      Container(name) { Opening { open($0, $1) } }
    }
    /// There from the start.
    static func inside<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V)
      -> Container
    {
      var container = Container(name, view)
      container.open = { _ in }
      return container
    }
    var plain: Container {
      var plain = self
      plain.isPlain = true
      return plain
    }
    func opened(by open: @escaping @MainActor @Sendable (Screen) -> Void) -> Container {
      var other = self
      other.open = open
      return other
    }
  }

  nonisolated static let containers: [Container] = [
    .opened("sheet") { base, isOpen in base.sheet(isPresented: isOpen) { Probe() } },
    .opened("sheet for an item") { base, isOpen in
      base.sheet(item: Binding(get: { isOpen.wrappedValue ? Item(id: 1) : nil }, set: { _ in })) { _ in
        Probe()
      }
    },
    .opened("full-screen cover") { base, isOpen in base.fullScreenCover(isPresented: isOpen) { Probe() } },
    .opened("popover") { base, isOpen in base.popover(isPresented: isOpen) { Probe() } },
    .opened("stack in a sheet") { base, isOpen in
      base.sheet(isPresented: isOpen) {
        NavigationStack { List(0..<2, id: \.self) { _ in Probe() } }
      }
    },
    .opened("alert's buttons") { base, isOpen in
      base.alert("Sure?", isPresented: isOpen) { Probe(isButton: true) }
    }.plain,
    .opened("alert's message") { base, isOpen in
      base.alert("Sure?", isPresented: isOpen) {
      } message: {
        Probe()
      }
    }.plain,
    .opened("confirmation dialog's buttons") { base, isOpen in
      base.confirmationDialog("Sure?", isPresented: isOpen) { Probe(isButton: true) }
    }.plain,
    .opened("navigation destination while something is so") { base, isOpen in
      NavigationStack { base.navigationDestination(isPresented: isOpen) { Probe() } }
    },
    Container("navigation destination for a value") {
      NavigationStack {
        NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { _ in Probe() }
      }
    },
    Container("navigation link's destination") {
      NavigationStack { NavigationLink("Open") { Probe() } }
    },
    Container("navigation view's destination") {
      NavigationView { NavigationLink("Open", destination: Probe()) }
    },
    .inside("list row") { List { Probe() } },
    .inside("list row made as it comes into sight") { List(0..<100, id: \.self) { _ in Probe() } },
    .inside("section header") {
      List {
        Section {
          Text("row")
        } header: {
          Probe()
        }
      }
    },
    .inside("form") { Form { Section("One") { Probe() } } },
    .inside("split view's detail") {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Probe()
      }
    },
    Container("tab") {
      TabView {
        Text("one").tabItem { Text("One") }
        Probe().tabItem { Text("Two") }
      }
    }.opened { $0.selectTab("Two") },
    .inside("toolbar") { NavigationStack { Text("page").toolbar { Probe() } } },
    .inside("overlay") { Text("base").overlay { Probe() } },
    .inside("background") { Text("base").background { Probe() } },
    .inside("geometry reader") { GeometryReader { _ in Probe() } },
    .inside("button's label") {
      Button {
      } label: {
        Probe()
      }
    },
  ]

  /// What the probe says now.
  private func summary(_ screen: Screen) -> String? {
    let front = screen.front
    let words = front.texts + front.options + [front.message]
    return words.first { $0.hasPrefix("probe") }
  }

  @Test("Values and objects reach it, and follow while it is open", arguments: containers)
  func follows(_ container: Container) throws {
    let nodes = Screen.liveNodes
    do {
      let surroundings = Surroundings()
      let screen = Screen { Surrounded(surroundings: surroundings, container: container) }
      container.open(screen)
      #expect(summary(screen) == "probe plain a a on small")
      screen.act { surroundings.flavour = "sweet" }
      #expect(summary(screen) == "probe sweet a a on small", "an environment key")
      screen.act { surroundings.model.name = "b" }
      #expect(summary(screen) == "probe sweet b a on small", "a published property")
      screen.act { surroundings.store.name = "b" }
      #expect(summary(screen) == "probe sweet b b on small", "an observed property")
      screen.act { surroundings.model = Model("c") }
      #expect(summary(screen) == "probe sweet c b on small", "another object")
      screen.act { surroundings.model.name = "d" }
      screen.act { surroundings.store = Store("c") }
      #expect(summary(screen) == "probe sweet d c on small", "another observable")
      screen.act { surroundings.store.name = "d" }
      screen.act { surroundings.isOff = true }
      #expect(summary(screen) == "probe sweet d d off small", "disabled")
      screen.act { surroundings.isOff = false }
      screen.act { surroundings.font = .title }
      #expect(summary(screen) == "probe sweet d d on large", "the font")
      if !container.isPlain {
        let words = try #require(summary(screen))
        func style() -> Style? { (screen.text(words).widget.anyDescription as? TextDescription)?.style }
        #expect(style()?.font == .title)
        #expect(style()?.tint == .blue)
        screen.act { surroundings.tint = .green }
        #expect(style()?.tint == .green, "the tint")
      }
      screen.close()
    }
    #expect(Screen.liveNodes == nodes, "nodes are left")
  }

  @Test("An alert's buttons cannot be pressed where its view is disabled")
  func disabledAlert() throws {
    let surroundings = Surroundings()
    let alert = Self.containers.first { $0.name == "alert's buttons" }!
    let screen = Screen { Surrounded(surroundings: surroundings, container: alert) }
    alert.open(screen)
    func isEnabled() -> Bool? {
      (screen.front.widget.anyDescription as? AlertDescription)?.buttons.first?.isEnabled
    }
    #expect(isEnabled() == true)
    screen.act { surroundings.isOff = true }
    #expect(isEnabled() == false)
  }

  struct Nearest: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Reader() }
        .environment(\.flavour, "near")
    }
    struct Reader: View {
      @Environment(\.flavour) private var flavour
      var body: some View { Text("flavour \(flavour)") }
    }
  }

  @Test("What is presented has the environment of the view that presents it, not of the window")
  func nearest() {
    let screen = Screen { Nearest().environment(\.flavour, "far") }
    screen.button("Open").tap()
    #expect(screen.texts == ["flavour near"])
  }
}
