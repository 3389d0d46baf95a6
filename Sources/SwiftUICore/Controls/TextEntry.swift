/// The entry itself: its label is its placeholder and its name.
struct FieldWithLabel<Label: View>: View, PrimitiveView {
  typealias Body = Never
  let label: Label
  let text: Binding<String>
  private(set) var prompt: Text?
  var selection: Binding<TextSelection?>?
  let isSecure: Bool
  var format: ValueText?
  var isVertical = false
  /// Ends the search that the entry is for.
  var endSearch: (@MainActor () -> Void)?
  let editingChanged: (Bool) -> Void
  /// What Return does besides; nil: nothing.
  let commit: (() -> Void)?

  static func makeNode(_ view: Self, under parent: Node) -> Node {
    let values = EnvironmentValues(scope: parent.environmentForChildren)
    let isStyled = view.endSearch == nil && values.ownFieldStyle != nil
    return isStyled ? StyledFieldNode(view, under: parent) : FieldNode(view, under: parent)
  }
  static func patch(_ node: Node, with view: Self) {
    if let node = node as? FieldNode<Label> {
      node.patch(with: view)
    } else {
      unsafeDowncast(node, to: StyledFieldNode<Label>.self).patch(with: view)
    }
  }
}

extension FieldWithLabel {
  /// The field with its label before it in a form. Elsewhere, without a prompt, the label is what stands in the empty field.
  @MainActor var labelledInForm: LabelInForm<Label, Self> {
    LabelInForm(
      label: label, control: self, behindLabel: prompt == nil ? { $0.behindLabel } : nil,
      isSeenNowhereElse: prompt != nil)
  }

  private var behindLabel: Self {
    var field = self
    field.prompt = Text(verbatim: "")
    return field
  }
}

/// The node of a text entry. Its widget has the newest text typed, so a keystroke that comes back through the
/// binding finds nothing to change.
final class FieldNode<Label: View>: SingleChildNode, AttributedNode, StyledNode {
  private var view: FieldWithLabel<Label>
  /// The view's text, or that of its value as it is written here.
  private var text: Binding<String>
  private var probe: LabelProbe!
  private var widget: (any DescribedWidget<TextFieldDescription>)!
  /// What is being typed into a formatted field, and how the value it gave is written.
  private var draft: (typed: String, formatted: String)?

  var anyWidget: any Widget { widget }

  init(_ view: FieldWithLabel<Label>, under parent: Node) {
    self.view = view
    text = view.text
    super.init(under: parent)
    probe = LabelProbe(under: self) { [weak self] in self?.markDirty() }
    probe.mount { Label._makeNode(view.label, under: $0) }
    child = probe
    widget = graph.renderer.makeWidget(for: describe())
    applyAttributes()
  }

  func patch(with new: FieldWithLabel<Label>) {
    view = new
    Label._patch(probe.content, with: new.label)
    update()
  }

  override func update() {
    let old = widget.description
    let new = describe()
    widget.description = new
    if old != new { widget.update(from: old) }
  }

  func styleChanged() { update() }

  private func describe() -> TextFieldDescription { reading { description() } }

  private func description() -> TextFieldDescription {
    let values = EnvironmentValues(scope: environment)
    text = view.format?.text(in: values.locale, values.timeZone) ?? view.text
    let title = probe.title
    let endSearch = view.endSearch
    let submit = values.submitActions[endSearch == nil ? .text : .search]
    var lines: ClosedRange<Int>?
    if view.isVertical {
      let limit = environment.style.lineLimit.map { max(1, $0) } ?? .max
      lines = min(max(1, values.lineLimitMinimum), limit)...limit
    }
    let shown = shownText
    return TextFieldDescription(
      text: shown, selection: view.selection?.wrappedValue?.places(in: shown),
      prompt: view.prompt?.plain ?? title,
      promptColor: view.prompt?.ownColor(in: values, accent: environment.style.accent), label: title,
      isSecure: view.isSecure, lines: lines, input: values.textInput,
      isEnabled: environment.style.isEnabled, style: environment.style, look: values.fieldLook,
      edit: Callback { [weak self] in self?.edited($0) },
      select: view.selection.map { _ in Callback { [weak self] in self?.selected($0) } },
      submit: Callback { [weak self] in
        self?.endDraft()
        self?.view.commit?()
        submit?.call()
      },
      takesReturn: Question { [weak self] in submit?.isHeard() == true || self?.view.commit != nil },
      focusChanged: Callback { [weak self] in
        guard let self else { return }
        if $0 { environmentNow.suggestedField?.text = text } else { endDraft() }
        view.editingChanged($0)
      },
      endSearch: endSearch.map { _ in Callback { [weak self] in self?.view.endSearch?() } })
  }

  /// The value's text, or while it is typed, the typed one, unless the value was changed elsewhere.
  private var shownText: String {
    let written = text.wrappedValue
    if let draft, draft.formatted == written { return draft.typed }
    draft = nil
    return written
  }

  private func endDraft() {
    guard draft != nil else { return }
    draft = nil
    markDirty()
  }

  private func edited(_ typed: String) {
    // What is on screen is what was typed; the description follows before the binding brings the text back.
    widget.description.text = typed
    guard text.location.peek() != typed || draft != nil else { return }
    text.wrappedValue = typed
    let kept = text.location.peek()
    if view.format != nil {
      draft = (typed: typed, formatted: kept)
    } else if kept != typed {
      // The binding made something else of it, perhaps what it was before, and then nothing else would wake
      // the field.
      markDirty()
    }
  }

  private func selected(_ places: Range<Int>) {
    view.selection?.take(places, of: widget.description.text, environmentNow.textSelectionAffinity)
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  // The label that is read has no widget on screen.
  override func collectRows(into rows: inout RowMap) { rows.append(widget, of: self) }
  override var lastWidget: (any Widget)? { widget }
}
