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

extension _ViewNode {
  /// Whether a picker under this node leads to a page.
  @MainActor
  var makesPickersLeadOn: Bool {
    let values = EnvironmentValues(scope: environmentForChildren, isRecording: false)
    return values.pickerLooks.leadsOn && values.navigator?.host is NavigationStackNode
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

  var body: some View {
    Form { choices.labelsHidden().pickerStyle(.inline) }
      .navigationTitle(picker.label as? Text ?? Text(verbatim: ""))
  }
}

/// The words of the option that is chosen.
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

/// The node of those words: reads the options, and shows one as text.
private final class ChosenOptionNode<Label: View, SelectionValue: Hashable, Content: View>: SingleChildNode {
  private var picker: Picker<Label, SelectionValue, Content>
  private var options: OptionsNode!

  init(_ picker: Picker<Label, SelectionValue, Content>, under parent: Node) {
    self.picker = picker
    super.init(under: parent)
    options = OptionsNode(under: self) { [weak self] in self?.markDirty() }
    options.mount { Content._makeNode(picker.content, under: $0) }
    child = Text._makeNode(words, under: self)
  }

  private var words: Text {
    reading {
      let chosen = picker.chosen().map { AnyHashable($0) }
      let option = options.options.first { $0.value == chosen }
      return Text(verbatim: option?.shown.title ?? "")
    }
  }

  func patch(with new: Picker<Label, SelectionValue, Content>) {
    picker = new
    Content._patch(options.content, with: new.content)
    update()
  }

  override func update() { Text._patch(child!, with: words) }

  override func forEachChild(_ visit: (Node) -> Void) {
    visit(options)
    super.forEachChild(visit)
  }
  override func unmount() {
    options.unmount()
    super.unmount()
  }
}
