import Foundation
import Platform

/// An outline as AppKit builds it. Here y grows downwards, as in pictures and views.
open class NSBezierPath: NSObject {
  private var path = Path()
  /// The outline, for `Path(_:)` and Core Graphics.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  public enum LineCapStyle: UInt, Sendable { case butt, round, square }
  public enum LineJoinStyle: UInt, Sendable { case miter, round, bevel }
  public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = LineCapStyle.butt
  public var lineJoinStyle = LineJoinStyle.miter
  public var miterLimit: CGFloat = 10
  public var windingRule = WindingRule.nonZero
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }
  public convenience init(cgPath: CGPath) {
    self.init()
    path = Path(cgPath)
  }
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    path = Path(
      roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func line(to point: CGPoint) { path.addLine(to: point) }
  open func curve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func curve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Goes on by so much from the current point.
  open func relativeMove(to point: CGPoint) { path.move(to: from(current: point)) }
  open func relativeLine(to point: CGPoint) { path.addLine(to: from(current: point)) }
  private func from(current offset: CGPoint) -> CGPoint {
    CGPoint(x: currentPoint.x + offset.x, y: currentPoint.y + offset.y)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = Path() }

  open func appendRect(_ rect: CGRect) { path.addRect(rect) }
  open func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
  open func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
  open func append(_ other: NSBezierPath) { path.addPath(other.path) }
  /// An arc, its angles in degrees; `clockwise` is what Core Graphics calls so.
  open func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(Double(startAngle)),
      endAngle: .degrees(Double(endAngle)), clockwise: clockwise)
  }

  public var isEmpty: Bool { path.isEmpty }
  public var bounds: CGRect { path.boundingRect }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: windingRule == .evenOdd) }
  open func transform(using transform: AffineTransform) {
    path = path.applying(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }
  /// Has lines broken: the lengths of what is drawn and of what is left out, by turns.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = ((0..<count).compactMap { pattern?[$0] }, phase)
  }

  // MARK: drawing

  /// Fills it in the picture that is being drawn.
  open func fill() { PictureDrawing.current?.fill(path, evenOdd: windingRule == .evenOdd) }
  open func stroke() {
    let cap: CGLineCap =
      switch lineCapStyle {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: CGLineJoin =
      switch lineJoinStyle {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    PictureDrawing.current?.stroke(
      path,
      style: StrokeStyle(
        lineWidth: lineWidth, lineCap: cap, lineJoin: join, miterLimit: miterLimit, dash: dash.lengths,
        dashPhase: dash.phase))
  }
  /// From now on nothing is drawn outside of it.
  open func addClip() { PictureDrawing.current?.clip(to: path, evenOdd: windingRule == .evenOdd) }
  public static func fill(_ rect: CGRect) { NSBezierPath(rect: rect).fill() }
  public static func stroke(_ rect: CGRect) { NSBezierPath(rect: rect).stroke() }
}
