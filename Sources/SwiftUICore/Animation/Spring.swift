/// A mass on a damped spring, as physics has it: lengths of time in seconds.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double

  /// Above 1 it creeps, below it swings.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The period of the undamped spring.
  public var response: Double { 2 * .pi * (mass / stiffness).squareRoot() }
  /// The length of the change as it is perceived.
  public var duration: TimeInterval { response }
  /// 0 does not swing over the target, towards 1 ever more, below 0 it creeps.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// How long it takes until what is left is below a thousandth.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(legal(bounce, .any, or: 0, for: "bounce of a spring"), -0.99), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  public init(response: Double, dampingRatio: Double) {
    let response = legal(response, .length, or: 0.5, for: "duration of a spring")
    let frequency = 2 * Double.pi / max(response, 1e-3)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * legal(dampingRatio, .length, or: 1, for: "damping of a spring") * frequency
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = max(legal(mass, .positive, or: 1, for: "mass of a spring"), 1e-6)
    let stiffness = max(legal(stiffness, .positive, or: 100, for: "stiffness of a spring"), 1e-6)
    let critical = 2 * (stiffness * mass).squareRoot()
    let damping = legal(damping, .length, or: critical, for: "damping of a spring")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A spring that comes to rest, within `epsilon`, in `settlingDuration`.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let rest = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      response: rest.isFinite ? settlingDuration / rest : settlingDuration, dampingRatio: dampingRatio)
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: motion

  /// What a displacement of 1 at rest, and a velocity of 1 from no displacement, have become by `time`, and how fast
  /// each changes.
  private func response(at time: Double) -> (place: Double, push: Double, placeRate: Double, pushRate: Double)
  {
    let natural = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let difference = natural * natural - decay * decay
    // So near to critical damping, the two exact solutions lose their digits.
    if abs(difference) < 1e-6 * natural * natural {
      let fall = exp(-natural * time)
      return (
        (1 + natural * time) * fall, time * fall, -natural * natural * time * fall,
        (1 - natural * time) * fall
      )
    }
    if difference > 0 {
      let swing = difference.squareRoot()
      let fall = exp(-decay * time)
      let (s, c) = (sin(swing * time) / swing, cos(swing * time))
      return (
        fall * (c + decay * s), fall * s, -natural * natural * fall * s, fall * (c - decay * s)
      )
    }
    let root = (-difference).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let (a, b) = (exp(slow * time), exp(fast * time))
    return (
      (slow * b - fast * a) / (2 * root), (a - b) / (2 * root), slow * fast * (b - a) / (2 * root),
      (slow * a - fast * b) / (2 * root)
    )
  }

  /// Where the spring is at `time`, on its way from 0 to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(at: time)
    return target.scaled(by: 1 - response.place) + initialVelocity.scaled(by: response.push)
  }

  /// How fast the spring moves at `time`, in units per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(at: time)
    return target.scaled(by: -response.placeRate) + initialVelocity.scaled(by: response.pushRate)
  }

  /// Moves `value` and `velocity` on by `deltaTime`.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (distance, speed) = (target - value, velocity)
    let from = value
    value = from + self.value(target: distance, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// The force on the mass, where it is.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time after which the distance from `target` stays below `epsilon`; infinity for an undamped spring.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let natural = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    guard decay > 0 else { return .infinity }
    let reach = target.magnitudeSquared.squareRoot()
    let push = initialVelocity.magnitudeSquared.squareRoot()
    /// No less than the distance at any time from `time` on.
    func bound(_ time: Double) -> Double {
      let difference = natural * natural - decay * decay
      if difference > 1e-6 * natural * natural {
        return exp(-decay * time) * (reach * natural + push) / difference.squareRoot()
      }
      let response = response(at: time)
      return reach * abs(response.place) + push * abs(response.push)
    }
    // Past its one bulge, the bound only falls.
    var high = 1 / natural
    while bound(high) > epsilon, high < 3600 { high *= 2 }
    var low = high > 1 / natural ? high / 2 : 0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring {
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let distance = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let distance = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData = velocity(
      target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    // As the others have it: where the spring is and where it shall be are counted from where it started.
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
