/// Draws as Core Graphics does: with a fill colour, a line colour and a path that are set one after the other. The origin is
/// the top left corner, and y grows downwards.
public final class CGContext {
  /// What is drawn on, with the transform, opacity, blend mode, clips and shadow of now.
  var canvas: GraphicsContext
  private var look = Look()
  private var saved: [(GraphicsContext, Look)] = []
  /// What `fillPath` and `strokePath` draw, in the coordinates of the surface.
  private var outline = Path()

  private struct Look {
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
  }

  init(_ canvas: GraphicsContext) { self.canvas = canvas }

  // MARK: state

  public func saveGState() { saved.append((canvas, look)) }
  public func restoreGState() { if let last = saved.popLast() { (canvas, look) = last } }

  public func setFillColor(_ color: CGColor) { look.fill = Color(cgColor: color) }
  public func setStrokeColor(_ color: CGColor) { look.stroke = Color(cgColor: color) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  /// Colours that follow the theme.
  package func setFill(_ color: Color) { look.fill = color }
  package func setStroke(_ color: Color) { look.stroke = color }

  public func setLineWidth(_ width: CGFloat) { look.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { look.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { look.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { look.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    look.line.dash = lengths
    look.line.dashPhase = phase
  }
  /// 0 transparent to 1 opaque.
  public func setAlpha(_ alpha: CGFloat) { canvas.opacity = Double(alpha) }
  public func setBlendMode(_ mode: CGBlendMode) { canvas.blendMode = GraphicsContext.BlendMode(mode) }
  /// - Parameter color: nil: none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    canvas.filters = []
    guard let color else { return }
    // Core Graphics counts the whole blur, and upwards.
    canvas.addFilter(
      .shadow(color: Color(cgColor: color), radius: blur / 2, x: offset.width, y: offset.height))
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// Accepted without effect: edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public var interpolationQuality = CGInterpolationQuality.default

  // MARK: coordinates

  public var ctm: CGAffineTransform { canvas.transform }
  public func translateBy(x: CGFloat, y: CGFloat) { canvas.translateBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { canvas.scaleBy(x: x, y: y) }
  /// In radians, clockwise as it is seen.
  public func rotate(by angle: CGFloat) { canvas.rotate(by: .radians(Double(angle))) }
  public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }

  // MARK: figures

  public func fill(_ rect: CGRect) { paint(Path(rect)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { paint(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { line(along: Path(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  public func strokeEllipse(in rect: CGRect) { line(along: Path(ellipseIn: rect)) }
  /// Lines between each two of the points.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      line(along: Path { $0.addLines([points[index], points[index + 1]]) })
    }
  }
  /// Takes away what was drawn there.
  public func clear(_ rect: CGRect) {
    var eraser = canvas
    eraser.blendMode = .destinationOut
    eraser.opacity = 1
    eraser.fill(Path(rect), with: .color(.black))
  }

  private func paint(_ path: Path, evenOdd: Bool = false) {
    canvas.fill(path, with: .color(look.fill), style: FillStyle(eoFill: evenOdd))
  }
  private func line(along path: Path) { canvas.stroke(path, with: .color(look.stroke), style: look.line) }
  package func fill(_ path: Path, evenOdd: Bool) { paint(path, evenOdd: evenOdd) }
  package func stroke(_ path: Path, style: StrokeStyle) {
    canvas.stroke(path, with: .color(look.stroke), style: style)
  }
  package func clip(to path: Path, evenOdd: Bool) {
    canvas.clip(to: path, style: FillStyle(eoFill: evenOdd))
  }
  /// Draws a picture as it is seen.
  package func draw(_ image: Image, in rect: CGRect, opacity: Double = 1, blendMode: CGBlendMode? = nil) {
    var canvas = canvas
    canvas.opacity *= opacity
    if let blendMode { canvas.blendMode = GraphicsContext.BlendMode(blendMode) }
    canvas.draw(canvas.resolve(image), in: rect)
  }

  /// Draws a text in black, or in its own colours, with its top left corner at a point.
  package func draw(_ text: Text, at point: CGPoint) {
    canvas.draw(canvas.resolve(text), at: point, anchor: .topLeading)
  }
  package func draw(_ text: Text, in rect: CGRect) { canvas.draw(canvas.resolve(text), in: rect) }

  /// Draws a picture upside down, as Core Graphics does where y grows downwards.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(Image(decorative: image, scale: 1), in: rect)
    restoreGState()
  }

  // MARK: the path

  private func add(_ change: (inout Path) -> Void) {
    // The path keeps its place where the coordinates are changed later.
    let transform = canvas.transform
    var path = outline.applying(transform.inverted())
    change(&path)
    outline = path.applying(transform)
  }
  private var path: Path { outline.applying(canvas.transform.inverted()) }

  public func beginPath() { outline = Path() }
  public func closePath() { add { $0.closeSubpath() } }
  public func move(to point: CGPoint) { add { $0.move(to: point) } }
  public func addLine(to point: CGPoint) { add { $0.addLine(to: point) } }
  public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control) }
  }
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  public func addPath(_ path: CGPath) { add { $0.addPath(Path(path)) } }
  /// Angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
  }
  public var isPathEmpty: Bool { outline.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(path, evenOdd: rule == .evenOdd)
    beginPath()
  }
  public func strokePath() {
    line(along: path)
    beginPath()
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { paint(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { line(along: path) }
    beginPath()
  }
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, evenOdd: rule == .evenOdd)
    beginPath()
  }
  public func clip(to rect: CGRect) { clip(to: Path(rect), evenOdd: false) }
  public func clip(to rects: [CGRect]) { clip(to: Path { $0.addRects(rects) }, evenOdd: false) }
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
  case plusLighter
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// Kept, and not looked at: pictures are drawn smooth.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

extension GraphicsContext.BlendMode {
  /// They are numbered alike.
  fileprivate init(_ mode: CGBlendMode) { self.init(rawValue: mode.rawValue) }
}

extension GraphicsContext {
  /// Draws on the same surface as Core Graphics does.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext(self)) }
}

extension CGContext {
  /// One whose drawing is seen by `view`.
  package convenience init(drawingIn environment: EnvironmentValues) {
    self.init(GraphicsContext(environment: environment, foreground: .color(.primary), font: nil))
  }

  /// What was drawn, as a view of a size.
  @MainActor
  package func view(size: CGSize) -> some View {
    let commands = canvas.list.commands
    return Canvas { context, _ in context.list.commands += commands }
      .frame(width: size.width, height: size.height)
  }
}
