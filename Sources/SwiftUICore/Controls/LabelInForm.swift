/// A control that has no room for its label: in a form the label stands before it, as those of other rows do. Elsewhere, and
/// where labels are hidden, it is there for assistive tools alone.
struct LabelInForm<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.isInForm) var isInForm
  @Environment(\.labelsAreHidden) var labelsAreHidden

  var body: some View {
    if isInForm && !labelsAreHidden {
      LabeledRow(label: label, content: control)
    } else {
      control
    }
  }
}

private struct IsInFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in the rows of a form.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
}
