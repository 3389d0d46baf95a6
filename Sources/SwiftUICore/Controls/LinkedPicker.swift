/// A picker that leads to a page of its choices: a row with what is chosen. Who chooses is back where they came from.
struct LinkedPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    NavigationLink(destination: PickerPage(picker: picker)) {
      HStack {
        if !labelsAreHidden {
          picker.label
          Spacer(minLength: 12)
        }
        Group {
          if let current = picker.currentValueLabel { current } else { ChosenOption(picker: picker) }
        }
        .foregroundStyle(.secondary)
      }
    }
  }
}

/// The node of what a picker is at the time: a control, or a row that leads to a page.
final class PickerPlaceNode<Label: View, SelectionValue: Hashable, Content: View>: SingleChildNode {
  typealias Control = PickerNode<Label, SelectionValue, Content>
  private var picker: Picker<Label, SelectionValue, Content>
  private var leadsOn = false

  override var exchangesAtOnce: Bool { true }

  init(_ picker: Picker<Label, SelectionValue, Content>, under parent: Node) {
    self.picker = picker
    super.init(under: parent)
    leadsOn = shouldLeadOn
    child = make()
  }

  private var shouldLeadOn: Bool {
    reading {
      let values = EnvironmentValues(scope: environment)
      return values.pickerLooks.leadsOn && values.navigator?.host is NavigationStackNode
    }
  }

  private func make() -> Node {
    leadsOn ? LinkedPicker._makeNode(LinkedPicker(picker: picker), under: self) : Control(picker, under: self)
  }

  private func bringUpToDate(_ child: Node) {
    if let control = child as? Control {
      control.patch(with: picker)
    } else {
      LinkedPicker._patch(child, with: LinkedPicker(picker: picker))
    }
  }

  func patch(with new: Picker<Label, SelectionValue, Content>) {
    picker = new
    update()
    if let child { bringUpToDate(child) }
  }

  /// The style around it may be another.
  override func update() {
    let old = leadsOn
    leadsOn = shouldLeadOn
    guard leadsOn != old else { return }
    exchangeChild((old, leadsOn), patch: bringUpToDate, make: make)
  }
}

/// The choices.
private struct PickerPage<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Environment(\.dismiss) private var dismiss

  private var choices: Picker<Label, SelectionValue, Content> {
    var picker = picker
    let (choose, dismiss) = (picker.choose, dismiss)
    picker.choose = {
      choose($0)
      dismiss()
    }
    return picker
  }

  /// What the label says, with a symbol beside it or not.
  private var title: Text {
    picker.label as? Text ?? (picker.label as? SwiftUICore.Label<Text, Image>)?.title ?? Text(verbatim: "")
  }

  var body: some View {
    Form { choices.labelsHidden().pickerStyle(.inline) }
      .navigationTitle(title)
  }
}

/// The option that is chosen: its picture and its words.
private struct ChosenOption<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let picker: Picker<Label, SelectionValue, Content>

  static func makeNode(_ view: Self, under parent: Node) -> ChosenOptionNode<Label, SelectionValue, Content> {
    ChosenOptionNode(view.picker, under: parent)
  }
  static func patch(_ node: ChosenOptionNode<Label, SelectionValue, Content>, with view: Self) {
    node.patch(with: view.picker)
  }
}

/// The node of that: reads the options, and shows one.
private final class ChosenOptionNode<Label: View, SelectionValue: Hashable, Content: View>: SingleChildNode {
  private var picker: Picker<Label, SelectionValue, Content>
  private var options: OptionsNode!

  init(_ picker: Picker<Label, SelectionValue, Content>, under parent: Node) {
    self.picker = picker
    super.init(under: parent)
    options = OptionsNode(under: self) { [weak self] in self?.markDirty() }
    options.mount { Content._makeNode(picker.content, under: $0) }
    child = ShownOption._makeNode(shown, under: self)
  }

  private var shown: ShownOption {
    reading {
      let chosen = picker.chosen().map { AnyHashable($0) }
      let option = options.options.first { $0.value == chosen }?.shown
      return ShownOption(title: option?.title ?? "", symbol: option?.symbol)
    }
  }

  func patch(with new: Picker<Label, SelectionValue, Content>) {
    picker = new
    Content._patch(options.content, with: new.content)
    update()
  }

  override func update() { ShownOption._patch(child!, with: shown) }

  override func forEachChild(_ visit: (Node) -> Void) {
    visit(options)
    super.forEachChild(visit)
  }
  override func unmount() {
    options.unmount()
    super.unmount()
  }
}

private struct ShownOption: View {
  let title: String
  let symbol: String?

  var body: some View {
    if let symbol, title.isEmpty {
      Image(systemName: symbol)
    } else if let symbol {
      Label(title, systemImage: symbol)
    } else {
      Text(verbatim: title)
    }
  }
}
