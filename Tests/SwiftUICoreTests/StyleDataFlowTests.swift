import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Property wrappers in styles of a program's own.
@MainActor
@Suite("Data flow in styles")
struct StyleDataFlowTests {
  private struct Buttons: ButtonStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Primitive: PrimitiveButtonStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Toggles: ToggleStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Labels: LabelStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Progress: ProgressViewStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Gauges: GaugeStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Boxes: GroupBoxStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Disclosures: DisclosureGroupStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Labelled: LabeledContentStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View { probe.report(note) }
  }
  private struct Fields: TextFieldStyle {
    let note: String
    let probe = Probe()
    func _body(configuration: TextField<Self._Label>) -> some View { probe.report(note) }
  }

  private struct Menus: MenuStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View {
      probe.report(note)
      Menu(configuration)
    }
  }
  private struct Forms: FormStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View {
      probe.report(note)
      configuration.content
    }
  }
  private struct Groups: ControlGroupStyle {
    let note: String
    let probe = Probe()
    func makeBody(configuration: Configuration) -> some View {
      probe.report(note)
      configuration.label
      configuration.content
    }
  }

  enum Kind: String, CaseIterable, Sendable {
    case button, primitiveButton, toggle, label, progress, gauge, groupBox, disclosureGroup, labeledContent
    case textField, menu, form, controlGroup
  }

  private static func control(_ kind: Kind, _ note: String) -> AnyView {
    switch kind {
    case .button: AnyView(Button("x") {}.buttonStyle(Buttons(note: note)))
    case .primitiveButton: AnyView(Button("x") {}.buttonStyle(Primitive(note: note)))
    case .toggle: AnyView(Toggle("x", isOn: .constant(true)).toggleStyle(Toggles(note: note)))
    case .label: AnyView(Label("x", systemImage: "star").labelStyle(Labels(note: note)))
    case .progress: AnyView(ProgressView(value: 0.5).progressViewStyle(Progress(note: note)))
    case .gauge: AnyView(Gauge(value: 0.5) { Text("x") }.gaugeStyle(Gauges(note: note)))
    case .groupBox: AnyView(GroupBox("x") { Text("y") }.groupBoxStyle(Boxes(note: note)))
    case .disclosureGroup:
      AnyView(DisclosureGroup("x") { Text("y") }.disclosureGroupStyle(Disclosures(note: note)))
    case .labeledContent:
      AnyView(LabeledContent("x", value: "y").labeledContentStyle(Labelled(note: note)))
    case .textField:
      AnyView(TextField("x", text: .constant("y")).textFieldStyle(Fields(note: note)))
    case .menu: AnyView(Menu("x") { Button("y") {} }.menuStyle(Menus(note: note)))
    case .form: AnyView(Form { Text("x") }.formStyle(Forms(note: note)))
    case .controlGroup:
      AnyView(ControlGroup("x") { Button("y") {} }.controlGroupStyle(Groups(note: note)))
    }
  }

  @Test("A style gets the menu, the form, the group as it is, and shows it")
  func shown() {
    let store = Probe.Store()
    let menu = Screen {
      Menu("Title") { Button("Entry") {} }.menuStyle(Menus(note: "m")).environmentObject(store)
    }
    #expect(menu.front.all.contains { $0.kind == "menu" && $0.label == "Title" })
    menu.close()
    let form = Screen { Form { Text("inside") }.formStyle(Forms(note: "f")).environmentObject(store) }
    #expect(form.shows("inside"))
    #expect(!form.front.all.contains { $0.kind == "form" })
    form.close()
    let automatic = Screen { Form { Text("inside") }.formStyle(.columns) }
    #expect(automatic.front.all.contains { $0.kind == "form" })
    automatic.close()
    let group = Screen {
      ControlGroup("Title") { Button("Press") {} }.controlGroupStyle(Groups(note: "g"))
        .environmentObject(store)
    }
    #expect(group.shows("Title"))
    group.button("Press").tap()
    group.close()
  }

  private struct Veil: Transition {
    let probe = Probe()
    func body(content: Content, phase: TransitionPhase) -> some View {
      VStack {
        probe.report("\(phase)")
        content
      }
    }
  }
  private struct Coming: View {
    @State private var isShown = true
    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown { Text("content").transition(Veil()) }
    }
  }

  @Test(
    "A transition of a program's own reads the environment and its objects, follows them, and keeps its state"
  )
  func transition() {
    let store = Probe.Store()
    let screen = Screen { ProbeHost(store: store) { _ in AnyView(Coming()) } }
    #expect(screen.shows("identity one 1 0"))
    screen.button("Word").tap()
    #expect(screen.shows("identity two 1 0"))
    screen.act { store.number = 2 }
    screen.button("Kick").tap()
    #expect(screen.shows("identity two 2 1"))
    screen.button("Toggle").tap()
    #expect(!screen.shows("content"))
    screen.button("Toggle").tap()
    #expect(screen.shows("identity two 2 0"))
    #expect(screen.shows("content"))
    screen.close()
  }

  @Test(
    "A style reads the environment and its objects, follows them, and keeps its state with the control",
    arguments: Kind.allCases)
  func probe(_ kind: Kind) {
    let store = Probe.Store()
    let screen = Screen { ProbeHost(store: store) { Self.control(kind, $0) } }
    #expect(screen.shows("a one 1 0"))
    screen.button("Word").tap()
    #expect(screen.shows("a two 1 0"))
    screen.act { store.number = 2 }
    #expect(screen.shows("a two 2 0"))
    screen.button("Kick").tap()
    screen.button("Kick").tap()
    #expect(screen.shows("a two 2 2"))
    // Another value of the same style: the state stays.
    screen.button("Note").tap()
    #expect(screen.shows("b two 2 2"))
    // The control goes, and with it the state.
    screen.button("Show").tap()
    #expect(!screen.shows("b two 2 2"))
    screen.button("Show").tap()
    #expect(screen.shows("b two 2 0"))
    screen.close()
  }

  private struct Availability: ToggleStyle {
    @Environment(\.isEnabled) var isEnabled
    @State private var taps = 0
    func makeBody(configuration: Configuration) -> some View {
      Text("enabled \(isEnabled)")
      Button("tapped \(taps)") {
        taps += 1
        configuration.isOn.toggle()
      }
    }
  }
  private struct Disabling: View {
    @State private var first = false
    @State private var second = false
    @State private var isDisabled = true
    var body: some View {
      VStack {
        Toggle("First", isOn: $first).disabled(isDisabled)
        Toggle("Second", isOn: $second)
        Text("\(first) \(second)")
        Button("Enable") { isDisabled = false }
      }
      .toggleStyle(Availability())
    }
  }

  @Test("Each control that has the style has the style's state for itself")
  func ofEachControl() {
    let screen = Screen { Disabling() }
    #expect(screen.texts.filter { $0.hasPrefix("enabled") } == ["enabled false", "enabled true"])
    screen.button("Enable").tap()
    #expect(screen.texts.filter { $0.hasPrefix("enabled") } == ["enabled true", "enabled true"])
    screen.button("tapped 0").tap()
    #expect(screen.shows("true false"))
    #expect(screen.shows("tapped 1"))
    #expect(screen.shows("tapped 0"))
    screen.close()
  }

  @Observable
  final class Model {
    var word = "first"
  }
  private struct Observing: LabelStyle {
    let model: Model
    func makeBody(configuration: Configuration) -> some View { Text(model.word) }
  }

  @Test("A style follows the observable object that it reads")
  func observable() {
    let model = Model()
    let screen = Screen { Label("x", systemImage: "star").labelStyle(Observing(model: model)) }
    #expect(screen.shows("first"))
    screen.act { model.word = "second" }
    #expect(screen.shows("second"))
    screen.close()
  }

  private struct Other: LabelStyle {
    @State private var number = 7
    func makeBody(configuration: Configuration) -> some View { Text("other \(number)") }
  }
  private struct Choice: View {
    @State private var isOther = false
    var body: some View {
      Button("Change") { isOther.toggle() }
      let label = Label("x", systemImage: "star")
      if isOther {
        label.labelStyle(Other())
      } else {
        label.labelStyle(Labels(note: "a"))
      }
    }
  }

  @Test("A style of another type starts with a state of its own")
  func anotherType() {
    let screen = Screen { Choice().environmentObject(Probe.Store()) }
    #expect(screen.shows("a none 1 0"))
    screen.button("Change").tap()
    #expect(screen.shows("other 7"))
    screen.button("Change").tap()
    #expect(screen.shows("a none 1 0"))
    screen.close()
  }
}
