/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes where a scroll view is going to rest. Here `target` is where a person has left it.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Not asked for: a wheel says nothing of how far one movement may go.
  func properties(context: PropertiesContext) -> Properties
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a behaviour says of the way to where scrolling comes to rest; by name.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one movement goes no further than what is in sight.
  public var limitsScrolls: Bool
  public init() { limitsScrolls = true }
  public init(limitsScrolls: Bool) { self.limitsScrolls = limitsScrolls }
}

/// What a behaviour knows as it is asked for its properties: its environment.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What of a scroll view's content is to be in sight.
public struct ScrollTarget: Equatable, Sendable {
  /// In the content's coordinates, in points.
  public var rect: CGRect
  /// The point of `rect` and of what is in sight that are to meet; nil: their top leading corners.
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour knows of the scroll view, and its environment.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where scrolling began.
  public let originalTarget: ScrollTarget
  /// In points a second: zero, since a scroll view has come to rest when it is asked.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// What stays free between the edges of what is in sight and a view that is scrolled to.
  let margins: EdgeInsets
  /// Where the views that can be scrolled to begin and end, along the axis.
  let targets: @MainActor () -> [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// By as much as is in sight, to the nearest page, or the next where a person has begun to go there.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (page, start) = (context.containerSize, context.originalTarget.rect.origin)
    if context.axes.contains(.horizontal) {
      let movement = RestingMovement(start: start.x, end: target.rect.origin.x)
      target.rect.origin.x = movement.place(every: page.width)
    }
    if context.axes.contains(.vertical) {
      let movement = RestingMovement(start: start.y, end: target.rect.origin.y)
      target.rect.origin.y = movement.place(every: page.height)
    }
  }
}

/// To the nearest of the views that can be scrolled to, or the next where a person has begun to go there: their beginnings meet
/// that of what is in sight, or the same point of both where an anchor says which.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement passes, by name: a wheel says nothing of it.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
  }
  private let anchor: UnitPoint

  public init(limitBehavior: LimitBehavior = .automatic) { anchor = .topLeading }
  /// - Parameter anchor: the point of a view and of what is in sight that are to meet; nil: their beginnings.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.anchor = anchor ?? .topLeading
  }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let find = context.targets
    let targets = MainActor.assumeIsolated { find() }
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      let before = context.margins.leading
      let room = target.rect.width - before - context.margins.trailing
      target.rect.origin.x = RestingMovement(start: start.x, end: target.rect.minX).place(
        among: targets.map { $0.minX - before + ($0.width - room) * anchor.x })
    }
    if context.axes.contains(.vertical) {
      let before = context.margins.top
      let room = target.rect.height - before - context.margins.bottom
      target.rect.origin.y = RestingMovement(start: start.y, end: target.rect.minY).place(
        among: targets.map { $0.minY - before + ($0.height - room) * anchor.y })
    }
  }
}

/// A behaviour whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior
  public init<B: ScrollTargetBehavior>(_ base: B) { behavior = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { .init() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init(limitBehavior: limitBehavior)
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self { .init(limitBehavior: limitBehavior, anchor: anchor) }
}

extension View {
  /// Says where scroll views in this view come to rest: after a person has scrolled, they glide on, or back, to there.
  public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    ScrollFollowerView(content: self, interest: RestInterest(behavior: behavior))
  }
}

private struct RestInterest {
  let behavior: any ScrollTargetBehavior
}

extension RestInterest: ScrollInterest {
  static func makeNode(under parent: Node) -> ScrollRestNode { ScrollRestNode(under: parent) }
  func tell(_ node: ScrollRestNode) { node.behavior = behavior }
}

/// Has a scroll view come to rest where a behaviour says.
final class ScrollRestNode: ScrollFollower {
  var behavior: (any ScrollTargetBehavior)!
  private var start = CGPoint.zero
  /// Where it was when it moved last, came to rest, or was laid out.
  private var last = CGPoint.zero
  override var followsMovement: Bool { true }

  override func hasMoved() -> Bool {
    // It may have come since. Where it begins, and what changes around it moves it to, is where a person sets out from.
    if let scroll, scroll.movement.phase == .idle { last = scroll.scrollGeometry.contentOffset }
    return false
  }

  /// Told before the phase is another one.
  override func scrolled(by mover: ScrollMover) {
    guard let scroll else { return }
    if scroll.movement.phase == .idle { start = last }
    last = scroll.scrollGeometry.contentOffset
  }

  override func scrollPhaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
    guard new == .idle, old == .interacting || old == .decelerating else { return }
    graph.afterUpdate { [weak self] in if let self, isMounted { rest() } }
    graph.renderer.requestFlush()
  }

  private func rest() {
    guard let scroll, scroll.scrollGeometry.isKnown else { return }
    let geometry = scroll.scrollGeometry
    var axes: Axis.Set = []
    if scroll.scrolls(along: .horizontal) { axes.insert(.horizontal) }
    if scroll.scrolls(along: .vertical) { axes.insert(.vertical) }
    var target = ScrollTarget(rect: geometry.visibleRect)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: geometry.containerSize)),
        velocity: CGVector(dx: 0, dy: 0), contentSize: geometry.contentSize,
        containerSize: geometry.containerSize, axes: axes, environment: EnvironmentValues(scope: environment),
        margins: scroll.marginsOfTargets,
        targets: { [weak self] in self?.targets(from: geometry.contentOffset) ?? [] }))
    let anchor = target.anchor ?? .topLeading
    func place(_ start: CGFloat, _ length: CGFloat, _ share: CGFloat, _ room: CGFloat, _ whole: CGFloat)
      -> Double
    {
      Double(min(max(start + (length - room) * share, 0), max(0, whole - room)))
    }
    let (room, whole) = (geometry.containerSize, geometry.contentSize)
    let x = place(target.rect.minX, target.rect.width, anchor.x, room.width, whole.width)
    let y = place(target.rect.minY, target.rect.height, anchor.y, room.height, whole.height)
    let (goesX, goesY) = (axes.contains(.horizontal), axes.contains(.vertical))
    let now = geometry.contentOffset
    guard goesX && abs(x - Double(now.x)) >= 1 || goesY && abs(y - Double(now.y)) >= 1 else { return }
    let movement = scroll.movement
    movement.isComingToRest = true
    guard graph.animator.mayAnimate(self) else {
      scroll.scroll(x: goesX ? x : nil, y: goesY ? y : nil)
      movement.isComingToRest = false
      return
    }
    graph.animator.scroll(
      scroll, for: self, in: Transaction(animation: .easeOut(duration: 0.25)), x: goesX ? x : nil,
      y: goesY ? y : nil, end: { [weak movement] in movement?.isComingToRest = false })
  }

  /// Where the views that can be scrolled to are in the content.
  private func targets(from offset: CGPoint) -> [CGRect] {
    guard let scroll, let node = scrolledNode else { return [] }
    // Views stand at whole pixels, also where what is scrolled is between two of them.
    return node.scrollTargets(in: scroll) { _ in true }
      .map { $0.frame.offsetBy(dx: offset.x.rounded(.down), dy: offset.y.rounded(.down)) }
  }
}
