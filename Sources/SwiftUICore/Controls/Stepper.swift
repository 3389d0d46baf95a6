/// A control that makes a value more or less, step by step.
public struct Stepper<Label: View> {
  /// What plus and minus do; nil: there is no further.
  let steps: () -> (increment: (() -> Void)?, decrement: (() -> Void)?)
  let editingChanged: (Bool) -> Void
  let label: Label
  /// The value as a number that can be typed, too; nil: it is not shown.
  var field: Field?

  /// A value that is shown.
  struct Field {
    /// As a format writes and reads it.
    let text: ValueText
    let number: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double
  }
}

extension Stepper {
  /// A stepper that calls a function for each step; a missing one turns its side off.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(steps: { (onIncrement, onDecrement) }, editingChanged: onEditingChanged, label: label())
  }

  nonisolated init<V: Strideable>(
    value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void,
    label: Label, field: Field? = nil
  ) {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let bounds = bounds
    nonisolated(unsafe) let step = step
    // What is not equal to itself is not a number.
    if step == 0 || step != step {
      Diagnostics.tell(
        invalid: "step of a stepper", "\(step)",
        "it \(step == 0 ? "leads nowhere" : "is not a number"), and the value stays as it is")
    }
    self.init(
      steps: {
        let now = value.wrappedValue
        // A last step that would leave the bounds ends on them; the ends of a number's type are bounds as well.
        func stepped(_ step: V.Stride) -> (() -> Void)? {
          let next = advanced(now, by: step)
          guard let bounds else { return next.map { next in { value.wrappedValue = next } } }
          let clamped =
            next.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
            ?? (step > 0 ? bounds.upperBound : bounds.lowerBound)
          return clamped == now ? nil : { value.wrappedValue = clamped }
        }
        return (stepped(step), stepped(-step))
      }, editingChanged: onEditingChanged, label: label, field: field)
  }

  /// A stepper of `value`, `step` at a time.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged, label: label())
  }
  /// A stepper of `value` within `bounds`.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label())
  }
}

// As SwiftUI had them at first, with the label last.
extension Stepper {
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(steps: { (onIncrement, onDecrement) }, editingChanged: onEditingChanged, label: label())
  }
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged, label: label())
  }
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label())
  }
}

extension Stepper where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: { (onIncrement, onDecrement) }, editingChanged: onEditingChanged, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(steps: { (onIncrement, onDecrement) }, editingChanged: onEditingChanged, label: Text(title))
  }
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged, label: Text(title))
  }
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: Text(title))
  }
}

extension Stepper: View, ContainerView, DescribedView {
  public typealias Body = Never

  var content: Label { label }
  static var readsModel: Bool { true }

  func describe(in context: DescriptionContext) -> StepperDescription {
    let now = steps()
    return StepperDescription(
      field: field.map { describe($0, in: context.environment) }, canIncrement: now.increment != nil,
      canDecrement: now.decrement != nil,
      isEnabled: context.style.isEnabled, hidesLabel: context.style.labelsAreHidden,
      size: context.style.controlSize, textScale: context.style.textScale,
      increment: Callback { step { $0.increment } }, decrement: Callback { step { $0.decrement } })
  }

  @MainActor private func describe(_ field: Field, in environment: EnvironmentValues)
    -> StepperDescription.Field
  {
    let text = field.text.text(in: environment.locale, environment.timeZone)
    return StepperDescription.Field(
      text: text.wrappedValue, number: field.number.wrappedValue, bounds: field.bounds, step: field.step,
      type: Callback { new in edit { text.wrappedValue = new } },
      set: Callback { new in edit { field.number.wrappedValue = new } })
  }

  /// What a side does is asked for at each click: the value may have moved on.
  private func step(_ side: ((increment: (() -> Void)?, decrement: (() -> Void)?)) -> (() -> Void)?) {
    edit { side(steps())?() }
  }

  private func edit(_ change: () -> Void) {
    editingChanged(true)
    change()
    editingChanged(false)
  }
}

/// Two buttons, for less and for more, beside a label; with a field between where the value is shown.
package struct StepperDescription: Description {
  package static let kind = "stepper"
  package struct Field: Equatable, Sendable {
    package var text: String
    package var number: Double
    package var bounds: ClosedRange<Double>
    package var step: Double
    /// A text was typed; one that cannot be read leaves the value as it is.
    package var type: Callback<String>
    /// Another number was chosen.
    package var set: Callback<Double>
  }
  /// nil: the value is not shown.
  package var field: Field?
  package var canIncrement: Bool
  package var canDecrement: Bool
  package var isEnabled: Bool
  package var hidesLabel: Bool
  package var size = ControlSize.regular
  /// How much larger its words are than the desktop has them; nil: no larger.
  package var textScale: Double?
  package var increment: Callback<Void>
  package var decrement: Callback<Void>
}

/// The value one step on; nil: a number's type does not hold it.
private func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V? {
  guard let integer = value as? any FixedWidthInteger, let distance = step as? Int else {
    return value.advanced(by: step)
  }
  func sum<I: FixedWidthInteger>(_ integer: I) -> I? {
    let (size, isNegative) = (I(exactly: distance.magnitude), distance < 0)
    guard let size else { return nil }
    let (sum, overflows) =
      isNegative ? integer.subtractingReportingOverflow(size) : integer.addingReportingOverflow(size)
    return overflows ? nil : sum
  }
  return sum(integer) as? V
}
