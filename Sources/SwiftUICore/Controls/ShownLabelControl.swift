/// What a control shows that has its label in front of it.
protocol ShownLabelDescription: Description {
  /// Whether the label's views are in the control; else it is words, which the control shows.
  var holdsLabel: Bool { get set }
}

/// A control that shows its label: words as the desktop has them by itself, anything else (a picture, words that look as the
/// program says) as the views that they are.
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

/// A view around a label whose type is hidden.
@MainActor
protocol LabelAround {
  var label: any View { get }
}

/// The node of a control that shows its label.
final class ShownLabelControlNode<Label: View, Control: LabelReadingControl>: GroupNode, AttributedNode,
  StyledNode
where Control.Described: ShownLabelDescription {
  private var view: ShownLabelControl<Label, Control>
  /// The label where it is words alone.
  private var words: LabelProbe?
  /// The label where it is more.
  private var shown: ReadSlotNode?
  private var widget: (any DescribedWidget<Control.Described>)!

  var anyWidget: any Widget { widget }

  init(_ view: ShownLabelControl<Label, Control>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    if Self.isPlain(view.label) {
      let words = LabelProbe(under: self) { [weak self] in self?.markDirty() }
      words.mount { Label._makeNode(view.label, under: $0) }
      self.words = words
      children.append(words)
    }
    widget = graph.renderer.makeWidget(for: describe())
    if words == nil {
      mountLabel()
      // What it says is known now.
      update()
    }
    applyAttributes()
  }

  private static func isPlain(_ label: any View) -> Bool {
    if let around = label as? any LabelAround { return isPlain(around.label) }
    return label is EmptyView || (label as? Text)?.isPlain == true
  }

  private func mountLabel() {
    let shown = ReadSlotNode(.content, of: widget, under: self) { [weak self] in self?.markDirty() }
    shown.mount { Label._makeNode(view.label, under: $0) }
    self.shown = shown
    children.append(shown)
  }

  /// Words that have got a look stand in the widget as any view does.
  private func replaceWords(_ words: LabelProbe) {
    release { children in children.removeAll { $0 === words } }
    words.unmount()
    self.words = nil
    mountLabel()
  }

  private func describe() -> Control.Described { reading { description() } }

  private func description() -> Control.Described {
    let label = words?.spokenName ?? shown?.child?.readSpokenName ?? ""
    var description = view.control.describe(label: label, in: DescriptionContext(node: self))
    description.holdsLabel = words == nil
    return description
  }

  func patch(with new: ShownLabelControl<Label, Control>) {
    view = new
    if let words, !Self.isPlain(new.label) {
      replaceWords(words)
    } else if let label = words?.content ?? shown?.child {
      Label._patch(label, with: new.label)
    }
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
  // The label has no widget in the row itself.
  override func collectRows(into rows: inout RowMap) { rows.append(widget, of: self) }
  override var lastWidget: (any Widget)? { widget }
  override func widget(before child: Node) -> (any Widget)? { nil }
}
