/// Draws into a canvas.
///
/// A copy draws into the same canvas, with transform, opacity and clip of its own.
public struct GraphicsContext {
  /// What has been drawn, in order, by all copies.
  final class List { var commands: [CanvasCommand] = [] }
  let list = List()

  public let environment: EnvironmentValues
  public var transform = CGAffineTransform.identity
  /// 0 transparent to 1 opaque, of what is drawn from now on.
  public var opacity: Double = 1
  /// How what is drawn from now on mixes with what is there.
  public var blendMode = BlendMode.normal
  /// In the order in which they were added.
  var filters: [CanvasCommand.Filter] = []
  let foreground: Paint
  let font: Font?
  /// nil: there are none to draw.
  let symbols: CanvasSymbols?
  let measures: CanvasMeasures
  var clips: [CanvasCommand.Clip] = []

  init(
    environment: EnvironmentValues, foreground: Paint, font: Font?, symbols: CanvasSymbols? = nil,
    measures: CanvasMeasures = .estimates
  ) {
    self.measures = measures
    self.symbols = symbols
    self.environment = environment
    self.foreground = foreground
    self.font = font
  }

  func add(_ kind: CanvasCommand.Kind) {
    list.commands.append(
      CanvasCommand(
        kind: kind, transform: transform, opacity: opacity, blendMode: blendMode, filters: filters,
        clips: clips))
  }

  func paint(_ shading: Shading, for path: Path) -> Paint {
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
    let path = path.drawable(of: "a Canvas")
    add(.fill(path, paint(shading, for: path), evenOdd: style.isEOFilled))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let path = path.drawable(of: "a Canvas")
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
}
