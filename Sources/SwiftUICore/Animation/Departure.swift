/// A subtree that has left the tree of views but is still on screen, until its transition is over. Its nodes, and so
/// its state, live on meanwhile.
@MainActor
final class Departure {
  let node: Node
  /// What told the child apart among those that can stand in its place.
  let identity: AnyHashable?
  /// Whose child it was: what is told of the end of a transition may come when that node has gone.
  private(set) weak var parent: Node?
  let parentKey: ObjectIdentifier
  /// What may put nothing in front of its window as long as it leaves.
  private(set) var withheld: [PresenterNode] = []

  init(_ node: Node, _ identity: AnyHashable?, from parent: Node) {
    self.node = node
    self.identity = identity
    self.parent = parent
    parentKey = ObjectIdentifier(parent)
  }

  func withhold(_ presenter: PresenterNode) {
    if !withheld.contains(where: { $0 === presenter }) { withheld.append(presenter) }
  }

  /// The subtree stays after all.
  func stay() {
    for presenter in withheld where presenter.isMounted { presenter.markDirty() }
    withheld = []
  }

  func leave() {
    withheld = []
    let widgets = node.widgets
    node.unmount()
    if let parent { parent.host?.remove(widgets, of: parent) }
  }
}

/// Where in a subtree something is seen to come and go.
@MainActor
private enum TransitionSite {
  case transition(TransitionNode)
  case widget(any AttributedNode)

  func leave(_ animator: Animator, in transaction: Transaction?) {
    switch self {
    case .transition(let node): node.enter(.didDisappear, in: transaction)
    case .widget(let node): if let transaction { animator.fade(node, from: nil, to: 0, in: transaction) }
    }
  }

  func arrive(_ animator: Animator, in transaction: Transaction?) {
    switch self {
    case .transition(let node):
      animator.jumping { node.enter(.willAppear, in: nil) }
      node.enter(.identity, in: transaction)
    case .widget(let node): if let transaction { animator.fade(node, from: 0, to: 1, in: transaction) }
    }
  }

  func stay(_ animator: Animator, in transaction: Transaction?) {
    switch self {
    case .transition(let node): node.enter(.identity, in: transaction)
    case .widget(let node): animator.fade(node, from: nil, to: 1, in: transaction)
    }
  }
}

/// A node whose widget only decorates that of its one child: what is said of the child's coming and leaving holds.
@MainActor
protocol DecoratingNode: Node {
  /// nil: there is none yet, or the widget is there for its own sake.
  var decorated: Node? { get }
  /// Whether it is for the child's sake, known before there is a child.
  var decorates: Bool { get }
}

extension DecoratingNode {
  var decorates: Bool { true }
}

extension _ViewNode {
  private func collectSites(into sites: inout [TransitionSite]) {
    if let node = self as? TransitionNode { return sites.append(.transition(node)) }
    if let node = attributed {
      guard node.showsSomething else { return }
      var inner: [TransitionSite] = []
      (self as? any DecoratingNode)?.decorated?.collectSites(into: &inner)
      inner.removeAll { if case .widget = $0 { true } else { false } }
      return sites.append(contentsOf: inner.isEmpty ? [.widget(node)] : inner)
    }
    // Windows, toolbars: not seen where this subtree is.
    guard lastWidget != nil else { return }
    forEachChild { $0.collectSites(into: &sites) }
  }

  private var transitionSites: [TransitionSite] {
    var sites: [TransitionSite] = []
    collectSites(into: &sites)
    return sites
  }

  /// Whether anything can be seen to come or go among this node's children in the running update.
  final var mayShowTransitions: Bool {
    guard graph.isUpdating, let host, host.showsTransitions else { return false }
    let animates = TransactionScope.current?.transaction.animation != nil
    return (animates || graph.motionModifiers > 0) && graph.animator.mayAnimate(self)
  }

  /// Lets `child`, no longer among this node's children, leave by its transition; false: nothing is to be seen of that,
  /// and the child is to be removed at once.
  final func depart(_ child: _ViewNode, _ identity: AnyHashable?) -> Bool {
    guard mayShowTransitions else { return false }
    let transaction = animatedTransaction
    let animator = graph.animator
    let sites = child.transitionSites
    guard !sites.isEmpty else { return false }
    let departure = Departure(child, identity, from: self)
    let moves = animator.watching {
      for site in sites { site.leave(animator, in: transaction) }
    } done: { [weak animator] in
      animator?.end(departure)
    }
    guard moves else { return false }
    animator.add(departure)
    animator.changeRoom(of: child, to: 0, in: transaction)
    graph.withdrawPresentations(of: child)
    if child.holdsPreferences { graph.preferencesChanged(above: child) }
    return true
  }

  /// Has `child`, new on screen, come by its transition.
  final func arrive(_ child: _ViewNode) {
    guard mayShowTransitions else { return }
    let transaction = animatedTransaction
    for site in child.transitionSites { site.arrive(graph.animator, in: transaction) }
  }

  /// The child with that identity which is just leaving; it stays from now on, its widgets where they were.
  final func returningChild(_ identity: AnyHashable?) -> _ViewNode? {
    guard graph.hasDepartures, let child = graph.animator.takeBack(identity, to: self) else { return nil }
    let transaction = animatedTransaction
    for site in child.transitionSites { site.stay(graph.animator, in: transaction) }
    graph.animator.changeRoom(of: child, to: 1, in: transaction)
    graph.matchedGeometry.comeBack(child, in: transaction)
    if child.holdsPreferences { graph.preferencesChanged(above: child) }
    return child
  }
}
