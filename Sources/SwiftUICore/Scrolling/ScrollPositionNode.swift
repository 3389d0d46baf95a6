/// Where a program wants a scroll view to be, and how it is told where a person has scrolled to.
struct ScrollPositionInterest {
  let position: ScrollPosition
  let anchor: UnitPoint?
  /// Whether only ids are told of what a person scrolls to, and not that it does.
  let tellsIDs: Bool
  let accepts: (AnyHashable) -> Bool
  let write: (AnyHashable?, ScrollPosition) -> Void
}

extension ScrollPositionInterest: ScrollInterest {
  static func makeNode(under parent: Node) -> ScrollPositionNode { ScrollPositionNode(under: parent) }
  func tell(_ node: ScrollPositionNode) { node.take(self) }
}

/// Keeps a scroll view and what a program knows of its place in step.
final class ScrollPositionNode: ScrollFollower {
  private var part: ScrollPositionInterest!
  private var known: ScrollPosition?
  private var request: ScrollRequestNode!
  private var isByPerson = false
  /// How often it is looked again after something was scrolled: rows come into sight a layout later.
  private var looksLeft = 0

  override var followsMovement: Bool { true }
  override var knownName: String? { "scrollPosition" }

  func take(_ new: ScrollPositionInterest) {
    part = new
    if request == nil { request = ScrollRequestNode(under: self) }
    guard known != new.position else { return }
    let isTold = new.tellsIDs && known != nil && known?.followedID == new.position.followedID
    known = new.position
    // The binding has what it was told: nobody has asked for that to be scrolled to.
    if isTold { return }
    isByPerson = false
    // Before the child is there, the scroll view would be taken to be the one around.
    if child != nil { scroll?.movement.isComingToRest = false }
    let ofChange = TransactionScope.current?.transaction.scrollTargetAnchor
    new.position.follow(ScrollViewProxy(request: request), anchor: ofChange ?? new.anchor)
  }

  override func scrolled(by mover: ScrollMover) {
    // On its way to where a person's scrolling ends.
    if mover == .program || mover == .animation, scroll?.movement.isComingToRest == true { return }
    isByPerson = mover == .person || mover == .momentum
  }

  /// The view that is told of.
  private var firstID: AnyHashable? {
    guard let scroll, let node = scrolledNode, part.tellsIDs || !part.position.acceptsNothing else {
      return nil
    }
    let axis: Axis = scroll.scrolls(along: .vertical) ? .vertical : .horizontal
    return node.scrollTargets(in: scroll, part.accepts)
      .leading(
        along: axis, room: scroll.scrollGeometry.containerSize, margins: scroll.marginsOfTargets,
        anchor: part.anchor)?.id
  }

  private func isNews(_ id: AnyHashable?) -> Bool {
    guard let known else { return false }
    return part.tellsIDs ? id != nil && id != known.followedID : known != known.scrolledByPerson(to: id)
  }

  override func hasMoved() -> Bool {
    if super.hasMoved() { return true }
    guard looksLeft > 0, isByPerson else { return false }
    looksLeft -= 1
    return isNews(firstID)
  }

  override func looked(from old: ScrollGeometry) {
    if old != seen { looksLeft = 3 }
    guard isByPerson else { return }
    let id = firstID
    guard isNews(id), let new = known?.scrolledByPerson(to: id) else { return }
    known = new
    graph.afterUpdate { [weak self] in
      guard let self, isMounted, isByPerson else { return }
      part.write(id, new)
    }
  }

  override func unmount() {
    request?.unmount()
    super.unmount()
  }
}
