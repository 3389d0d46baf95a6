/// A value in a range, as an instrument shows it.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  /// 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  /// Labels at places of the scale; nil: there are none.
  var marks: GaugeMarks?
}

/// Where a value is in a range, as a share of it; a value outside is at the end that is nearer.
func share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
  let whole = Double(bounds.upperBound - bounds.lowerBound)
  guard let length = legal(Optional(whole), for: "length of the range of a gauge") else { return 0 }
  let value = legal(value, .any, or: bounds.lowerBound, for: "value of a gauge")
  guard length > 0 else { return 0 }
  return min(max(Double(value - bounds.lowerBound) / length, 0), 1)
}

/// The same of what a gauge shows; a value outside is told of. One that is not a number is told of as that.
private func shownFraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
  if !value.isNaN, !bounds.contains(value), !Diagnostics.isMoving {
    let view = Diagnostics.inBody
    Diagnostics.warn(
      "\(KnownWarning.gaugeOutOfBounds) The value \(value)\(view) is not within \(bounds), and is clamped.",
      oncePer: KnownWarning.gaugeOutOfBounds + view)
  }
  return share(value, bounds)
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: shownFraction(value, bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: shownFraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}
extension Gauge where MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: shownFraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with labels at places of its scale: each stands at the value that it has as its tag; without any, they are at
  /// equal distances.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: shownFraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      marks: GaugeMarks(markedValueLabels(), in: bounds))
  }
}
extension Gauge {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: shownFraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      marks: GaugeMarks(markedValueLabels(), in: bounds))
  }
}

extension Gauge: View {
  public var body: some View {
    GaugeBody(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(minimumValueLabel)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(maximumValueLabel)), marks: marks))
  }
}

private struct GaugeBody: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeLook) private var look
  var body: some View {
    if let look {
      look.make(configuration)
    } else {
      LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
  }
}
