/// Steppers that show their value beside the label, as a format writes it.
extension Stepper {
  /// A stepper of `value` that shows it as `format` writes it, `step` at a time.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, format, label(), onEditingChanged)
  }
  /// A stepper of `value` within `bounds` that shows it as `format` writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, format, label(), onEditingChanged)
  }

  private nonisolated init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?, _ step: F.FormatInput.Stride,
    _ format: F, _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    nonisolated(unsafe) let (value, bounds) = (value, bounds)
    // What is typed stays within the bounds, as steps do.
    let kept = Binding<F.FormatInput>(
      reading: { value.wrappedValue },
      writing: { new in value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
      })
    let ends = bounds.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.init(
      value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label,
      field: Field(
        text: format.text(of: kept),
        number: Binding(
          reading: { Double(kept.wrappedValue) }, writing: { kept.wrappedValue = F.FormatInput($0) }),
        bounds: ends ?? -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
        step: Double(F.FormatInput(0).advanced(by: step))))
  }
}

extension Stepper where Label == Text {
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, format, Text(titleKey), onEditingChanged)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, format, Text(title), onEditingChanged)
  }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, format, Text(titleKey), onEditingChanged)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, format, Text(title), onEditingChanged)
  }
}
