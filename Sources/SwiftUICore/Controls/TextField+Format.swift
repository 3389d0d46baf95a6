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

  private nonisolated init(_ value: ValueText, prompt: Text?, label: Label) {
    self.init(value, prompt, label, { _ in }, nil)
  }
  private nonisolated init(
    _ value: ValueText, _ prompt: Text?, _ label: Label, _ editingChanged: @escaping (Bool) -> Void,
    _ commit: (() -> Void)?
  ) {
    self.init(
      text: value.text(in: .autoupdatingCurrent, nil), prompt: prompt, label: label, format: value,
      editingChanged: editingChanged, commit: commit)
  }
}

extension TextField {
  /// An entry for a value that `formatter` writes and reads, with a label of any views.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(formatter.text(of: value), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// An entry for a value that `formatter` writes and reads: a `NumberFormatter` or a `DateFormatter`; Foundation on
  /// Linux offers no way to read with others.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(formatter.text(of: value), prompt: prompt, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(formatter.text(of: value), prompt: prompt, label: Text(title))
  }
  /// The same, telling when editing begins and ends, and when Enter is pressed.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(formatter.text(of: value), nil, Text(titleKey), onEditingChanged, onCommit)
  }
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(formatter.text(of: value), nil, Text(titleKey), { _ in }, onCommit)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(formatter.text(of: value), nil, Text(title), onEditingChanged, onCommit)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(formatter.text(of: value), nil, Text(title), { _ in }, onCommit)
  }
}

extension Formatter {
  fileprivate nonisolated func text<V>(of value: Binding<V>) -> ValueText {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let formatter = self
    return ValueText { _, _ in
      Binding(
        reading: { formatter.string(for: value.wrappedValue) ?? "" },
        writing: { if let new = formatter.value($0, as: V.self) { value.wrappedValue = new } })
    }
  }

  private nonisolated func value<V>(_ text: String, as type: V.Type) -> V? {
    switch self {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text), numbers.allows(number) else { return nil }
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

extension NumberFormatter {
  /// Whether a number is within the least and the largest, which Foundation on Linux does not see to as it reads one.
  fileprivate nonisolated func allows(_ number: NSNumber) -> Bool {
    (minimum.map { number.compare($0) != .orderedAscending } ?? true)
      && (maximum.map { number.compare($0) != .orderedDescending } ?? true)
  }
}
