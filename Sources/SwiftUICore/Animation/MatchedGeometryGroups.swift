/// The views of a graph that share their geometry, by what they share it under.
@MainActor
final class MatchedGeometry {
  private struct Weak { weak var node: MatchedGeometryNode? }
  /// A view that came as another one was there.
  private struct Arrival {
    weak var node: MatchedGeometryNode?
    weak var predecessor: MatchedGeometryNode?
    let origin: CGRect
    let transaction: Transaction
    var framesLeft = 10
  }
  private unowned let graph: Graph
  private var groups: [MatchedGeometryKey: [Weak]] = [:]
  /// Where views were that went in the running update.
  private var gone: [MatchedGeometryKey: (frame: CGRect, pass: UInt32)] = [:]
  private var arrivals: [Arrival] = []
  /// Views that others followed, and that follow one themselves since the last layout; and those that it was the other way
  /// round with.
  private var givenUp: Set<ObjectIdentifier> = []
  private var takenUp: Set<ObjectIdentifier> = []
  /// In which transactions followers are to move, and views that were followers.
  private var transactions: [ObjectIdentifier: Transaction] = [:]
  private var isAwaited = false
  /// How many frames more are waited for views to be laid out: their window may not be on screen yet.
  private var framesLeft = patience
  private static let patience = 60

  init(of graph: Graph) { self.graph = graph }

  // MARK: coming and going

  func come(_ node: MatchedGeometryNode) {
    let key = node.match.key
    if node.match.isSource, let transaction = node.animatedTransaction {
      let predecessor = groups[key]?.last { $0.node?.isMounted ?? false }?.node
      let left = gone[key].flatMap { $0.pass == graph.pass ? $0.frame : nil }
      if let origin = predecessor?.shownFrame ?? left {
        transaction.completions.hold()
        arrivals.append(
          Arrival(node: node, predecessor: predecessor, origin: origin, transaction: transaction))
        settleBeforeNextFrame()
      }
    }
    groups[key, default: []].append(Weak(node: node))
    if !node.match.isSource { settleBeforeNextFrame() }
  }

  func go(_ node: MatchedGeometryNode) {
    let key = node.match.key
    gone = gone.filter { $0.value.pass == graph.pass }
    if let frame = node.shownFrame { gone[key] = (frame, graph.pass) }
    forget(node, key)
    let id = ObjectIdentifier(node)
    transactions[id] = nil
    givenUp.remove(id)
    takenUp.remove(id)
  }

  private func forget(_ node: MatchedGeometryNode, _ key: MatchedGeometryKey) {
    groups[key]?.removeAll { $0.node == nil || $0.node === node }
    if groups[key]?.isEmpty == true { groups[key] = nil }
  }

  func change(_ node: MatchedGeometryNode, from old: MatchedGeometryKey) {
    forget(node, old)
    groups[node.match.key, default: []].append(Weak(node: node))
  }

  /// A view has become a follower, or is none any more: it goes back to its own place then.
  func changeRole(of node: MatchedGeometryNode) {
    let id = ObjectIdentifier(node)
    if node.match.isSource {
      if givenUp.remove(id) == nil { takenUp.insert(id) }
    } else {
      if takenUp.remove(id) == nil { givenUp.insert(id) }
    }
    if let transaction = node.animatedTransaction { transactions[id] = transaction }
    framesLeft = Self.patience
    settleBeforeNextFrame()
  }

  /// A subtree that was leaving stays.
  func comeBack(_ root: Node, in transaction: Transaction?) {
    for node in groups.values.joined().compactMap(\.node) where node.match.isSource && node.isInside(root) {
      node.show(in: nil, transaction)
    }
  }

  // MARK: following

  private var followers: [MatchedGeometryNode] {
    groups.values.joined().compactMap(\.node).filter { !$0.match.isSource && $0.isMounted }
  }

  /// Views were updated: sources may be elsewhere, or others.
  func updated() {
    for node in followers {
      if let transaction = node.animatedTransaction { transactions[ObjectIdentifier(node)] = transaction }
    }
    framesLeft = Self.patience
    settleBeforeNextFrame()
  }

  private func settleBeforeNextFrame() {
    guard !isAwaited else { return }
    isAwaited = true
    graph.animator.beforeNextFrame { [weak self] in self?.settle() }
  }

  /// Views are in place by now: shows each where it is to be seen.
  private func settle() {
    isAwaited = false
    let arrivals = arrivals.filter { arrival in
      if replaces(arrival) { return true }
      arrival.transaction.completions.release()
      return false
    }
    self.arrivals = []
    graph.animator.layOut()
    release()
    for arrival in arrivals { begin(arrival) }
    for node in followers {
      let source = groups[node.match.key]?.last {
        $0.node.map { $0.match.isSource && !isLeaving($0) } ?? false
      }
      node.show(in: source?.node?.settledFrame, transactions[ObjectIdentifier(node)])
    }
    transactions = [:]
    givenUp = []
    if followers.contains(where: { $0.settledFrame == nil }), framesLeft > 0 {
      framesLeft -= 1
      settleBeforeNextFrame()
    }
  }

  /// Has those that follow nobody any more go back to their own places. What was followed, and is just leaving, goes along.
  private func release() {
    guard !takenUp.isEmpty else { return }
    for group in groups.values {
      let nodes = group.compactMap(\.node).filter { $0.match.isSource && $0.isMounted }
      guard let back = nodes.last(where: { takenUp.contains(ObjectIdentifier($0)) }) else { continue }
      for node in nodes where takenUp.contains(ObjectIdentifier(node)) {
        node.show(in: nil, transactions[ObjectIdentifier(node)])
      }
      guard let transaction = transactions[ObjectIdentifier(back)] else { continue }
      for node in nodes where isLeaving(node) { node.show(in: back.settledFrame, transaction) }
    }
    takenUp = []
  }

  private func isLeaving(_ node: Node) -> Bool { graph.animator.departure(of: node) != nil }

  /// Whether a view comes in the place of one that has gone or is going; takes the old one off the screen if nothing says
  /// how it is to go.
  private func replaces(_ arrival: Arrival) -> Bool {
    guard let node = arrival.node, node.isMounted else { return false }
    guard let old = arrival.predecessor, old.isMounted else { return true }
    // It stays, and follows the one that has come.
    if givenUp.contains(ObjectIdentifier(old)) { return true }
    guard let departure = graph.animator.departure(of: old) else { return false }
    guard old.isAlone(in: departure.node) else { return true }
    graph.animator.end(departure)
    node.stopFading()
    return true
  }

  private func begin(_ arrival: Arrival) {
    guard let node = arrival.node, node.isMounted else { return arrival.transaction.completions.release() }
    guard let own = node.settledFrame else {
      // Its window may not be on screen yet.
      var again = arrival
      again.framesLeft -= 1
      guard again.framesLeft > 0 else { return arrival.transaction.completions.release() }
      arrivals.append(again)
      return settleBeforeNextFrame()
    }
    node.show(in: arrival.origin, nil)
    node.show(in: nil, arrival.transaction)
    // One that goes by a transition of its own goes along.
    arrival.predecessor?.show(in: own, arrival.transaction)
    arrival.transaction.completions.release()
  }
}

extension MatchedGeometryNode {
  /// Whether nothing but this view is to be seen of `root`, and no transition is said.
  fileprivate func isAlone(in root: Node) -> Bool {
    var node: Node? = self
    while let current = node {
      if current is TransitionNode { return false }
      guard current is SingleChildNode || (current as? any DecoratingNode)?.decorated != nil else {
        return false
      }
      if current === root { return true }
      node = current.parent
    }
    return false
  }
}
