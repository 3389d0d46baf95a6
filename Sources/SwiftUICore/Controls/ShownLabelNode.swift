/// What a control shows that has its label in front of it.
package protocol ShownLabelDescription: Description {
  /// What the label says.
  var label: String { get }
  /// Whether the label's views are in the control; else it is words, which the control shows.
  var holdsLabel: Bool { get set }
  var hidesLabel: Bool { get }
}

/// A view around a label whose type is hidden.
@MainActor
protocol LabelAround {
  var label: any View { get }
}

/// The node of a control that shows its label: words as the desktop has them by itself, anything else (a picture, a second
/// line, words that look as the program says) as the views that they are. Other children follow the label.
class ShownLabelNode<Label: View, Described: ShownLabelDescription>: GroupNode, AttributedNode, StyledNode {
  /// The label where it is words alone.
  private var words: LabelProbe?
  /// The label where it is more.
  private var shown: ReadSlotNode?
  /// What either is made of.
  private var labelView: Label?
  private var widget: (any DescribedWidget<Described>)!

  final var anyWidget: any Widget { widget }

  /// The label, to be read; nil: it is not there yet.
  final var label: Node? { words?.content ?? shown?.child }

  /// The control as it is now. A kind says which; whether it holds its label is known here.
  func description() -> Described { preconditionFailure("Each kind of control has its own description.") }

  /// Makes the label and the widget, once the other children are there.
  final func mount(_ label: Label) {
    labelView = label
    if Self.isPlain(label), looksPlain {
      let words = LabelProbe(under: self) { [weak self] in self?.markDirty() }
      words.mount { Label._makeNode(label, under: $0) }
      self.words = words
      children.insert(words, at: 0)
    }
    widget = graph.renderer.makeWidget(for: describe())
    if words == nil {
      show(label)
      // What it says is known now.
      update()
    }
    applyAttributes()
  }

  private static func isPlain(_ label: any View) -> Bool {
    if let around = label as? any LabelAround { return isPlain(around.label) }
    return label is EmptyView || (label as? Text)?.isPlain == true
  }

  /// Whether words here look as the desktop has them, by what is around.
  private var looksPlain: Bool {
    let style = environment.style
    return style.font == nil && style.foreground == nil && style.textTraits == nil && !style.isRedacted
  }

  private func show(_ label: Label) {
    let shown = ReadSlotNode(.content, of: widget, under: self) { [weak self] in self?.markDirty() }
    shown.mount { Label._makeNode(label, under: $0) }
    self.shown = shown
    children.insert(shown, at: 0)
  }

  final func patch(_ new: Label) {
    labelView = new
    if let words, !Self.isPlain(new) {
      show(new, inPlaceOf: words)
    } else if let label {
      Label._patch(label, with: new)
    }
  }

  /// Words that have got a look stand in the widget as any view does.
  private func show(_ label: Label, inPlaceOf words: LabelProbe) {
    release { children in children.removeAll { $0 === words } }
    words.unmount()
    self.words = nil
    show(label)
  }

  private func describe() -> Described {
    var described = reading { description() }
    described.holdsLabel = words == nil
    return described
  }

  override func update() {
    let old = widget.description
    let new = describe()
    widget.description = new
    guard old != new else { return }
    widget.update(from: old)
    if isRead { host?.widgetChanged() }
  }

  func styleChanged() {
    if let words, let labelView, !looksPlain { show(labelView, inPlaceOf: words) }
    update()
  }
  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  // The label has no widget in the row itself.
  override func collectRows(into rows: inout RowMap) { rows.append(widget, of: self) }
  override var lastWidget: (any Widget)? { widget }
  override func widget(before child: Node) -> (any Widget)? { nil }
}
