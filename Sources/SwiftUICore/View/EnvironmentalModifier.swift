/// A modifier that depends on the environment: it becomes another one, made of what the environment says.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    ModifierBodyNode(ResolvingModifier(modifier: modifier), on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: ModifierBodyNode<ResolvingModifier<Self>, C>.self)
      .patch(with: ResolvingModifier(modifier: modifier), on: content)
  }
}

/// Resolves a modifier where it stands; what it reads of the environment it follows.
private struct ResolvingModifier<M: EnvironmentalModifier> {
  let modifier: M
  @Environment(\.self) var environment
}

extension ResolvingModifier: ViewModifier {
  func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}

extension ViewModifier {
  /// This modifier, and `transform` called with the transaction of what changes in it.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier
  {
    _ChangedModifier(base: self, change: _TransactionModifier(change: .always(transform)))
  }
  /// This modifier, its changes animated.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

/// A modifier around which another stands.
struct _ChangedModifier<Base: ViewModifier> {
  let base: Base
  let change: _TransactionModifier
}

extension _ChangedModifier: ViewModifier {
  func body(content: Content) -> some View { content.modifier(base).modifier(change) }
}
