/// A one-line text entry.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// Whether the text stands for a value, which writes it in its own way.
  var isFormatted = false
  let editingChanged: (Bool) -> Void
  let commit: () -> Void
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), editingChanged: { _ in }, commit: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title), editingChanged: { _ in }, commit: {})
  }
  /// Accepted with any axis: the entry has one line.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }
  /// An entry that also tells when editing begins and ends, and when Enter is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
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
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil, label: Text(title), editingChanged: onEditingChanged, commit: onCommit)
  }
}

extension TextField {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), editingChanged: { _ in }, commit: {})
  }
}

extension TextField: View {
  public var body: some View {
    FieldWithLabel(
      label: label, text: text, prompt: prompt, isSecure: false, isFormatted: isFormatted,
      editingChanged: editingChanged, commit: commit)
  }
}
