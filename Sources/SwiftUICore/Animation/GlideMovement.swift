/// A view on its way from where it was seen to where layout has it.
@MainActor
final class GlideMovement: Movement {
  private weak var node: (any AttributedNode)?
  /// Where it is to be, counted from where it was when it began to move.
  private var end: Standing.Way
  private var places: Motions

  init(of node: any AttributedNode) {
    self.node = node
    end = [0, 0, 0, 0]
    places = Motions(at: end)
  }

  var isAlive: Bool { node?.isMounted ?? false }
  var isOver: Bool { !isAlive || places.isAtRest }

  /// Layout has the view so much further on: from where it is seen it goes there.
  func go(_ way: Standing.Way, in transaction: Transaction) {
    guard let node else { return }
    end = zip(end, way).map { $0 + $1 }
    places.go(to: end, in: transaction, of: node)
    show()
  }

  func move(to time: Double) {
    places.move(to: time)
    show()
  }

  func finish() {
    places.finish()
    show()
  }

  private func show() {
    guard let node, node.isMounted else { return places.finish() }
    node.anyWidget.glide(zip(places.shown, end).map { $0 - $1 })
  }
}
