/// What a program wants of a scroll view.
@MainActor
protocol ScrollInterest {
  associatedtype Follower: ScrollFollower
  static func makeNode(under parent: Node) -> Follower
  /// Gives it to the node that sees to it.
  func tell(_ node: Follower)
}

/// A view that follows the scroll view in it or around it.
struct ScrollFollowerView<Content: View, Interest: ScrollInterest> {
  let content: Content
  let interest: Interest
}

extension ScrollFollowerView: View, ViewAroundOne {
  typealias Body = Never
  var inside: Content { content }

  static func makeEmptyNode(for view: Self, under parent: Node) -> Interest.Follower {
    Interest.makeNode(under: parent)
  }
  func tell(_ node: Interest.Follower) { interest.tell(node) }
  static func contentsChanged(of node: Interest.Follower, isNew: Bool) {
    if isNew { node.follow() } else { node.update() }
  }
}

struct ScrollGeometryInterest<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryInterest: ScrollInterest {
  static func makeNode(under parent: Node) -> ScrollGeometryNode<Value> { ScrollGeometryNode(under: parent) }
  func tell(_ node: ScrollGeometryNode<Value>) {
    node.transform = transform
    node.action = action
  }
}

struct ScrollPhaseInterest {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseInterest: ScrollInterest {
  static func makeNode(under parent: Node) -> ScrollPhaseNode { ScrollPhaseNode(under: parent) }
  func tell(_ node: ScrollPhaseNode) { node.action = action }
}

struct TargetVisibilityInterest<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension TargetVisibilityInterest: ScrollInterest {
  static func makeNode(under parent: Node) -> TargetVisibilityNode<ID> { TargetVisibilityNode(under: parent) }
  func tell(_ node: TargetVisibilityNode<ID>) {
    node.threshold = threshold
    node.action = action
  }
}

final class ScrollGeometryNode<Value: Equatable>: ScrollFollower {
  var transform: ((ScrollGeometry) -> Value)!
  var action: ((Value, Value) -> Void)!
  private var last: Value?
  override var knownName: String? { "onScrollGeometryChange" }

  override func looked(from old: ScrollGeometry) {
    // Before it was laid out there was nothing.
    let old = last ?? transform(.zero)
    let new = transform(seen)
    last = new
    guard old != new else { return }
    graph.afterUpdate { [weak self] in if let self, isMounted { action(old, new) } }
  }
}

final class ScrollPhaseNode: ScrollFollower {
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)!
  override var followsMovement: Bool { true }

  override func hasMoved() -> Bool {
    // It may have come since.
    _ = scroll
    return false
  }
  override func scrollPhaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
    let context = ScrollPhaseChangeContext(geometry: scroll?.scrollGeometry ?? .zero, velocity: nil)
    graph.afterUpdate { [weak self] in if let self, isMounted { action(old, new, context) } }
  }
}

final class TargetVisibilityNode<ID: Hashable>: ScrollFollower {
  var threshold = 0.5
  var action: (([ID]) -> Void)!
  private var visible: [ID] = []
  /// How often it is looked again after something was scrolled: rows come into sight a layout later.
  private var looksLeft = 0

  private var current: [ID] {
    guard let scroll, let node = scrolledNode else { return [] }
    let room = scroll.scrollGeometry.containerSize
    return node.scrollTargets(in: scroll) { $0.base is ID }
      .filter { $0.frame.share(in: room) >= max(threshold, 0.000_001) }.compactMap { $0.id.base as? ID }
  }

  override func hasMoved() -> Bool {
    if super.hasMoved() { return true }
    guard looksLeft > 0 else { return false }
    looksLeft -= 1
    return current != visible
  }

  override func looked(from old: ScrollGeometry) {
    if old != seen { looksLeft = 3 }
    let new = current
    guard new != visible else { return }
    visible = new
    graph.afterUpdate { [weak self] in if let self, isMounted { action(new) } }
  }
}
