/// A transition whose type is hidden.
public struct AnyTransition: @unchecked Sendable {
  // Functions of values that are handed over whole.
  let effect: (TransitionPhase) -> TransitionEffect
  /// Client code around the view, the innermost first.
  let bodies: [TransitionBody]
  let ownAnimation: (TransitionPhase) -> Animation?

  private init(
    effect: @escaping (TransitionPhase) -> TransitionEffect = { _ in TransitionEffect() },
    bodies: [TransitionBody] = [],
    ownAnimation: @escaping (TransitionPhase) -> Animation? = { _ in nil }
  ) {
    self.effect = effect
    self.bodies = bodies
    self.ownAnimation = ownAnimation
  }

  public init<T: Transition>(_ transition: T) {
    if let transition = transition as? any EffectTransition {
      self.init(effect: { transition.effect($0) })
    } else if let composite = transition as? any CompositeTransition {
      nonisolated(unsafe) let composite = composite
      self = withMainActorUnchecked { composite.erased }
    } else {
      self.init(bodies: [TypedTransitionBody(transition)])
    }
  }

  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static var scale: AnyTransition { AnyTransition(ScaleTransition()) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A modifier while the view is in place, another while it is not.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// One transition for coming and another for leaving.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      effect: { phase in
        switch phase {
        case .willAppear: insertion.effect(phase)
        case .didDisappear: removal.effect(phase)
        case .identity: insertion.effect(phase).combined(with: removal.effect(phase))
        }
      },
      bodies: insertion.bodies.map { PhasedTransitionBody($0, only: .willAppear) }
        + removal.bodies.map { PhasedTransitionBody($0, only: .didDisappear) },
      ownAnimation: { phase in
        phase == .didDisappear ? removal.ownAnimation(phase) : insertion.ownAnimation(phase)
      })
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      effect: { effect($0).combined(with: other.effect($0)) }, bodies: bodies + other.bodies,
      ownAnimation: { ownAnimation($0) ?? other.ownAnimation($0) })
  }

  /// This transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(effect: effect, bodies: bodies, ownAnimation: { _ in animation })
  }
}

/// A modifier in place and another one while not.
private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  nonisolated(unsafe) let active: Modifier
  nonisolated(unsafe) let identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Client code of a transition, its type hidden.
class TransitionBody {
  var kind: ObjectIdentifier { ObjectIdentifier(Self.self) }
  @MainActor func makeNode(_ phase: TransitionPhase, around source: ModifiedSource, under parent: Node)
    -> Node
  {
    ModifiedContentNode(source, under: parent)
  }
  @MainActor func patch(_ node: Node, _ phase: TransitionPhase, around source: ModifiedSource) {
    unsafeDowncast(node, to: ModifiedContentNode.self).patch()
  }
}

private final class TypedTransitionBody<T: Transition>: TransitionBody {
  private let transition: T
  init(_ transition: T) { self.transition = transition }

  @MainActor
  private static var hasProperties: Bool { !FieldLayout.of(T.self).properties.isEmpty }

  @MainActor
  private func body(_ phase: TransitionPhase, around source: ModifiedSource) -> T.Body {
    transition.body(content: PlaceholderContentView(source: source), phase: phase)
  }
  @MainActor
  private func view(_ phase: TransitionPhase, around source: ModifiedSource) -> TransitionBodyView<T> {
    TransitionBodyView(transition: transition, content: PlaceholderContentView(source: source), phase: phase)
  }

  override func makeNode(_ phase: TransitionPhase, around source: ModifiedSource, under parent: Node) -> Node
  {
    Self.hasProperties
      ? TransitionBodyView._makeNode(view(phase, around: source), under: parent)
      : T.Body._makeNode(body(phase, around: source), under: parent)
  }
  override func patch(_ node: Node, _ phase: TransitionPhase, around source: ModifiedSource) {
    if Self.hasProperties {
      TransitionBodyView._patch(node, with: view(phase, around: source))
    } else {
      T.Body._patch(node, with: body(phase, around: source))
    }
  }
}

/// What a program's transition makes of a view: its dynamic properties live on this view's node.
private struct TransitionBodyView<T: Transition>: View {
  let transition: T
  let content: PlaceholderContentView<T>
  let phase: TransitionPhase
  var body: some View { transition.body(content: content, phase: phase) }
}

/// Client code that is in effect in one phase.
private final class PhasedTransitionBody: TransitionBody {
  private let base: TransitionBody
  private let phase: TransitionPhase
  init(_ base: TransitionBody, only phase: TransitionPhase) {
    self.base = base
    self.phase = phase
  }
  override var kind: ObjectIdentifier { base.kind }
  override func makeNode(_ phase: TransitionPhase, around source: ModifiedSource, under parent: Node) -> Node
  {
    base.makeNode(phase == self.phase ? phase : .identity, around: source, under: parent)
  }
  override func patch(_ node: Node, _ phase: TransitionPhase, around source: ModifiedSource) {
    base.patch(node, phase == self.phase ? phase : .identity, around: source)
  }
}
