/// A node whose child looks otherwise by where it is: nothing is laid out anew for that, and no body runs.
class VisualLookNode<Content: View>: AttributeSourceNode, ChildGeometry {
  private final var look = _VisualLook()
  private final var changesPicture = false

  /// What it looks like, and what a change to that is animated by; nil: it was not laid out yet. Read by the node.
  func makeLook() -> (look: _VisualLook, animation: Animation?)? { nil }

  final func mount(_ content: Content, changingPicture: Bool) {
    changesPicture = changingPicture
    child =
      changingPicture
      ? _EffectView<Content>._makeNode(effectView(content), under: self)
      : Content._makeNode(content, under: self)
    update()
  }

  final func patch(with content: Content) {
    if changesPicture {
      _EffectView<Content>._patch(child!, with: effectView(content))
    } else {
      Content._patch(child!, with: content)
    }
    update()
  }

  private func effectView(_ content: Content) -> _EffectView<Content> {
    _EffectView(content: content) { [weak self] _, _ in self?.look.picture ?? PictureEffects() }
  }

  override func update() {
    guard let (new, animation) = reading({ makeLook() }) else { return }
    let old = look
    look = new
    guard let animation, graph.animator.mayAnimate(self) else { return show(from: old, in: nil) }
    let transaction = Transaction(animation: animation)
    withTransaction(transaction) { show(from: old, in: transaction) }
  }

  private func show(from old: _VisualLook, in transaction: Transaction?) {
    if old.attributes != look.attributes { child?.renewAttributes(in: transaction) }
    if old.picture != look.picture { child?.update() }
  }

  override func apply(to attributes: inout Attributes) {
    let look = look.attributes
    attributes.opacity *= look.opacity
    if look.scale != Attributes().scale || look.rotation != 0 {
      attributes.turn(by: look.rotation, scale: look.scale, around: look.anchor)
    }
    attributes.offset.x += look.offset.x
    attributes.offset.y += look.offset.y
    for padded in look.matrices { attributes.draw(through: padded.matrix) }
  }
}

/// A view that looks as its size and place say.
struct VisualEffectView<Content: View, Effect: VisualEffect> {
  let content: Content
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectView: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> VisualEffectNode<Content, Effect> {
    let node = VisualEffectNode<Content, Effect>(view.effect, under: parent)
    node.mount(view.content, changingPicture: Effect._changesPicture)
    return node
  }
  static func patch(_ node: VisualEffectNode<Content, Effect>, with view: Self) {
    node.effect = view.effect
    node.patch(with: view.content)
  }
}

final class VisualEffectNode<Content: View, Effect: VisualEffect>: VisualLookNode<Content> {
  fileprivate var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  override var knownName: String? { "visualEffect" }

  init(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect, under parent: Node) {
    self.effect = effect
    super.init(under: parent)
  }

  override func makeLook() -> (look: _VisualLook, animation: Animation?)? {
    guard let proxy = proxy() else { return nil }
    var look = _VisualLook()
    effect(EmptyVisualEffect(), proxy)._change(&look)
    return (look, nil)
  }
}

extension _VisualLook {
  /// What is between this and `other`, at a share of the way.
  func mixed(with other: _VisualLook, by share: Double) -> _VisualLook {
    var mixed = other
    mixed.attributes.animatableValues = zip(attributes.animatableValues, other.attributes.animatableValues)
      .map { $0 + ($1 - $0) * share }
    let (from, to) = (attributes.matrices, other.attributes.matrices)
    if from.count == to.count {
      mixed.attributes.matrices = zip(from, to).map { from, to in
        let matrix = DrawnMatrix { size in from.matrix(size).mixed(with: to.matrix(size), by: share) }
        return PaddedMatrix(matrix: matrix, space: to.space)
      }
    }
    mixed.picture.blur = picture.blur + (other.picture.blur - picture.blur) * share
    if picture.colors != nil || other.picture.colors != nil {
      let (from, to) = (picture.colors ?? .saturation(1), other.picture.colors ?? .saturation(1))
      mixed.picture.colors = ColorShares(zip(from.rows, to.rows).map { $0 + ($1 - $0) * share })
    }
    return mixed
  }
}

extension CGAffineTransform {
  fileprivate func mixed(with other: CGAffineTransform, by share: CGFloat) -> CGAffineTransform {
    func between(_ part: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
      self[keyPath: part] + (other[keyPath: part] - self[keyPath: part]) * share
    }
    return CGAffineTransform(
      a: between(\.a), b: between(\.b), c: between(\.c), d: between(\.d), tx: between(\.tx), ty: between(\.ty)
    )
  }
}

extension View {
  /// Changes how this view looks by its size and place, without a change of layout. It looks anew whenever its size changes
  /// or a place that `effect` has asked for, as by scrolling.
  public nonisolated func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View { VisualEffectView(content: self, effect: effect) }
}
