/// How the ends of a line look.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of strokes and gaps in turn; empty: one line without gaps.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = legal(lineWidth, .length, or: 0, for: "line width")
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = legal(miterLimit, or: 10, for: "miter limit")
    self.dash =
      dash.allSatisfy(LegalNumbers.length.contains)
      ? dash : dash.map { legal($0, .length, or: 0, for: "length of a dash") }
    self.dashPhase = legal(dashPhase, or: 0, for: "phase of a dash")
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// What counts as inside a shape.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies within an even number of outlines is outside.
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
