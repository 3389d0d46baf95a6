/// A control whose label is read, not shown.
@MainActor
protocol LabelReadingControl {
  associatedtype Described: Description
  func describe(label: String, in context: DescriptionContext) -> Described
}

struct LabeledControl<Label: View, Control: LabelReadingControl>: View, PrimitiveView {
  typealias Body = Never
  let label: Label
  let control: Control

  static func makeNode(_ view: Self, under parent: Node) -> LabeledControlNode<Label, Control> {
    LabeledControlNode(view, under: parent)
  }
  static func patch(_ node: LabeledControlNode<Label, Control>, with view: Self) { node.patch(with: view) }
}

/// The node of a control whose label is read.
final class LabeledControlNode<Label: View, Control: LabelReadingControl>: SingleChildNode, AttributedNode,
  StyledNode
{
  private var view: LabeledControl<Label, Control>
  private var probe: LabelProbe!
  private var widget: (any DescribedWidget<Control.Described>)!

  var anyWidget: any Widget { widget }

  init(_ view: LabeledControl<Label, Control>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    probe = LabelProbe(under: self) { [weak self] in self?.markDirty() }
    probe.mount { Label._makeNode(view.label, under: $0) }
    child = probe
    widget = graph.renderer.makeWidget(for: describe())
    applyAttributes()
  }

  private func describe() -> Control.Described { reading { description() } }

  private func description() -> Control.Described {
    return view.control.describe(label: label, in: DescriptionContext(node: self))
  }

  private var label: String { probe.spokenName }

  func patch(with new: LabeledControl<Label, Control>) {
    view = new
    Label._patch(probe.content, with: new.label)
    update()
  }

  override func update() {
    let old = widget.description
    let new = describe()
    widget.description = new
    guard old != new else { return }
    widget.update(from: old)
    if isRead { host?.widgetChanged() }
  }

  func styleChanged() { update() }
  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  // The label that is read has no widget on screen.
  override func collectRows(into rows: inout RowMap) { rows.append(widget, of: self) }
  override var lastWidget: (any Widget)? { widget }
}
