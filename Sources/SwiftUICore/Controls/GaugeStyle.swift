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
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.caption)
        GaugeBar(configuration: configuration)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
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
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption)
      MarkedTrack(configuration: configuration)
      configuration.maximumValueLabel.font(.caption)
    }
    .spokenGauge(configuration)
  }
}
/// A thin track that is filled up to the value, between its bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.caption)
        FilledTrack(configuration: configuration)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
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

/// It grows with the desktop's text, so that what is written in it does.
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  /// How much of the circle the whole range takes.
  let share: Double
  let start: Angle
  /// Points for each at the usual size of text.
  @ScaledMetric private var scale = 1.0
  @Environment(\.tintPaint) private var tint

  /// A gradient runs along the ring, from one end of its range to the other. The rounded ends of the line reach beyond those:
  /// they have the colour that is at the end.
  private var ink: AnyShapeStyle {
    guard let gradient = tint?.gradient else { return AnyShapeStyle(.tint) }
    let beyond = max((1 - share) / 2, 0.03)
    let stops = gradient.stops.map { stop in
      Gradient.Stop(color: stop.color, location: beyond + stop.location * (1 - 2 * beyond))
    }
    let first = start - .degrees(360 * beyond)
    return AnyShapeStyle(
      AngularGradient(stops: stops, center: .center, startAngle: first, endAngle: first + .degrees(360)))
  }

  private func ring(_ fraction: Double) -> some Shape {
    Circle().inset(by: 4 * scale).trim(from: 0, to: fraction).rotation(start)
      .stroke(style: StrokeStyle(lineWidth: 6 * scale, lineCap: .round))
  }

  private func marker(reaching reach: Double) -> some Shape {
    RingMarker(
      angle: start + .degrees(360 * share * configuration.value), inset: 4 * scale, reach: reach * scale)
  }

  private var isOpen: Bool { share < 1 }

  @ViewBuilder private var words: some View {
    if let value = configuration.currentValueLabel {
      value
    } else {
      configuration.label.font(.caption)
    }
  }

  /// What stands where the ring is open: the bounds, or else what it is that is measured.
  @ViewBuilder private var foot: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4 * scale) {
        configuration.minimumValueLabel.frame(maxWidth: .infinity, alignment: .leading)
        configuration.maximumValueLabel.frame(maxWidth: .infinity, alignment: .trailing)
      }
      .frame(width: 38 * scale)
    } else if configuration.currentValueLabel != nil {
      configuration.label.frame(maxWidth: 28 * scale)
    }
  }

  var body: some View {
    ZStack {
      if isOpen {
        ring(share).fill(ink)
        // Cut out of the ring, so that it is seen on any colour.
        marker(reaching: 7).fill(.background)
        marker(reaching: 4).fill(Color.primary)
      } else {
        ring(share).fill(Color.primary.opacity(0.15))
        ring(share * configuration.value).fill(ink)
      }
      words.lineLimit(1).minimumScaleFactor(0.25).frame(maxWidth: 42 * scale)
    }
    .frame(width: 64 * scale, height: 64 * scale)
    .overlay(alignment: .bottom) {
      if isOpen { foot.font(.caption2).lineLimit(1).minimumScaleFactor(0.5) }
    }
    .spokenGauge(configuration)
  }
}

/// A circle at an angle of a ring, which stands so far within its rectangle.
private struct RingMarker: Shape {
  var angle: Angle
  let inset: Double
  let reach: Double
  var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - inset
    let center = CGPoint(
      x: rect.midX + radius * cos(angle.radians), y: rect.midY + radius * sin(angle.radians))
    return Path(
      ellipseIn: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
  }
}

extension View {
  /// What assistive tools are told of a gauge that is drawn: it is one thing, called by its label, or else by all that is
  /// written in it.
  nonisolated fileprivate func spokenGauge(_ configuration: GaugeStyleConfiguration) -> some View {
    accessibilityElement(children: .combine)
      .accessibilityLabel { _ in configuration.label }
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
