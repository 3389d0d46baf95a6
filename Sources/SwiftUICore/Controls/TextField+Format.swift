extension TextField where Label == Text {
  /// An entry for a value that `format` writes and reads. What is typed changes the value as far as it can be read;
  /// when editing ends, the entry shows the value again.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(format.text(of: value), prompt: prompt, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(format.text(of: value), prompt: prompt, label: Text(title))
  }
  /// An entry for a value that `format` writes and reads; an empty entry is nil.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(format.text(of: value), prompt: prompt, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(format.text(of: value), prompt: prompt, label: Text(title))
  }
}

extension TextField {
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(format.text(of: value), prompt: prompt, label: label())
  }
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(format.text(of: value), prompt: prompt, label: label())
  }

  private nonisolated init(_ text: Binding<String>, prompt: Text?, label: Label) {
    self.init(
      text: text, prompt: prompt, label: label, isFormatted: true, editingChanged: { _ in }, commit: {})
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The text of a value; a text that cannot be read leaves the value as it is.
  fileprivate nonisolated func text(of value: Binding<FormatInput>) -> Binding<String> {
    nonisolated(unsafe) let value = value
    return Binding(
      get: { format(value.wrappedValue) },
      set: { if let new = try? parseStrategy.parse($0) { value.wrappedValue = new } })
  }

  fileprivate nonisolated func text(of value: Binding<FormatInput?>) -> Binding<String> {
    nonisolated(unsafe) let value = value
    return Binding(
      get: { value.wrappedValue.map(format) ?? "" },
      set: {
        if $0.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? parseStrategy.parse($0) {
          value.wrappedValue = new
        }
      })
  }
}
