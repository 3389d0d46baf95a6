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
