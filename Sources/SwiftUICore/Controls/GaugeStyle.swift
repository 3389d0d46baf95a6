/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// A gauge, as a style is given it.
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct MarkedValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  /// Labels at places of the scale; nil: there are none.
  var marks: GaugeMarks?
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      BetweenBounds(configuration: configuration) { GaugeBar(configuration: configuration) }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .standsForProgress()
  }
}
/// A scale between the labels of its ends, where it has some.
private struct BetweenBounds<Scale: View>: View {
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let scale: Scale

  var body: some View {
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      scale
    } else {
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.caption)
        scale
        configuration.maximumValueLabel.font(.caption)
      }
    }
  }
}
/// The bar, and labels along it where there are some.
private struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration
  var body: some View {
    if let marks = configuration.marks {
      VStack(spacing: 2) {
        ProgressBar(fraction: configuration.value, look: .bar)
        marks.font(.caption)
      }
    } else {
      ProgressBar(fraction: configuration.value, look: .bar)
    }
  }
}
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
/// A thin track between its bounds, with a marker where the value is.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BetweenBounds(configuration: configuration) { MarkedTrack(configuration: configuration) }
      .spokenGauge(configuration)
  }
}
/// A thin track that is filled up to the value, between its bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      BetweenBounds(configuration: configuration) { FilledTrack(configuration: configuration) }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .spokenGauge(configuration)
  }
}
/// An open ring around the current value, with a marker where that is.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, share: 0.75, start: .degrees(135))
  }
}
/// A closed ring around the current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, share: 1, start: .degrees(-90))
  }
}

extension View {
  /// What assistive tools are told of a gauge that is drawn: it is one thing, called by its label, or else by all that is
  /// written in it.
  nonisolated func spokenGauge(_ configuration: GaugeStyleConfiguration) -> some View {
    NamedByLabel(content: accessibilityElement(children: .combine), label: configuration.label)
      .accessibilityLevel(configuration.value)
      .accessibilityValue(Text(configuration.value, format: .percent.precision(.fractionLength(0))))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { .init() }
}

/// A style of gauges, as the environment holds it.
struct GaugeLook { let make: @MainActor (GaugeStyleConfiguration) -> AnyView }
private struct GaugeLookKey: EnvironmentKey { static var defaultValue: GaugeLook? { nil } }
extension EnvironmentValues {
  var gaugeLook: GaugeLook? {
    get { self[GaugeLookKey.self] }
    set { self[GaugeLookKey.self] = newValue }
  }
}
extension View {
  /// Sets how gauges in this view look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(
      \.gaugeLook,
      GaugeLook(make: styling(style) { $0.makeBody(configuration: $1).environment(\.gaugeLook, nil) }))
  }
}
