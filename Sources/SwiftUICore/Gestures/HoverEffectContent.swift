/// What a hover effect of a program's own is made of: visual effects.
public typealias HoverEffectContent = VisualEffect
/// The beginning of a hover effect of a program's own.
public typealias EmptyHoverEffectContent = EmptyVisualEffect

/// Hover effects that would be shown together; by name: each view here shows its own.
public struct HoverEffectGroup: Hashable, Sendable {
  private let id: String?
  private let namespace: Namespace.ID
  public init(in namespace: Namespace.ID) { (id, self.namespace) = (nil, namespace) }
  public init(_ id: String, in namespace: Namespace.ID) { (self.id, self.namespace) = (id, namespace) }
}

private struct CustomHoverEffect<Effect: VisualEffect> {
  let effect: @Sendable (EmptyVisualEffect, Bool, GeometryProxy) -> Effect
  @State private var isOver = false
  @Environment(\.isHoverEffectEnabled) private var isOn
  @Environment(\.isEnabled) private var isEnabled

  init(effect: @escaping @Sendable (EmptyVisualEffect, Bool, GeometryProxy) -> Effect) {
    self.effect = effect
  }
}

extension CustomHoverEffect: ViewModifier {
  func body(content: Content) -> some View {
    let isShown = isOver && isOn && isEnabled
    let effect = effect
    return
      content
      .visualEffect { effect($0, isShown, $1) }
      .animation(.easeOut(duration: 0.15), value: isShown)
      .onHover { isOver = $0 }
  }
}

extension View {
  /// Shows in this view what `body` makes of it while the pointer is over it.
  /// - Parameters:
  ///   - group: accepted: each view shows its own effect.
  ///   - body: gets whether the pointer is over the view, and its size and place.
  public nonisolated func hoverEffect<Effect: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body:
      @escaping @Sendable (
        _ effect: EmptyHoverEffectContent, _ isActive: Bool, _ proxy: GeometryProxy
      ) -> Effect
  ) -> some View { modifier(CustomHoverEffect(effect: body)).hoverEffectDisabled(!isEnabled) }
}
