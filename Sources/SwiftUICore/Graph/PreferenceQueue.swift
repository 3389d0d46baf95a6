/// The readers of preferences whose subtrees may send up something else than before.
@MainActor
final class PreferenceQueue {
  private var observers: ContiguousArray<PreferenceObserver> = []

  var isEmpty: Bool { observers.isEmpty }

  fileprivate func add(_ observer: PreferenceObserver) { observers.append(observer) }

  /// Has the observers look anew, and those that this brings in, so many rounds at most.
  func settle(rounds limit: Int) {
    var rounds = 0
    while !observers.isEmpty, rounds < limit {
      rounds += 1
      // The deepest first, so that an observer further up sees settled values.
      var round = observers
      observers.removeAll(keepingCapacity: true)
      round.sort { $0.depth > $1.depth }
      for observer in round {
        observer.isQueued = false
        if observer.isMounted { observer.settlePreferences() }
      }
    }
  }
}

/// Views that are made of their size and do not know it yet: what their content sets is still to come. Every node knows how
/// many there are in its subtree, so that nobody has to look for them where there are thousands.
extension _ViewNode {
  /// This node is one.
  final func becomesUnsized() { countUnsized(1) }
  /// It has its size now, or goes.
  final func isNoLongerUnsized() { countUnsized(-1) }

  /// Whether one is here or further in.
  final var holdsUnsized: Bool { unsizedInside > 0 }

  private func countUnsized(_ change: Int32) {
    var node: _ViewNode? = self
    while let current = node {
      current.unsizedInside += change
      graph.counts.unsizedCounted += 1
      node = current.parent
    }
  }
}

extension Graph {
  func queue(_ observer: PreferenceObserver) {
    guard !observer.isQueued else { return }
    observer.isQueued = true
    preferences.add(observer)
    if !isFlushing { renderer.requestFlush() }
  }

  /// Tells every observer above `node` to read its subtree anew.
  func preferencesChanged(above node: Node) {
    var above = node.parent
    while let current = above {
      if let observer = current.asPreferenceObserver { queue(observer) }
      above = current.parent
    }
  }
}
