/// A control for a value in a range.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label
  /// Shown at the ends.
  let ends: (minimum: ValueLabel, maximum: ValueLabel)?
  let editingChanged: (Bool) -> Void
  var scale = SliderScale()
}

extension Slider {
  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, label: Label,
    _ ends: (ValueLabel, ValueLabel)?, _ editingChanged: @escaping (Bool) -> Void
  ) {
    nonisolated(unsafe) let value = value
    let double = Binding<Double>(
      reading: { Double(value.wrappedValue) }, writing: { value.wrappedValue = V($0) })
    if bounds.lowerBound == bounds.upperBound {
      Diagnostics.tell(
        invalid: "range of a slider", "\(bounds)", "it is empty, and the slider cannot be moved")
    }
    self.init(
      value: double, range: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: legal(step.map { Double($0) }, .positive, for: "step of a slider"),
      label: label, ends: ends, editingChanged: editingChanged)
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ends = (minimumValueLabel(), maximumValueLabel())
    self.init(value, bounds, step: nil, label: label(), ends, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ends = (minimumValueLabel(), maximumValueLabel())
    self.init(value, bounds, step: V(step), label: label(), ends, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), nil, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label: label(), nil, onEditingChanged)
  }
}

// As SwiftUI had them at first, with the label last.
extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), nil, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label: label(), nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: EmptyView(), nil, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label: EmptyView(), nil, onEditingChanged)
  }
}

extension Slider: View {
  public var body: some View {
    if Label.self == EmptyView.self {
      whole
    } else {
      LabelInForm(label: label, control: whole)
    }
  }

  @MainActor @ViewBuilder
  private var whole: some View {
    if let ends {
      HStack {
        ends.minimum
        control
        ends.maximum
      }
    } else {
      control
    }
  }

  @MainActor
  private var control: some View { LabeledControl(label: label, control: SliderControl(slider: self)) }
}

struct SliderControl<Label: View, ValueLabel: View>: LabelReadingControl {
  let slider: Slider<Label, ValueLabel>

  func describe(label: String, in context: DescriptionContext) -> SliderDescription {
    let value = legal(
      slider.value.wrappedValue, .any, or: slider.range.lowerBound, for: "value of a slider")
    return SliderDescription(
      value: min(max(value, slider.range.lowerBound), slider.range.upperBound),
      range: slider.range, step: slider.step, ticks: slider.scale.ticks, isEnabled: context.style.isEnabled,
      label: label,
      tint: context.style.tint, size: context.style.controlSize,
      set: Callback { value in
        withTransaction(\.isContinuous, true) {
          slider.value.wrappedValue = slider.scale.settled(settled(value))
        }
      },
      editingChanged: Callback { slider.editingChanged($0) })
  }

  /// The value that a place on the slider stands for: within the range, on a step or a mark.
  private func settled(_ value: Double) -> Double {
    let value = min(max(value, slider.range.lowerBound), slider.range.upperBound)
    guard let step = slider.step, step > 0 else { return value }
    let lower = slider.range.lowerBound
    return min(lower + ((value - lower) / step).rounded() * step, slider.range.upperBound)
  }
}
