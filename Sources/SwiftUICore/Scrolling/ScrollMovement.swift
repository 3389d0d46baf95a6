/// Who scrolls a scroll view.
package enum ScrollMover: Sendable {
  /// By wheel, finger, keyboard or scroll bar.
  case person
  /// What a person has set in motion, and has let go of.
  case momentum
  /// At once.
  case program
  case animation
}

/// A node that is told who scrolls.
@MainActor
protocol ScrollMovementFollower: Node {
  func scrolled(by mover: ScrollMover)
  func scrollPhaseChanged(from old: ScrollPhase, to new: ScrollPhase)
}

/// What a scroll view does at the moment, and who is told.
///
/// It is at rest again 150 milliseconds after it was scrolled last. A timer runs only meanwhile.
@MainActor
package final class ScrollMovement {
  /// How long nothing is scrolled before the scroll view is at rest, in seconds.
  package static let rest = 0.15

  private struct Follower {
    weak var node: (any ScrollMovementFollower)?
  }
  private var followers: [Follower] = []
  private(set) var phase = ScrollPhase.idle
  private(set) var lastMover: ScrollMover?
  /// Called as it sets out for where the program wants it, which may be the end that it stands at as that moves on.
  package var setsOut: (@MainActor () -> Void)?
  /// Whether it glides to where a behaviour has it rest after a person has scrolled.
  var isComingToRest = false
  private var timer: Int?
  private var lastMoved = Date.distantPast
  /// Called as the first follower comes.
  package var followed: (@MainActor () -> Void)?

  package nonisolated init() {}

  /// Whether a person has it moving.
  package var isMoving: Bool { phase == .interacting || phase == .decelerating }
  package var isFollowed: Bool { followers.contains { $0.node?.isMounted ?? false } }

  func add(_ node: any ScrollMovementFollower) {
    followers.removeAll { !($0.node?.isMounted ?? false) || $0.node === node }
    followers.append(Follower(node: node))
    followed?()
  }

  /// The scroll view was scrolled.
  package func moved(by mover: ScrollMover) {
    lastMover = mover
    if mover == .person { isComingToRest = false }
    let nodes = followers.compactMap(\.node).filter(\.isMounted)
    guard let animator = nodes.first?.graph.animator else { return }
    for node in nodes { node.scrolled(by: mover) }
    let new: ScrollPhase? =
      switch mover {
      case .person: .interacting
      case .momentum: .decelerating
      case .animation: .animating
      case .program: nil
      }
    guard let new else { return }
    lastMoved = animator.date
    enter(new)
    if timer == nil { wait(Self.rest, animator) }
  }

  private func wait(_ seconds: Double, _ animator: Animator) {
    timer = animator.after(seconds) { [weak self, weak animator] in
      guard let self, let animator else { return }
      timer = nil
      let left = Self.rest - animator.date.timeIntervalSince(lastMoved)
      // A millisecond, since clocks round.
      if left > 0.001, left <= Self.rest { wait(left, animator) } else { enter(.idle) }
    }
  }

  private func enter(_ new: ScrollPhase) {
    guard phase != new else { return }
    let old = phase
    phase = new
    for follower in followers {
      if let node = follower.node, node.isMounted { node.scrollPhaseChanged(from: old, to: new) }
    }
  }
}

extension _ViewNode {
  /// The scroll view or list that this node's widget is, if it is one.
  final var scrolledWidget: (any ScrolledWidget)? {
    attributed?.anyWidget as? any ScrolledWidget
  }

  /// The nearest scroll view or list around this node.
  final var scrollAround: (any ScrolledWidget)? {
    var node = parent
    while let current = node, !(current is WindowNode) {
      if let scroll = current.scrolledWidget { return scroll }
      node = current.parent
    }
    return nil
  }

  /// The node of the first scroll view or list further down.
  final var scrollBelow: (node: Node, widget: any ScrolledWidget)? {
    var found: (Node, any ScrolledWidget)?
    forEachChild { child in
      guard found == nil else { return }
      found = child.scrolledWidget.map { (child, $0) } ?? child.scrollBelow
    }
    return found
  }
}
