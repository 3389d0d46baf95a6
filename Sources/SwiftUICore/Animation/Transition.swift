/// Where a view is on its way onto the screen and off it.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// -1 before it appears, 0 in place, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
  /// Whether it moves; where motion is to be reduced it is then left out.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase. It is inserted as it looks before it appears, and moves to how it looks in place.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase)
    -> Self.Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The content as it looks with this transition in `phase`.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _TransitionView(content: content, transition: AnyTransition(self), phase: phase)
  }

  /// This transition and another at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A look that a view has while it is not in place: what widgets can show of it.
struct TransitionEffect: Equatable {
  var opacity = 1.0
  /// In points.
  var offset = Attributes.Vector(x: 0, y: 0)
  /// In shares of the view's size.
  var shift = Attributes.Vector(x: 0, y: 0)
  var scale = 1.0

  func apply(to attributes: inout Attributes) {
    attributes.opacity *= opacity
    attributes.offset.x += offset.x
    attributes.offset.y += offset.y
    attributes.shift.x += shift.x
    attributes.shift.y += shift.y
    attributes.scale.x *= scale
    attributes.scale.y *= scale
  }

  func combined(with other: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      opacity: opacity * other.opacity,
      offset: .init(x: offset.x + other.offset.x, y: offset.y + other.offset.y),
      shift: .init(x: shift.x + other.shift.x, y: shift.y + other.shift.y), scale: scale * other.scale)
  }
}

/// A transition that is nothing but an effect on widgets.
protocol EffectTransition {
  func effect(_ phase: TransitionPhase) -> TransitionEffect
}

/// A transition made of others.
@MainActor
protocol CompositeTransition {
  var erased: AnyTransition { get }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition, CompositeTransition {
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second
  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
  func body(content: Content, phase: TransitionPhase) -> some View {
    erased.apply(to: content, phase)
  }
  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

struct AnimatedTransition<Base: Transition>: Transition, CompositeTransition {
  nonisolated(unsafe) let base: Base
  let animation: Animation?
  nonisolated init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }
  func body(content: Content, phase: TransitionPhase) -> some View { erased.apply(to: content, phase) }
  var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

/// One transition for coming and another for leaving.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public nonisolated(unsafe) var insertion: Insertion
  public nonisolated(unsafe) var removal: Removal

  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { erased.apply(to: content, phase) }
}

extension AsymmetricTransition: CompositeTransition {
  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension AnyTransition {
  @MainActor
  func apply<V: View>(to content: V, _ phase: TransitionPhase) -> _TransitionView<V> {
    _TransitionView(content: content, transition: self, phase: phase)
  }
}
