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
  /// Whether nothing else shows the label, as that of a field with a prompt: it stands before it also where the row is a
  /// column of views, such as the field and a word of help under it.
  var isSeenNowhereElse = false
}

extension LabelInForm: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    parent.makesRowsOfForm(throughColumns: view.isSeenNowhereElse)
      ? LabeledFormRow._makeNode(view.row, under: parent) : Control._makeNode(view.control, under: parent)
  }

  static func _patch(_ node: _ViewNode, with view: Self) {
    // What it was made as it stays: a stack around it may lie across meanwhile.
    if node is CompositeNode<LabeledFormRow<Label, Control>> {
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
  /// - Parameter throughColumns: or of a column of views that is one.
  fileprivate func makesRowsOfForm(throughColumns: Bool) -> Bool {
    var host = hostOfRow
    while let current = host, let widget = current.held?.widget {
      if widget is any DescribedWidget<FormDescription> || widget is any DescribedWidget<SectionDescription> {
        return true
      }
      guard throughColumns, let stack = widget as? any DescribedWidget<StackDescription>,
        case .vertical = stack.description.axis
      else { return false }
      host = current.parent?.hostOfRow
    }
    return false
  }
}
