/// Colours along a line from 0 to 1.
public struct Gradient: Equatable, Hashable, Sendable {
  public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  /// The colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }
}

extension Gradient {
  /// Those that stand somewhere; the others are told, as are those that stand before one that is named before them.
  var legalStops: [Stop] {
    var last = -CGFloat.infinity
    var isLegal = true
    for stop in stops {
      guard stop.location.isFinite else {
        _ = legal(Optional(stop.location), for: "location of a gradient's stop")
        isLegal = false
        continue
      }
      if stop.location < last {
        let view = Diagnostics.inBody
        Diagnostics.warn(
          "\(KnownWarning.unorderedStops) The stop at \(stop.location)\(view) is named after one at \(last).",
          oncePer: KnownWarning.unorderedStops + view)
      }
      last = stop.location
    }
    return isLegal ? stops : stops.filter { $0.location.isFinite }
  }

  /// How colours are mixed; by name, as all are mixed as the screen has them.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }
  /// The same gradient: its colours are mixed as the screen has them.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient without a direction: where it is used alone, it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension AnyGradient: ShapeStyle {
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }
}

extension Color {
  /// The colour, and a little lighter above it.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lighter, self])) }

  /// As opaque as it is: what is behind is to be seen through neither end more than through the other.
  private var lighter: Color {
    let share = 0.25
    return switch value {
    case .theme(.clear, _): self
    case .theme(_, let opacity), .fixed(_, _, _, let opacity):
      opaque.mix(with: .white, by: share).opacity(opacity)
    case .adaptive(let light, let dark, let opacity) where light & 255 == dark & 255:
      opaque.mix(with: .white, by: share).opacity(opacity * Double(light & 255) / 255)
    case .adaptive, .mixed: mix(with: .white, by: share)
    }
  }
}

extension Gradient: ShapeStyle {
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    AnyGradient(self)._paint(in: environment)
  }
}

/// Colours along a straight line.
public struct LinearGradient: ShapeStyle {
  let paint: GradientPaint

  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = GradientPaint(.linear(from: startPoint, to: endPoint), gradient)
  }
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.gradient(paint)) }
}

/// Colours around a point, by distance in points.
public struct RadialGradient: ShapeStyle {
  let paint: GradientPaint

  public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    paint = GradientPaint(
      .radial(center: center, from: Double(startRadius), to: Double(endRadius)), gradient)
  }
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.gradient(paint)) }
}

/// Colours around a point, by distance in shares of the shape's size.
public struct EllipticalGradient: ShapeStyle {
  let paint: GradientPaint

  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    paint = GradientPaint(
      .elliptical(center: center, from: Double(startRadiusFraction), to: Double(endRadiusFraction)), gradient)
  }
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.gradient(paint)) }
}

/// Colours around a point, by direction.
public struct AngularGradient: ShapeStyle {
  let paint: GradientPaint

  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let end = startAngle == endAngle ? startAngle + .degrees(360) : endAngle
    paint = GradientPaint(.angular(center: center, from: startAngle, to: end), gradient)
  }
  public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Once around, beginning at `angle`.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + Angle.degrees(360))
  }
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.gradient(paint)) }
}

extension LinearGradient: View, DescribedView {
  public typealias Body = Never
  func describe(in context: DescriptionContext) -> FillDescription {
    FillDescription(paint: .gradient(paint))
  }
}
extension RadialGradient: View, DescribedView {
  public typealias Body = Never
  func describe(in context: DescriptionContext) -> FillDescription {
    FillDescription(paint: .gradient(paint))
  }
}
extension EllipticalGradient: View, DescribedView {
  public typealias Body = Never
  func describe(in context: DescriptionContext) -> FillDescription {
    FillDescription(paint: .gradient(paint))
  }
}
extension AngularGradient: View, DescribedView {
  public typealias Body = Never
  func describe(in context: DescriptionContext) -> FillDescription {
    FillDescription(paint: .gradient(paint))
  }
}
