private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var symbolEffectsAreOn: Bool {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

/// An effect that lasts for as long as it is on.
private struct LastingSymbolEffect {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  /// How often it has come on.
  @State private var times = 0
  @Environment(\.symbolEffectsAreOn) private var mayMove

  init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
    self.motion = motion
    self.options = options
    self.isActive = isActive
  }
}

extension LastingSymbolEffect: ViewModifier {
  func body(content: Content) -> some View {
    let isOn = isActive && mayMove
    let lasting = isOn ? motion.lasting : _SymbolMotion.Look()
    var rounds: Int?
    if case .limited(let count) = options.rounds { rounds = count }
    return
      content
      .modifier(
        SymbolRounds(
          motion: motion, looks: isOn ? motion.looks(options, rounds: rounds) : [_SymbolMotion.Look()],
          trigger: rounds == nil ? nil : times)
      )
      .scaleEffect(lasting.scale)
      .opacity(lasting.opacity)
      .animation(.default, value: isOn)
      .onChange(of: isOn, initial: true) { if isOn { times += 1 } }
  }
}

/// An effect that happens when a value changes.
private struct ChangeSymbolEffect<Value: Equatable> {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @State private var hasChanged = false
  @Environment(\.symbolEffectsAreOn) private var mayMove

  init(motion: _SymbolMotion, options: SymbolEffectOptions, value: Value) {
    self.motion = motion
    self.options = options
    self.value = value
  }
}

extension ChangeSymbolEffect: ViewModifier {
  func body(content: Content) -> some View {
    var rounds: Int?
    switch options.rounds {
    case .automatic: rounds = 1
    case .limited(let count): rounds = count
    case .endless: rounds = nil
    }
    let goesOn = rounds == nil && hasChanged
    let looks = mayMove && (goesOn || rounds != nil) ? motion.looks(options, rounds: rounds) : []
    return
      content
      .modifier(
        SymbolRounds(
          motion: motion, looks: looks.isEmpty ? [_SymbolMotion.Look()] : looks,
          trigger: goesOn ? nil : value)
      )
      .onChange(of: value) { hasChanged = true }
  }
}

extension View {
  /// Has symbols in this view move for as long as `isActive`, without end or as `options` say. Symbols have one
  /// layer: each moves as a whole. Where the desktop has animations off, they stand still.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
  }
  /// Has symbols in this view move once each time `value` changes, or as `options` say.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { modifier(ChangeSymbolEffect(motion: effect._motion, options: options, value: value)) }
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
