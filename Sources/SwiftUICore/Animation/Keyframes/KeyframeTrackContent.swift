/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Appends what it is made of.
  func _add(to track: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _add(to track: inout _KeyframeSegments<Value>) { body._add(to: &track) }
}

/// A keyframe that is made of no others.
public protocol _Keyframe: KeyframeTrackContent where Body == EmptyKeyframes<Value> {}
extension _Keyframe { public var body: EmptyKeyframes<Value> { EmptyKeyframes() } }

/// No keyframes.
public struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
  public var body: EmptyKeyframes<Value> { self }
  public func _add(to track: inout _KeyframeSegments<Value>) {}
}

/// On to a value along a curve of time, in `duration` seconds.
public struct LinearKeyframe<Value: Animatable>: _Keyframe {
  let segment: _KeyframeSegments<Value>.Segment
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = .init(target: to.animatableData, duration: duration, way: .curve(timingCurve))
  }
  public func _add(to track: inout _KeyframeSegments<Value>) { track.segments.append(segment) }
}

/// On to a value along a smooth curve through it and its neighbours, in `duration` seconds. Velocities are per second.
public struct CubicKeyframe<Value: Animatable>: _Keyframe {
  let segment: _KeyframeSegments<Value>.Segment
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = .init(
      target: to.animatableData, duration: duration,
      way: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }
  public func _add(to track: inout _KeyframeSegments<Value>) { track.segments.append(segment) }
}

/// On to a value on a spring; `duration` seconds, or until the spring rests.
public struct SpringKeyframe<Value: Animatable>: _Keyframe {
  let segment: _KeyframeSegments<Value>.Segment
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    segment = .init(
      target: to.animatableData, duration: duration ?? spring.settlingDuration,
      way: .spring(spring, start: startVelocity?.animatableData))
  }
  public func _add(to track: inout _KeyframeSegments<Value>) { track.segments.append(segment) }
}

/// To a value at once.
public struct MoveKeyframe<Value: Animatable>: _Keyframe {
  let target: Value
  public init(_ to: Value) { target = to }
  public func _add(to track: inout _KeyframeSegments<Value>) {
    track.segments.append(.init(target: target.animatableData, duration: 0, way: .jump))
  }
}

/// Keyframes from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
  // What comes back is named where others take it: in a loop the compiler cannot tell what an opaque type would be.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(components)
  }
  public static func buildEither<First: KeyframeTrackContent<Value>>(first component: First)
    -> _KeyframeList<Value>
  { _KeyframeList([component]) }
  public static func buildEither<Second: KeyframeTrackContent<Value>>(second component: Second)
    -> _KeyframeList<Value>
  { _KeyframeList([component]) }
  // What comes back names what may be missing: where it is, nothing else tells the compiler what it would have been.
  public static func buildOptional<K: KeyframeTrackContent<Value>>(_ component: K?) -> _OptionalKeyframes<K> {
    _OptionalKeyframes(content: component)
  }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { _KeyframeList([accumulated]) + next }
  public static func buildBlock() -> EmptyKeyframes<Value> { EmptyKeyframes() }
}

/// Keyframes that are there under a condition.
public struct _OptionalKeyframes<Content: KeyframeTrackContent>: KeyframeTrackContent {
  let content: Content?
  public var body: EmptyKeyframes<Content.Value> { EmptyKeyframes() }
  public func _add(to track: inout _KeyframeSegments<Content.Value>) { content?._add(to: &track) }
}

/// Several keyframes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  private var segments = _KeyframeSegments<Value>()

  init(_ parts: [some KeyframeTrackContent<Value>]) { for part in parts { part._add(to: &segments) } }

  static func + (list: Self, next: some KeyframeTrackContent<Value>) -> Self {
    var list = list
    next._add(to: &list.segments)
    return list
  }
  public var body: EmptyKeyframes<Value> { EmptyKeyframes() }
  public func _add(to track: inout _KeyframeSegments<Value>) { track.segments += segments.segments }
}
