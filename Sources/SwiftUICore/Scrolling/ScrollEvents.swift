/// What a scroll view does at the moment.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
/// How large a scroll view, its content and what is in sight of it are, in points.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}
/// What is known as a scroll view begins or ends to move.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
  /// In points a second; nil: it is not known.
  public let velocity: CGVector?
}
/// A direction and a speed.
public struct CGVector: Hashable, Codable, Sendable {
  public static let zero = CGVector()
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
/// How the content of a scroll view ends at its edges; by name.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Calls `action` with the ids of the views that are in sight, whenever those are others: of the scroll view in here, or
  /// else of the one around, the elements of a `ForEach` and what `id(_:)` names, where the id is an `ID` and at least
  /// `threshold` of the view is seen.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollFollowerView(
      content: self, interest: TargetVisibilityInterest(threshold: threshold, action: action))
  }
  /// Calls `action` as the scroll view in here, or else the one around, begins to be scrolled, and as it comes to rest:
  /// 150 milliseconds after the last movement.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
      -> Void
  ) -> some View {
    ScrollFollowerView(content: self, interest: ScrollPhaseInterest(action: action))
  }
  /// Calls `action` with what `transform` makes of how far the scroll view in here, or else the one around, is scrolled,
  /// whenever that is another than before; before it is laid out, all of it is zero.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollFollowerView(content: self, interest: ScrollGeometryInterest(transform: transform, action: action))
  }
  /// Accepted without effect: content ends at the edges.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    self
  }
  /// Accepted without effect: content ends at the edges.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  {
    self
  }
}
