extension TextField {
  private nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text?, label: Label, isOptional: Bool
  ) where F.FormatOutput == String {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let format = format
    self.init(
      text: Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: { _ in }),
      prompt: prompt,
      label: label, editingChanged: { _ in }, commit: {},
      parse: { text in
        if let parsed = try? format.parseStrategy.parse(text) {
          value.wrappedValue = parsed
        } else if isOptional && text.isEmpty {
          value.wrappedValue = nil
        }
      })
  }

  private nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text?, label: Label
  ) where F.FormatOutput == String {
    nonisolated(unsafe) let value = value
    self.init(
      value: Binding<F.FormatInput?>(
        get: { value.wrappedValue }, set: { if let new = $0 { value.wrappedValue = new } }),
      format: format, prompt: prompt, label: label, isOptional: false)
  }

  /// An entry of a value as `format` writes it. What is typed becomes the value when Enter is pressed or the focus goes,
  /// if `format` can read it; otherwise the value stays and is shown again.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt, label: label())
  }
  /// An entry of a value that may be missing: an empty text is nil.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt, label: label(), isOptional: true)
  }
}

extension TextField where Label == Text {
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt, label: Text(title))
  }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt, label: Text(titleKey), isOptional: true)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt, label: Text(title), isOptional: true)
  }

  /// An entry of a value as `formatter` writes and reads it.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let formatter = formatter
    self.init(
      text: Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }, set: { _ in }), prompt: nil,
      label: Text(titleKey), editingChanged: onEditingChanged, commit: onCommit,
      parse: { if let parsed = formatter.value($0, as: V.self) { value.wrappedValue = parsed } })
  }
}

extension Formatter {
  /// What the formatter reads in `text`. Foundation's own formatters answer by methods of theirs on Linux.
  fileprivate func value<V>(_ text: String, as type: V.Type) -> V? {
    switch self {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text) else { return nil }
      switch type {
      case is Int.Type, is Int?.Type: return number.intValue as? V
      case is Double.Type, is Double?.Type: return number.doubleValue as? V
      case is Float.Type, is Float?.Type: return number.floatValue as? V
      case is Decimal.Type, is Decimal?.Type: return number.decimalValue as? V
      default: return number as? V
      }
    case let dates as DateFormatter: return dates.date(from: text) as? V
    default: return nil
    }
  }
}

/// An entry whose text becomes a value when editing ends; until then it is the entry's own.
struct FormattedField<Label: View>: View {
  let field: TextField<Label>
  let parse: (String) -> Void
  @State private var draft: String?

  var body: some View {
    FieldWithLabel(
      label: field.label,
      text: Binding(get: { draft ?? field.text.wrappedValue }, set: { draft = $0 }), prompt: field.prompt,
      isSecure: false,
      editingChanged: { isEditing in
        if !isEditing { end() }
        field.editingChanged(isEditing)
      },
      commit: {
        end()
        field.commit()
      })
  }

  private func end() {
    guard let text = draft else { return }
    draft = nil
    parse(text)
  }
}
