/// A control that shows its label.
struct ShownLabelControl<Label: View, Control: LabelReadingControl>: View
where Control.Described: ShownLabelDescription {
  typealias Body = Never
  let label: Label
  let control: Control
}

extension ShownLabelControl: PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> ShownLabelControlNode<Label, Control> {
    ShownLabelControlNode(view, under: parent)
  }
  static func patch(_ node: ShownLabelControlNode<Label, Control>, with view: Self) { node.patch(with: view) }
}

/// The node of a control that is nothing but itself and its label.
final class ShownLabelControlNode<Label: View, Control: LabelReadingControl>:
  ShownLabelNode<Label, Control.Described>
where Control.Described: ShownLabelDescription {
  private var control: Control

  init(_ view: ShownLabelControl<Label, Control>, under parent: Node) {
    control = view.control
    super.init(under: parent)
    mount(view.label)
  }

  override func description() -> Control.Described {
    control.describe(label: label?.readSpokenName ?? "", in: DescriptionContext(node: self))
  }

  func patch(with new: ShownLabelControl<Label, Control>) {
    control = new.control
    patch(new.label)
    update()
  }
}
