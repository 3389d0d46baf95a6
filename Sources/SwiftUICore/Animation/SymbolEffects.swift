private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var symbolEffectsAreOn: Bool {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

/// Effects that hide the symbol do; the others are accepted.
private struct SymbolEffectModifier {
  let hides: Bool
  @Environment(\.symbolEffectsAreOn) var isOn
}

extension SymbolEffectModifier: ViewModifier {
  func body(content: Content) -> some View { content.opacity(hides && isOn ? 0 : 1) }
}

extension View {
  /// Hides symbols in this view where that is the effect. Other effects are accepted without effect: symbols do not move.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { modifier(SymbolEffectModifier(hides: T._hides && isActive)) }
  /// Accepted without effect: symbols do not move.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Keeps effects further out from symbols in this view.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffectsAreOn) { $0 = $0 && !isEnabled }
  }
}

/// A symbol comes and goes by an effect: it fades.
public struct SymbolEffectTransition: Transition {
  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AutomaticSymbolEffect())
  }
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
