/// An animation that begins later.
struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: Double

  var length: Double { delay + (base.length ?? 0) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// An animation in another time.
struct PacedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  var length: Double { (base.length ?? 0) / speed }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// An animation several times over.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// nil: for ever.
  let count: Int?
  let autoreverses: Bool

  /// Which run this is, from 0, and when it began.
  private struct Run: AnimationStateKey {
    var number = 0
    var start = 0.0
    static var defaultValue: Self { Self() }
  }

  var length: Double { count.map { Double($0) * (base.length ?? 0) } ?? .infinity }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var run = context.state[Run.self]
    if let length = base.length {
      // An animation without length has no runs to show.
      guard length > 0 else { return nil }
      if length.isFinite {
        run = Run(number: Int(time / length), start: (time / length).rounded(.down) * length)
      }
    }
    if let count, run.number >= count { return nil }
    var shown = base.animate(value: value, time: time - run.start, context: &context)
    context.isLogicallyComplete = false
    if shown == nil {
      guard base.length == nil, time > run.start else { return endOfRun(value, run) }
      run = Run(number: run.number + 1, start: time)
      if let count, run.number >= count { return nil }
      shown = base.animate(value: value, time: 0, context: &context)
    }
    context.state[Run.self] = run
    guard let shown else { return nil }
    return isBackward(run) ? value - shown : shown
  }

  /// A run ends within the frame that the next begins in.
  private func endOfRun<V: VectorArithmetic>(_ value: V, _ run: Run) -> V? {
    base.length == nil ? nil : isBackward(run) ? .zero : value
  }

  private func isBackward(_ run: Run) -> Bool { autoreverses && run.number % 2 == 1 }
}

/// An animation that counts as done before it is over.
struct EarlyAnimation: TimedAnimation {
  let base: Animation
  let duration: Double

  var length: Double { base.length ?? duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let shown = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return shown
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}
