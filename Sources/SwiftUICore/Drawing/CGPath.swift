/// An outline as Core Graphics hands it about; Foundation on Linux has none, and this is the type that SwiftUI's paths take.
open class CGPath: Equatable, @unchecked Sendable {
  // Only `CGMutablePath`, which belongs to whoever builds it, changes it after `init`.
  fileprivate(set) var path: Path

  fileprivate init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect), transform)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect), transform)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular), transform)
  }
  private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform.map { path.applying($0.pointee) } ?? path)
  }

  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public var boundingBox: CGRect { path.boundingRect }
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform.inverted()), eoFill: rule == .evenOdd)
  }
  /// The area that a line along the path covers.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }
  public func copy() -> CGPath? { CGPath(path) }
  /// - Parameter transform: what becomes of its points; nil: they stay.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path, transform) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  /// - Parameter transform: what becomes of its points; nil: they stay.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(transform.map { path.applying($0.pointee) } ?? path)
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

/// Which points an outline that crosses itself holds.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// An outline that is being built.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Path()) }
  fileprivate override init(_ path: Path) { super.init(path) }

  private func add(_ transform: CGAffineTransform, _ part: (inout Path) -> Void) {
    guard transform != .identity else { return part(&path) }
    // In the coordinates that the part is told in, so that it goes on from the current point.
    var moved = path.applying(transform.inverted())
    part(&moved)
    path = moved.applying(transform)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        delta: .radians(Double(delta)))
    }
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }
  public init(_ path: CGMutablePath) { self = path.path }
  /// The same outline for what takes Core Graphics' type.
  public var cgPath: CGPath { CGPath(self) }
}
