/// The room that layout has for a subtree which leaves, on its way to none: what is around it closes up meanwhile.
@MainActor
final class RoomMovement: Movement {
  private weak var node: Node?
  /// From 0, none, to 1, all of it.
  private var share: Motion<Double>

  init(of node: Node, from share: Double) {
    self.node = node
    self.share = Motion(at: share)
  }

  var isAlive: Bool { node?.isMounted ?? false }
  var isOver: Bool { !isAlive || share.isAtRest }

  func go(to target: Double, in transaction: Transaction?) {
    if let node, let transaction {
      share.go(to: target, in: transaction, at: node.graph.animator.now, environment: node.environmentNow)
    } else {
      share.stop(at: target)
    }
    show()
  }

  func move(to time: Double) {
    share.move(to: time)
    show()
  }

  func finish() {
    share.finish()
    show()
  }

  private func show() {
    guard let node, node.isMounted else { return share.finish() }
    let share = min(max(share.shown, 0), 1)
    for widget in node.widgets { widget.takeRoom(share) }
  }
}
