/// A node whose view holds data that are shown half way.
@MainActor
protocol DataNode: Node {
  /// Lets `body` at the view's value in place.
  func withData(_ body: (UnsafeMutableRawPointer) -> Void)
  /// The data are others now; what depends on them is to be brought up to date.
  func dataMoved()
}

/// What the engine can do with values of an animatable type; the pointers point at such values.
@MainActor
protocol AnimatableType {
  /// Where `new` has other data than `old`, puts what is to be seen of them now into `new`.
  static func change(
    _ old: UnsafeMutableRawPointer, to new: UnsafeMutableRawPointer, of node: any DataNode,
    _ movement: DataMovement?)
}

/// Data of a client's view on their way.
@MainActor
class DataMovement: Movement {
  final weak var node: (any DataNode)?
  init(_ node: any DataNode) { self.node = node }

  final var isAlive: Bool { node?.isMounted ?? false }
  var isOver: Bool { true }
  func move(to time: Double) {}
  func finish() {}
  /// Puts the target into the node's value, to be compared with.
  func restoreTarget() {}
  /// Puts what is to be seen now into the node's value.
  func show() {}
}

enum AnimatableData<A: Animatable>: AnimatableType {
  static func change(
    _ old: UnsafeMutableRawPointer, to new: UnsafeMutableRawPointer, of node: any DataNode,
    _ movement: DataMovement?
  ) {
    let old = old.assumingMemoryBound(to: A.self).pointee.animatableData
    let new = new.assumingMemoryBound(to: A.self)
    let target = new.pointee.animatableData
    var moving = movement as? TypedDataMovement<A>
    if old != target {
      let transaction = node.animatedTransaction
      if moving == nil && transaction == nil { return }
      let movement = moving ?? TypedDataMovement<A>(node, at: old)
      movement.go(to: target, in: transaction)
      moving = movement
    }
    if let moving { new.pointee.animatableData = moving.shown }
  }
}

final class TypedDataMovement<A: Animatable>: DataMovement {
  private var motion: Motion<A.AnimatableData>

  init(_ node: any DataNode, at data: A.AnimatableData) {
    motion = Motion(at: data)
    super.init(node)
  }

  var shown: A.AnimatableData { motion.shown }
  override var isOver: Bool { !isAlive || motion.isAtRest }

  func go(to target: A.AnimatableData, in transaction: Transaction?) {
    guard let node else { return }
    let animator = node.graph.animator
    if let transaction = animator.watched(transaction) {
      motion.go(to: target, in: transaction, at: animator.now, environment: node.environmentNow)
    } else {
      motion.stop(at: target)
    }
    animator.keep(self, of: node)
  }

  override func move(to time: Double) {
    motion.move(to: time)
    showMoved()
  }

  override func finish() {
    motion.finish()
    showMoved()
  }

  private func showMoved() {
    guard isAlive, let node else { return motion.finish() }
    show()
    node.dataMoved()
  }

  override func restoreTarget() { put(motion.target) }
  override func show() { put(motion.shown) }

  private func put(_ data: A.AnimatableData) {
    node?.withData { $0.assumingMemoryBound(to: A.self).pointee.animatableData = data }
  }
}
