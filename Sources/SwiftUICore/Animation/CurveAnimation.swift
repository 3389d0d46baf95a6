/// A change along a curve in a fixed time.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// In seconds.
  let duration: Double

  var length: Double { max(0, duration) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0 else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// A change on a spring. Begun while another spring's is under way, it goes on from there with the same velocity.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// As a share of the way, per second.
  var initialVelocity = 0.0
  var merges = true
  /// Whether it is `Animation.default`, which is not equal to a spring of the same kind.
  var isDefault = false

  /// Where and how fast the value was when this animation took over.
  private struct Start<Value: VectorArithmetic>: AnimationStateKey {
    var time = 0.0
    var place = Value.zero
    var velocity: Value?
    static var defaultValue: Self { Self() }
  }

  var length: Double {
    spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    let time = time - start.time
    if time >= spring.duration { context.isLogicallyComplete = true }
    let way = value - start.place
    let velocity = start.velocity ?? way.scaled(by: initialVelocity)
    if time >= min(rest(way, velocity), 3600) { return nil }
    return start.place + spring.value(target: way, initialVelocity: velocity, time: time)
  }

  private func rest<V: VectorArithmetic>(_ way: V, _ velocity: V) -> Double {
    let reach = max(
      way.magnitudeSquared.squareRoot(), spring.response * velocity.magnitudeSquared.squareRoot() / 4)
    guard reach > 0 else { return 0 }
    return spring.settlingDuration(
      target: way.scaled(by: 1 / reach), initialVelocity: velocity.scaled(by: 1 / reach), epsilon: 0.001)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    let way = value - start.place
    return spring.velocity(
      target: way, initialVelocity: start.velocity ?? way.scaled(by: initialVelocity), time: time - start.time
    )
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard merges, let other = previous.base as? SpringAnimation, other.merges else { return false }
    let place = other.animate(value: value, time: time, context: &context) ?? value
    let velocity = other.velocity(value: value, time: time, context: context)
    context.state[Start<V>.self] = Start(time: time, place: place, velocity: velocity)
    context.isLogicallyComplete = false
    return true
  }
}
