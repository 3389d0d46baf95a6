/// What a symbol does to be noticed. Symbols here have one layer: it moves as a whole.
public protocol SymbolEffect: Hashable, Sendable {
  /// Nothing of its own for an effect that a program made.
  var _motion: _SymbolMotion { get }
}
extension SymbolEffect { public var _motion: _SymbolMotion { _SymbolMotion() } }

/// An effect that goes on for as long as it is on.
public protocol IndefiniteSymbolEffect {}
/// An effect that happens when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect by which a symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { .init() } }

public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .lasting(opacity: 0) }
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { .init() } }

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false
  public var _motion: _SymbolMotion {
    .round(\.scale, isDown ? [0.8, 1.06] : [1.25, 0.94], seconds: 0.14)
  }
  public var up: BounceSymbolEffect { .init() }
  public var down: BounceSymbolEffect { .init(isDown: true) }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { .init() } }

public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var dims = false
  public var _motion: _SymbolMotion {
    var look = _SymbolMotion.Look(seconds: 1)
    look.scale = 1.12
    if dims { look.opacity = 0.6 }
    return _SymbolMotion(round: [look], back: 1)
  }
  public var pulse: BreatheSymbolEffect { .init(dims: true) }
  public var plain: BreatheSymbolEffect { .init() }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { .init() } }

public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .round(\.opacity, [0.35], seconds: 0.6) }
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { .init() } }

public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}
/// The same by their names alone, as `magic(fallback:)` is given them.
extension ReplaceSymbolEffect {
  public static var downUp: ReplaceSymbolEffect { .init() }
  public static var upUp: ReplaceSymbolEffect { .init() }
  public static var offUp: ReplaceSymbolEffect { .init() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { .init() } }

public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var turns = 1.0
  public var _motion: _SymbolMotion {
    var motion = _SymbolMotion.round(\.degrees, [360 * turns], seconds: 1, back: 0)
    motion.isSteady = true
    return motion
  }
  public var clockwise: RotateSymbolEffect { .init() }
  public var counterClockwise: RotateSymbolEffect { .init(turns: -1) }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { .init() } }

public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var factor = 1.25
  public var _motion: _SymbolMotion { .lasting(scale: factor) }
  public var up: ScaleSymbolEffect { .init() }
  public var down: ScaleSymbolEffect { .init(factor: 0.75) }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { .init() } }

public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .round(\.opacity, [0.4, 0.7, 1, 0.7], seconds: 0.25) }
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { .init() }
}

public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Which way it goes first; nil: it turns.
  private var way: Angle?
  private var turn = 10.0
  public var _motion: _SymbolMotion {
    let steps = [1, -1, 0.7, -0.5]
    guard let way else { return .round(\.degrees, steps.map { $0 * turn }, seconds: 0.08) }
    let (x, y) = (3 * cos(way.radians), 3 * sin(way.radians))
    return .round(\.shift, steps.map { Attributes.Vector(x: x * $0, y: y * $0) }, seconds: 0.08)
  }
  public var up: WiggleSymbolEffect { .init(way: .degrees(-90)) }
  public var down: WiggleSymbolEffect { .init(way: .degrees(90)) }
  public var left: WiggleSymbolEffect { .init(way: .degrees(180)) }
  public var right: WiggleSymbolEffect { .init(way: .zero) }
  public var forward: WiggleSymbolEffect { .init(way: .zero) }
  public var backward: WiggleSymbolEffect { .init(way: .degrees(180)) }
  public var clockwise: WiggleSymbolEffect { .init() }
  public var counterClockwise: WiggleSymbolEffect { .init(turn: -10) }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
  public func custom(angle: Angle) -> WiggleSymbolEffect { .init(way: angle) }
  /// - Parameter angle: in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { .init(way: .degrees(angle)) }
}
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { .init() } }

public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }
}
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { .init() } }

public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .lasting(opacity: 0) }
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
}
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { .init() } }

public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
}
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { .init() } }
