/// A node that shows something in front of the window it is in: a sheet, a question, a file dialog.
///
/// What it shows goes with its view, and does not wait for the view's transition; should the view come back before that is
/// over, and still want to present, it does so again.
class PresenterNode: SingleChildNode {
  /// Whether something of this node's is in front.
  final var isPresenting = false {
    didSet { if isPresenting != oldValue { graph.presentersChanged(self) } }
  }

  /// Brings what is in front to what the view says.
  func follow() {}
  /// Takes away what is in front, since the view goes. The binding is not told that it was dismissed.
  func withdraw() {}
  /// Takes away what is in front, since what it stands in front of is dismissed, and tells the binding: what it stands for
  /// is over as well.
  func end() { hasEnded = true }

  /// Whether the window that this is in has been dismissed.
  private final var hasEnded = false

  /// Whether anything may be in front: nothing is while the view leaves. Asked by `follow`, which is called again if the
  /// view stays after all.
  final var mayPresent: Bool {
    if hasEnded { return false }
    guard graph.hasDepartures, let departure = graph.animator.departure(of: self) else { return true }
    isDirty = false
    departure.withhold(self)
    return false
  }

  override func update() { follow() }

  override func unmount() {
    super.unmount()
    withdraw()
  }
}

extension Graph {
  fileprivate func presentersChanged(_ presenter: PresenterNode) {
    if presenter.isPresenting {
      presenters.append(presenter)
    } else {
      presenters.removeAll { $0 === presenter }
    }
  }

  /// Ends what the views in `window`, which is dismissed, have put in front; the last first.
  func endPresentations(in window: Node) {
    for presenter in presenters.reversed() where presenter.isPresenting && presenter.isInside(window) {
      presenter.end()
    }
  }

  /// Takes away what the views in the subtree of `node`, which is leaving, have put in front; the last first.
  func withdrawPresentations(of node: Node) {
    for presenter in presenters.reversed() where presenter.isMounted && presenter.isInside(node) {
      presenter.follow()
    }
  }
}
