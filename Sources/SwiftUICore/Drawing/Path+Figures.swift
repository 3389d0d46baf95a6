/// Radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable, Animatable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// How corners are rounded. Both are drawn as circular arcs.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// The share of a quarter circle's radius at which its control points lie.
private let quarter: CGFloat = 0.552_284_75

extension Path {
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// A line through `lines`, beginning anew at the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// An ellipse, clockwise on screen from its rightmost point.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (dx, dy) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * dx, y: rect.midY + y * dy)
    }
    var path = Path()
    path.move(to: point(1, 0))
    path.addCurve(to: point(0, 1), control1: point(1, quarter), control2: point(quarter, 1))
    path.addCurve(to: point(-1, 0), control1: point(-quarter, 1), control2: point(-1, quarter))
    path.addCurve(to: point(0, -1), control1: point(-1, -quarter), control2: point(-quarter, -1))
    path.addCurve(to: point(1, 0), control1: point(quarter, -1), control2: point(1, -quarter))
    path.closeSubpath()
    addPath(path, transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addCorners(in: rect, Array(repeating: cornerSize, count: 4), transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addCorners(in: rect, radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// A rectangle with corners of the given sizes, clockwise from the top left.
  private mutating func addCorners(in rect: CGRect, _ sizes: [CGSize], _ transform: CGAffineTransform) {
    let sizes = sizes.map {
      CGSize(
        width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    /// To the corner, and around it. `along` is where the arc begins.
    func turn(_ corner: CGPoint, from: CGPoint, to: CGPoint) {
      path.addLine(to: from)
      guard from != to else { return }
      func toward(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (corner.x - point.x) * quarter, y: point.y + (corner.y - point.y) * quarter)
      }
      path.addCurve(to: to, control1: toward(from), control2: toward(to))
    }
    turn(
      CGPoint(x: rect.maxX, y: rect.minY), from: CGPoint(x: rect.maxX - sizes[1].width, y: rect.minY),
      to: CGPoint(x: rect.maxX, y: rect.minY + sizes[1].height))
    turn(
      CGPoint(x: rect.maxX, y: rect.maxY), from: CGPoint(x: rect.maxX, y: rect.maxY - sizes[2].height),
      to: CGPoint(x: rect.maxX - sizes[2].width, y: rect.maxY))
    turn(
      CGPoint(x: rect.minX, y: rect.maxY), from: CGPoint(x: rect.minX + sizes[3].width, y: rect.maxY),
      to: CGPoint(x: rect.minX, y: rect.maxY - sizes[3].height))
    turn(
      CGPoint(x: rect.minX, y: rect.minY), from: CGPoint(x: rect.minX, y: rect.minY + sizes[0].height),
      to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// An arc, with a line to its beginning where the path has begun. `clockwise` is meant where y grows upwards, as
  /// elsewhere on Apple's platforms: on screen, false runs clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// An arc of `delta`, clockwise on screen where that is positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)).applying(transform)
    }
    let from = startAngle.radians
    if currentPoint == nil { move(to: point(from)) } else { addLine(to: point(from)) }
    let pieces = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(pieces)
    let reach = radius * CGFloat(4 / 3 * tan(step / 4))
    for piece in 0..<pieces where step != 0 {
      let (a, b) = (from + Double(piece) * step, from + Double(piece + 1) * step)
      let control1 = CGPoint(
        x: center.x + radius * cos(a) - reach * sin(a), y: center.y + radius * sin(a) + reach * cos(a))
      let control2 = CGPoint(
        x: center.x + radius * cos(b) + reach * sin(b), y: center.y + radius * sin(b) - reach * cos(b))
      addCurve(to: point(b), control1: control1.applying(transform), control2: control2.applying(transform))
    }
  }

  /// An arc of `radius` that touches the line to `tangent1End` and the one from there to `tangent2End`.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = corner.applying(transform)
    let end = end.applying(transform)
    guard let from = currentPoint else { return move(to: corner) }
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, cross != 0, radius > 0 else { return addLine(to: corner) }
    let half = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1)) / 2
    let distance = radius / tan(half)
    let first = CGPoint(x: corner.x + ax / a * distance, y: corner.y + ay / a * distance)
    let last = CGPoint(x: corner.x + bx / b * distance, y: corner.y + by / b * distance)
    let away = radius / sin(half)
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let middle = hypot(mx, my)
    let center = CGPoint(x: corner.x + mx / middle * away, y: corner.y + my / middle * away)
    let start = atan2(first.y - center.y, first.x - center.x)
    var delta = atan2(last.y - center.y, last.x - center.x) - start
    if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(center: center, radius: radius, startAngle: .radians(start), delta: .radians(delta))
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in transform.isIdentity ? path.elements : path.applying(transform).elements {
      add(element)
    }
    if elements.count == path.elements.count { outline = outline ?? path.outline }
  }

  /// Goes one step on.
  mutating func add(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2):
      addCurve(to: to, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
