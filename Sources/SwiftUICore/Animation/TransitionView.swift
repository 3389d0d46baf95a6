/// A view that comes and goes by a transition.
public struct _TransitionView<Content: View> {
  let content: Content
  let transition: AnyTransition
  /// nil: the phase follows the view's coming and leaving.
  var phase: TransitionPhase?
}

extension _TransitionView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> TransitionNode {
    TypedTransitionNode(view, under: parent)
  }
  static func patch(_ node: TransitionNode, with view: Self) {
    unsafeDowncast(node, to: TypedTransitionNode<Content>.self).patch(with: view)
  }
}

extension View {
  /// How this view comes and goes, by `if`, `ForEach` or `id`, in an animated transaction. Where nothing is said, views
  /// fade.
  ///
  /// A transition of client code keeps that code's type as long as the view is there.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    _TransitionView(content: self, transition: t)
  }
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    _TransitionView(content: self, transition: AnyTransition(transition))
  }
}

/// The node of a view with a transition: shows the view as the phase has it.
class TransitionNode: AttributeSourceNode {
  fileprivate final var transition: AnyTransition
  fileprivate final var phase: TransitionPhase

  fileprivate init(_ transition: AnyTransition, _ phase: TransitionPhase?, under parent: Node) {
    self.transition = transition
    self.phase = phase ?? .identity
    super.init(under: parent)
    graph.motionModifiers += 1
  }

  /// Whether the view is there or not, with nothing between.
  final var isIdentity: Bool {
    transition.bodies.isEmpty && transition.effect(.didDisappear) == TransitionEffect()
  }

  override func apply(to attributes: inout Attributes) { transition.effect(phase).apply(to: &attributes) }

  final func enter(_ new: TransitionPhase, in transaction: Transaction?) {
    phase = new
    var transaction = transaction
    if let own = transition.ownAnimation(new), graph.animator.mayAnimate(self) {
      transaction = transaction ?? Transaction()
      transaction?.animation = own
    }
    child?.renewAttributes(in: transaction)
    guard !transition.bodies.isEmpty else { return }
    let outer = TransactionScope.current
    TransactionScope.current = transaction.map { TransactionScope($0) }
    showBodies()
    TransactionScope.current = outer
  }

  fileprivate func showBodies() {}

  override func unmount() {
    graph.motionModifiers -= 1
    super.unmount()
  }
}

private final class TypedTransitionNode<Content: View>: TransitionNode {
  private let content: TypedModifiedSource<Content>
  private var layers: [TransitionLayer] = []

  init(_ view: _TransitionView<Content>, under parent: Node) {
    content = TypedModifiedSource(view.content)
    super.init(view.transition, view.phase, under: parent)
    var source: ModifiedSource = content
    for body in view.transition.bodies {
      let layer = TransitionLayer(body, phase, around: source)
      layers.append(layer)
      source = layer
    }
    child = source.makeNode(under: self)
  }

  func patch(with new: _TransitionView<Content>) {
    let before = transition.effect(phase)
    transition = new.transition
    content.content = new.content
    content.version += 1
    let wanted = new.phase ?? phase
    for (layer, body) in zip(layers, new.transition.bodies) where layer.body.kind == body.kind {
      layer.body = body
    }
    if wanted != phase {
      enter(wanted, in: animatedTransaction)
    } else if before != transition.effect(phase) {
      child?.renewAttributes(in: animatedTransaction)
    }
    if let top = layers.last {
      top.patch(child!)
      for layer in layers.dropLast().reversed() { layer.patchPlaces() }
      content.patchPlaces()
    } else {
      content.patch(child!)
    }
  }

  override func showBodies() {
    for layer in layers {
      layer.phase = phase
      layer.version += 1
    }
    layers.last?.patch(child!)
    for layer in layers.dropLast().reversed() { layer.patchPlaces() }
  }
}

/// Client code of a transition around a view.
private final class TransitionLayer: ModifiedSource {
  var body: TransitionBody
  var phase: TransitionPhase
  private let source: ModifiedSource

  init(_ body: TransitionBody, _ phase: TransitionPhase, around source: ModifiedSource) {
    self.body = body
    self.phase = phase
    self.source = source
  }

  override func makeNode(under parent: Node) -> Node { body.makeNode(phase, around: source, under: parent) }
  override func patch(_ node: Node) { body.patch(node, phase, around: source) }
}

extension _ViewNode {
  /// Whether the outermost transition of this view, or of the view it modifies, is none.
  final var goesAtOnce: Bool {
    var node: _ViewNode? = self
    while let current = node {
      if let transition = current as? TransitionNode { return transition.isIdentity }
      node = (current as? SingleChildNode)?.child
    }
    return false
  }
}
