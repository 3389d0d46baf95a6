/// What a slider has besides its value, as its forms with marks take it.
struct SliderScale {
  var ticks: [SliderDescription.Tick] = []
  /// The part of the range that can be chosen; nil: all.
  var enabled: ClosedRange<Double>?
  /// Whether it stops at its marks only.
  var stopsAtTicks = false

  init() {}
  init<V: BinaryFloatingPoint>(
    _ ticks: [SliderTick<V>], enabled: ClosedRange<V>?, stopsAtTicks: Bool = false
  ) {
    self.ticks = ticks.map { SliderDescription.Tick(value: Double($0.value), title: $0.title) }
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.stopsAtTicks = stopsAtTicks && !ticks.isEmpty
  }

  /// The mark that is nearest to a value, or the value where the slider does not stop at marks.
  func settled(_ value: Double) -> Double {
    var value = value
    if stopsAtTicks {
      value = ticks.map(\.value).min { abs($0 - value) < abs($1 - value) } ?? value
    }
    return enabled.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }
}

// A neutral value is where the filled part of the track begins: GTK's begins at the leading end, so it is only accepted. The
// label of the current value is for assistive tools, who are told the value by GTK.
extension Slider {
  /// A slider with marks, at which it stops.
  public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    scale = SliderScale(ticks()._ticks, enabled: enabledBounds, stopsAtTicks: true)
  }
  /// A slider in steps, which makes a mark of each step that it is given one for.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: label(), (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
    scale = SliderScale(Self.ticks(tick, at: step, in: bounds), enabled: enabledBounds)
  }

  /// The marks of the steps of a range, up to as many as anybody could tell apart.
  fileprivate nonisolated static func ticks<V: BinaryFloatingPoint>(
    _ tick: (V) -> SliderTick<V>?, at step: V.Stride, in bounds: ClosedRange<V>
  ) -> [SliderTick<V>] where V.Stride: BinaryFloatingPoint {
    guard step > 0, bounds.lowerBound.isFinite, bounds.upperBound.isFinite,
      Double(bounds.upperBound - bounds.lowerBound) / Double(step) <= 1000
    else { return [] }
    return stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).compactMap(tick)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), nil, onEditingChanged)
    scale = SliderScale(ticks()._ticks, enabled: enabledBounds, stopsAtTicks: true)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label: label(), nil, onEditingChanged)
    scale = SliderScale(Self.ticks(tick, at: step, in: bounds), enabled: enabledBounds)
  }
  /// A slider of whose range a part can be chosen.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), nil, onEditingChanged)
    scale = SliderScale([SliderTick<V>](), enabled: enabledBounds)
  }
}
