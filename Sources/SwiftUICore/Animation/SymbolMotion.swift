/// What an effect makes of a symbol: looks that it goes through, and one that it has for as long as the effect is on.
public struct _SymbolMotion: Equatable, Sendable {
  struct Look: Equatable, Sendable {
    var scale = 1.0
    var opacity = 1.0
    var degrees = 0.0
    /// In points; x counts towards the trailing edge.
    var shift = Attributes.Vector(x: 0, y: 0)
    /// How long the way to it takes, in seconds; 0: it is there at once.
    var seconds = 0.2
  }

  /// What comes after rest, and leads back to it. Empty: nothing moves.
  var round: [Look] = []
  /// How long the way back to rest takes, in seconds.
  var back = 0.2
  /// Whether it goes on at one speed rather than gently from look to look.
  var isSteady = false
  var lasting = Look()

  /// Looks that differ in one property.
  static func round<Value>(
    _ property: WritableKeyPath<Look, Value>, _ values: [Value], seconds: Double, back: Double? = nil
  ) -> _SymbolMotion {
    let looks = values.map { value in
      var look = Look(seconds: seconds)
      look[keyPath: property] = value
      return look
    }
    return _SymbolMotion(round: looks, back: back ?? seconds)
  }
  static func lasting(scale: Double = 1, opacity: Double = 1) -> _SymbolMotion {
    _SymbolMotion(lasting: Look(scale: scale, opacity: opacity))
  }
}

/// How often and how fast an effect happens.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Equatable, Sendable {
    var count: Int?
    var delay = 0.0
    public static let continuous = RepeatBehavior()
    public static let periodic = periodic()
    /// - Parameters:
    ///   - count: how often; nil: without end.
    ///   - delay: the seconds between one round and the next; nil: half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }
  enum Rounds: Equatable, Sendable {
    /// As the effect has it: one for a value that changes, no end while it is on.
    case automatic
    case limited(Int)
    case endless
  }

  var rounds = Rounds.automatic
  var pace = 1.0
  var delay = 0.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(rounds: .endless)
  public static let nonRepeating = SymbolEffectOptions(rounds: .limited(1))
  /// Nil: without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// Twice as fast with 2.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  public var repeating: SymbolEffectOptions { with { $0.rounds = .endless } }
  public var nonRepeating: SymbolEffectOptions { with { $0.rounds = .limited(1) } }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with {
      $0.rounds = count.map { .limited(legal($0, atLeast: 1, for: "repeat count of an effect")) } ?? .endless
    }
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    self.repeat(behavior.count).with {
      $0.delay = legal(behavior.delay, .length, or: 0, for: "delay of an effect")
    }
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.pace = legal(speed, .positive, or: 1, for: "speed of an effect") }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

extension _SymbolMotion {
  /// The looks of so many rounds, rest first, at the pace and with the pauses of `options`; nil: those of one round of many.
  func looks(_ options: SymbolEffectOptions, rounds: Int?) -> [Look] {
    guard !round.isEmpty else { return [Look()] }
    var looks: [Look] = []
    for number in 0..<(rounds ?? 1) {
      looks.append(Look(seconds: back / options.pace))
      if options.delay > 0 && (rounds == nil || number > 0) { looks.append(Look(seconds: options.delay)) }
      looks += round.map { look in
        var look = look
        look.seconds /= options.pace
        return look
      }
    }
    return looks
  }
}

/// Goes through the looks of a symbol: each time `trigger` changes, or without end where there is none.
struct SymbolRounds {
  let motion: _SymbolMotion
  let looks: [_SymbolMotion.Look]
  let trigger: (any Equatable)?
}

extension SymbolRounds: ViewModifier {
  func body(content: Content) -> some View {
    _PartialTransactionView(content: content) { view in
      PhaseAnimator(phases: looks, trigger: trigger) { look in
        view.scaleEffect(look.scale).opacity(look.opacity).rotationEffect(.degrees(look.degrees))
          .offset(x: look.shift.x, y: look.shift.y)
      } animation: { look in
        if look.seconds <= 0 { return nil }
        return motion.isSteady ? .linear(duration: look.seconds) : .easeInOut(duration: look.seconds)
      }
    }
  }
}
