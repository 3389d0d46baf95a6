/// How a change is spread over time.
public struct Animation: Hashable, @unchecked Sendable {
  // Values of client types, handed over whole and never changed.
  public let base: any CustomAnimation

  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (a: Self, b: Self) -> Bool {
    func isEqual<A: CustomAnimation>(_ a: A) -> Bool { (b.base as? A) == a }
    return isEqual(a.base)
  }
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// How much of `value`, the whole way, is behind at `time`; nil: the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// How long it takes, in seconds, as far as that is known; infinity: for ever.
  var length: Double? { (base as? any TimedAnimation)?.length }
  /// After how long it is as good as done, where that is known: a spring may still settle.
  var logicalLength: Double? { (base as? SpringAnimation)?.spring.duration ?? length }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(base)" }
  public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

// MARK: curves

extension Animation {
  /// A spring without a bounce, half a second long.
  public static let `default` = Animation(
    SpringAnimation(spring: Spring(duration: 0.5, bounce: 0), isDefault: true))

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
        endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))), duration: duration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(
      CurveAnimation(curve: curve, duration: legal(duration, .length, or: 0, for: "duration of an animation"))
    )
  }
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
}

// MARK: springs

extension Animation {
  /// A spring with a perceived duration, in seconds, and a bounce from 0 (none) towards 1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(SpringAnimation(spring: Spring(duration: duration, bounce: bounce)))
  }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(SpringAnimation(spring: Spring(response: response, dampingRatio: dampingFraction)))
  }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }
  public static var interactiveSpring: Animation {
    interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static var smooth: Animation { smooth() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static var snappy: Animation { snappy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  public static var bouncy: Animation { bouncy() }

  /// A spring that adds up with what still runs instead of taking its velocity over. `initialVelocity` is a share of
  /// the way per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    let velocity = legal(initialVelocity, or: 0, for: "velocity of a spring")
    return Animation(SpringAnimation(spring: spring, initialVelocity: velocity, merges: false))
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5, bounce: 0) }
}

// MARK: changing an animation

extension Animation {
  /// The animation, begun `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(
      DelayedAnimation(base: self, delay: legal(delay, .length, or: 0, for: "delay of an animation")))
  }
  /// The animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(PacedAnimation(base: self, speed: legal(speed, .length, or: 1, for: "speed of an animation")))
  }
  /// The animation `repeatCount` times in all, every other time backwards if it `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    let count = legal(repeatCount, atLeast: 1, for: "repeat count of an animation")
    return Animation(RepeatedAnimation(base: self, count: count, autoreverses: autoreverses))
  }
  /// The animation again and again until the value is changed anew.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
  /// The animation, done as far as completions are concerned after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(
      EarlyAnimation(base: self, duration: legal(duration, .length, or: 0, for: "duration of an animation")))
  }
}
