/// A node that follows where a scroll view is: the first one in its child, or else the nearest around.
class ScrollFollower: SingleChildNode, ScrollMovementFollower {
  private final weak var known: (any ScrolledWidget)?
  private final weak var knownNode: Node?
  /// Where the scroll view was when it was looked at last.
  final private(set) var seen = ScrollGeometry.zero
  private final var isFollowing = false

  /// Whether it is to be told who scrolls.
  var followsMovement: Bool { false }

  /// The scroll view, and what holds its content.
  final var scroll: (any ScrolledWidget)? {
    if let known, knownNode?.isMounted ?? false { return known }
    if let (node, widget) = scrollBelow {
      (knownNode, known) = (node, widget)
    } else {
      (knownNode, known) = (self, scrollAround)
    }
    if followsMovement { known?.movement.add(self) }
    return known
  }

  /// The views in which to look for what is scrolled to.
  final var scrolledNode: Node? { scroll == nil ? nil : knownNode }

  /// Follows the scroll view from now on; called once the child is made.
  final func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    graph.places.follow(self) { [weak self] in self?.hasMoved() ?? false }
    // Whoever looks for the scroll view first is the one to be told.
    graph.afterUpdate { [weak self] in if let self, isMounted { _ = scroll } }
  }

  /// Whether something has changed since the last look.
  func hasMoved() -> Bool {
    guard let geometry = scroll?.scrollGeometry, geometry.isKnown else { return false }
    return geometry != seen
  }

  override func update() {
    isDirty = false
    guard let geometry = scroll?.scrollGeometry, geometry.isKnown else { return }
    let old = seen
    seen = geometry
    looked(from: old)
  }

  /// The scroll view was looked at: `seen` is new.
  func looked(from old: ScrollGeometry) {}
  func scrolled(by mover: ScrollMover) {}
  func scrollPhaseChanged(from old: ScrollPhase, to new: ScrollPhase) {}
}

extension ScrollGeometry {
  static let zero = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  /// Whether it was laid out.
  var isKnown: Bool { containerSize.width > 0 && containerSize.height > 0 }
}
