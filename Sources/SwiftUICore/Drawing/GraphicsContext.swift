/// Draws into a canvas.
///
/// A copy draws into the same canvas, with transform, opacity and clip of its own.
public struct GraphicsContext {
  /// What has been drawn, in order, by all copies.
  final class List { var commands: [CanvasCommand] = [] }
  let list = List()

  /// Whatever a path is painted with.
  public struct Shading {
    enum Kind {
      case foreground
      case paint(@MainActor (EnvironmentValues) -> Paint?)
      /// In points of the canvas.
      case gradient(Gradient, CanvasGradient)
    }
    enum CanvasGradient {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
      case conic(CGPoint, Angle)
    }
    let kind: Kind
    public static var foreground: Shading { Shading(kind: .foreground) }
    public static var backdrop: Shading { Shading(kind: .foreground) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .paint { _ in .color(color) }) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .paint { style._paint(in: $0).paint })
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = .init()
    ) -> Shading { Shading(kind: .gradient(gradient, .linear(startPoint, endPoint))) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = .init()
    ) -> Shading { Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius))) }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = .init()
    ) -> Shading { Shading(kind: .gradient(gradient, .conic(center, angle))) }
    /// The first of several that there is.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public let environment: EnvironmentValues
  public var transform = CGAffineTransform.identity
  /// 0 transparent to 1 opaque, of what is drawn from now on.
  public var opacity: Double = 1
  /// Accepted without effect: what is drawn lies over what was.
  public var blendMode = BlendMode.normal
  let foreground: Paint
  let font: Font?
  /// nil: there are none to draw.
  let symbols: CanvasSymbols?
  private var clips: [Path] = []

  init(
    environment: EnvironmentValues, foreground: Paint, font: Font?, symbols: CanvasSymbols? = nil
  ) {
    self.symbols = symbols
    self.environment = environment
    self.foreground = foreground
    self.font = font
  }

  func add(_ kind: CanvasCommand.Kind) {
    list.commands.append(
      CanvasCommand(kind: kind, transform: transform, opacity: opacity, clips: clips))
  }

  private func paint(_ shading: Shading, for path: Path) -> Paint {
    switch shading.kind {
    case .foreground: return foreground
    case .paint(let paint):
      // Looked at here and now.
      nonisolated(unsafe) let environment = environment
      return withMainActorUnchecked { paint(environment) } ?? foreground
    case .gradient(let gradient, let geometry):
      // The renderer lays gradients out over the path's own rectangle.
      let rect = path.boundingRect
      func unit(_ point: CGPoint) -> UnitPoint {
        UnitPoint(
          x: rect.width > 0 ? (point.x - rect.minX) / rect.width : 0,
          y: rect.height > 0 ? (point.y - rect.minY) / rect.height : 0)
      }
      switch geometry {
      case .linear(let start, let end):
        return .gradient(GradientPaint(.linear(from: unit(start), to: unit(end)), gradient))
      case .radial(let center, let start, let end):
        return .gradient(
          GradientPaint(.radial(center: unit(center), from: Double(start), to: Double(end)), gradient))
      case .conic(let center, let angle):
        return .gradient(
          GradientPaint(
            .angular(center: unit(center), from: angle, to: angle + .degrees(360)), gradient))
      }
    }
  }

  // MARK: drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path, paint(shading, for: path), evenOdd: style.isEOFilled))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path, paint(shading, for: path), style))
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: coordinates

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Draws only within `path` from now on. An inverse clip is not possible: it is left out.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = .init()) {
    guard !options.contains(.inverse) else { return }
    clips.append(path.applying(transform))
  }
  public var clipBoundingRect: CGRect { clips.last?.boundingRect ?? .infinite }

  /// Draws with a copy, whose opacity and clips end with it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
  /// Accepted without effect: what is drawn is not changed afterwards.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = .init()) {}
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  public struct Filter: Sendable {
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter() }
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
  }

  // MARK: text and images

  /// A text made ready to be drawn.
  public struct ResolvedText {
    let spans: [TextSpan]
    let style: Style
    public var shading = Shading.foreground
    /// A measure of the text by its characters: the renderer knows it only when it draws.
    public func measure(in size: CGSize) -> CGSize {
      let points: CGFloat
      if case .points(let own) = style.font?.size { points = CGFloat(own) } else { points = 15 }
      let width = CGFloat(spans.map(\.text).joined().count) * points * 0.55
      return CGSize(width: min(width, size.width), height: points * 1.3)
    }
  }
  /// An image made ready to be drawn.
  public struct ResolvedImage {
    let source: ImageDescription.Source
    let style: Style
    public var shading: Shading?
    public var size: CGSize { CGSize(width: 16, height: 16) }
  }

  private var style: Style {
    var style = Style()
    style.font = font
    style.foreground = foreground.color
    return style
  }
  public func resolve(_ text: Text) -> ResolvedText {
    var spans: [TextSpan] = []
    text.append(to: &spans, outer: TextTraits(), at: Date())
    return ResolvedText(spans: spans, style: style)
  }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(source: image.source, style: style) }
  public func resolve(_ shading: Shading) -> Shading { shading }

  private func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint, size: CGSize?) {
    var style = text.style
    if case .paint = text.shading.kind { style.foreground = paint(text.shading, for: Path()).color }
    add(.text(text.spans, style, at: point, anchor: anchor, size: size))
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, at: point, anchor: anchor, size: nil)
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading, size: rect.size)
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.image(image.source, image.style, in: nil, at: point, anchor: anchor))
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(.image(image.source, image.style, in: rect, at: rect.origin, anchor: .topLeading))
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }
}
