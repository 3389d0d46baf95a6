/// A control that has no room for its label: where it is a row of a form by itself the label stands before it, as those of
/// other rows do. Elsewhere, and where labels are hidden, it is there for assistive tools alone: beside other views, or as
/// what a label belongs to, a control has been told about already.
struct LabelInForm<Label: View, Control: View> {
  let label: Label
  /// As it stands without a label before it.
  let control: Control
  /// For a control that says its label itself where there is no label, as a field without prompt does: what it is behind one.
  /// nil: it does not say it.
  var behindLabel: ((Control) -> Control)?
}

extension LabelInForm: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    parent.makesRowsOfForm
      ? LabeledFormRow._makeNode(view.row, under: parent) : Control._makeNode(view.control, under: parent)
  }

  static func _patch(_ node: _ViewNode, with view: Self) {
    // Where a node is does not change while it is mounted.
    if node.parent?.makesRowsOfForm == true {
      LabeledFormRow._patch(node, with: view.row)
    } else {
      Control._patch(node, with: view.control)
    }
  }

  @MainActor
  private var row: LabeledFormRow<Label, Control> { LabeledFormRow(parts: self) }
}

private struct LabeledFormRow<Label: View, Control: View>: View {
  let parts: LabelInForm<Label, Control>
  @Environment(\.labelsAreHidden) var labelsAreHidden

  var body: some View {
    if labelsAreHidden {
      parts.control
    } else {
      LabeledRow(label: parts.label, content: parts.behindLabel?(parts.control) ?? parts.control)
    }
  }
}

extension _ViewNode {
  /// Whether a view under this node is a row of a form, or of a section of it.
  fileprivate var makesRowsOfForm: Bool {
    guard let widget = hostOfRow?.held?.widget else { return false }
    return widget is any DescribedWidget<FormDescription> || widget is any DescribedWidget<SectionDescription>
  }
}
