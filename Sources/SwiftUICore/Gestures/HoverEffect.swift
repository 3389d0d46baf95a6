/// What a pointer over a view does to it.
public struct HoverEffect: Equatable, Sendable {
  enum Look: Sendable { case automatic, highlight, lift }
  let look: Look
  /// What `defaultHoverEffect` says, or a highlight.
  public static let automatic = HoverEffect(look: .automatic)
  /// A light ground behind the view.
  public static let highlight = HoverEffect(look: .highlight)
  /// The view comes a little nearer.
  public static let lift = HoverEffect(look: .lift)
}

private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }
private struct HoverEffectsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
  /// Whether views show that the pointer is over them, where they are to.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectsKey.self] }
    set { self[HoverEffectsKey.self] = newValue }
  }
}

private struct HoverEffectModifier {
  let effect: HoverEffect
  @State private var isOver = false
  @Environment(\.defaultHoverEffect) private var usual
  @Environment(\.isHoverEffectEnabled) private var isOn
  @Environment(\.isEnabled) private var isEnabled

  init(effect: HoverEffect) { self.effect = effect }
}

extension HoverEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    let look = effect == .automatic ? usual ?? .highlight : effect
    let isShown = isOver && isOn && isEnabled
    return
      content
      .background {
        if look != .lift {
          RoundedRectangle(cornerRadius: 6).fill(.primary.opacity(isShown ? 0.1 : 0)).padding(-4)
        }
      }
      .scaleEffect(look == .lift && isShown ? 1.06 : 1)
      .animation(.easeOut(duration: 0.15), value: isShown)
      .onHover { isOver = $0 }
  }
}

extension View {
  /// Shows in this view that the pointer is over it.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect))
  }
  /// Shows in this view that the pointer is over it, while `isEnabled`.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(HoverEffectModifier(effect: effect)).hoverEffectDisabled(!isEnabled)
  }
  /// Keeps views in this view from showing that the pointer is over them; once off further out, they stay off.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
  /// Sets what `hoverEffect` without an effect of its own shows in this view; nil: a highlight.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }
}
