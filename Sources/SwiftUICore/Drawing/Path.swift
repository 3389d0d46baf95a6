/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  package private(set) var elements: [Element] = []
  /// Not nil: what is meant is the area a line along the path covers, drawn in this style.
  package internal(set) var outline: StrokeStyle?
  /// Where the running subpath began.
  private var start: CGPoint?

  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }
  /// Where the next line begins.
  public private(set) var currentPoint: CGPoint?

  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    currentPoint = end
    start = end
  }
  public mutating func addLine(to end: CGPoint) {
    beginIfNeeded(at: end)
    elements.append(.line(to: end))
    currentPoint = end
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    beginIfNeeded(at: control)
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded(at: control1)
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }
  public mutating func closeSubpath() {
    guard !elements.isEmpty, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  private mutating func beginIfNeeded(at point: CGPoint) { if currentPoint == nil { move(to: point) } }

  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  /// The path with every point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.outline = outline
    for element in elements {
      switch element {
      case .move(let to): path.move(to: to.applying(transform))
      case .line(let to): path.addLine(to: to.applying(transform))
      case .quadCurve(let to, let control):
        path.addQuadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        path.addCurve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// The area that a line along this path covers. It is drawn and measured as such; what is added to the result is added
  /// to the line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = self
    path.outline = style
    return path
  }
}
