/// A node that reads the preferences of its subtree, and is told when one may have changed.
class PreferenceObserver: SingleChildNode {
  final var isQueued = false
  override var asPreferenceObserver: PreferenceObserver? { self }
  /// Reads the subtree anew; called once the tree is patched, the deepest observers first.
  func settlePreferences() {}
}
