/// A text entry: of one line, or with a vertical axis of as many as its text takes, within the limit of `lineLimit`.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// What is selected; nil: nobody wants to know.
  var selection: Binding<TextSelection?>?
  /// What writes and reads the value that the text stands for; nil: it is a text.
  var format: ValueText?
  /// Whether it grows with its text.
  var isVertical = false
  /// Whether the text is hidden as it is typed.
  var isSecure = false
  let editingChanged: (Bool) -> Void
  let commit: (() -> Void)?
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), editingChanged: { _ in }, commit: nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title), editingChanged: { _ in }, commit: nil)
  }
  /// An entry that, with a vertical axis, grows with its text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(
      text: text, prompt: prompt, label: Text(titleKey), isVertical: axis == .vertical,
      editingChanged: { _ in }, commit: nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(
      text: text, prompt: prompt, label: Text(title), isVertical: axis == .vertical,
      editingChanged: { _ in }, commit: nil)
  }
  /// An entry that also tells when editing begins and ends, and when Enter is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)? = nil
  ) {
    self.init(
      text: text, prompt: nil, label: Text(titleKey), editingChanged: onEditingChanged, commit: onCommit)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey), editingChanged: { _ in }, commit: onCommit)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)? = nil
  ) {
    self.init(text: text, prompt: nil, label: Text(title), editingChanged: onEditingChanged, commit: onCommit)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(title), editingChanged: { _ in }, commit: onCommit)
  }
}

extension TextField {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), editingChanged: { _ in }, commit: nil)
  }
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: text, prompt: prompt, label: label(), isVertical: axis == .vertical, editingChanged: { _ in },
      commit: nil)
  }
}

extension TextField: View {
  public var body: some View {
    FieldWithLabel(
      label: label, text: text, prompt: prompt, selection: selection, isSecure: isSecure,
      format: format, isVertical: isVertical,
      editingChanged: editingChanged, commit: commit
    ).labelledInForm
  }
}
