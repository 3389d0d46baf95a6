/// The views of a graph that get another place in an animated transaction: they glide there.
///
/// What moves by numbers is where it was at first, as these are; it is laid out anew frame by frame. Everything else, such as
/// another order, has its new place with the first layout after the update. Where views were before that is noted at the end
/// of the update, as layout comes later; the next frame lays out, and sees which of them are elsewhere. Layouts of other
/// causes, as by scrolling or by another size of the window, are not looked at. Views that come are not known from before.
/// Those that leave begin to do so where they were, also where others come in front of them.
@MainActor
final class Glides {
  private struct Start {
    weak var node: (any AttributedNode)?
    let standing: Standing
    var transaction: Transaction
  }

  private unowned let graph: Graph
  private var starts: [ObjectIdentifier: Start] = [:]

  init(of graph: Graph) { self.graph = graph }

  /// Views were updated, in `roots` in transactions that may be animated.
  func updated(in roots: some Sequence<Node>) {
    guard graph.animator.isEnabled else { return }
    let isAwaited = !starts.isEmpty
    for root in roots where root.isMounted { note(root) }
    if !isAwaited, !starts.isEmpty { graph.animator.beforeNextFrame { [weak self] in self?.settle() } }
  }

  private func note(_ node: Node) {
    if let node = node.attributed {
      let widget = node.anyWidget
      guard widget.mayBeOnScreen else { return }
      if let standing = widget.standing, let transaction = node.animatedTransaction {
        note(node, standing, transaction)
      }
    }
    node.forEachChild { note($0) }
    if graph.hasDepartures { for leaving in graph.animator.leaving(node) { note(leaving) } }
  }

  private func note(_ node: any AttributedNode, _ standing: Standing, _ transaction: Transaction) {
    let key = ObjectIdentifier(node)
    transaction.completions.hold()
    let known = starts[key]
    known?.transaction.completions.release()
    if known?.node === node {
      // It was not laid out since, but the later change counts.
      starts[key]?.transaction = transaction
    } else {
      starts[key] = Start(node: node, standing: standing, transaction: transaction)
    }
  }

  private func settle() {
    let starts = starts.values
    self.starts = [:]
    graph.animator.layOut()
    for start in starts {
      if let node = start.node, node.isMounted, let way = node.anyWidget.standing?.way(from: start.standing) {
        graph.animator.glide(node, way, in: start.transaction)
      }
      start.transaction.completions.release()
    }
  }
}

/// A node that does not keep it there.
struct WeakNode {
  private(set) weak var node: Node?
}
