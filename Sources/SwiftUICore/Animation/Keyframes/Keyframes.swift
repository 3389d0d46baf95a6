/// Tracks of keyframes for the parts of a value.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Body { get }
  /// Appends its tracks.
  func _add(to plan: inout _KeyframePlan<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _add(to plan: inout _KeyframePlan<Value>) { body._add(to: &plan) }
}

/// What keyframes come down to.
public struct _KeyframePlan<Value> {
  struct Track {
    let duration: Double
    let write: (inout Value, Double) -> Void
  }
  var tracks: [Track] = []
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }
  /// The keyframes of a value as a whole.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  public var body: _KeyframeTracks<Root> { _KeyframeTracks() }

  public func _add(to plan: inout _KeyframePlan<Root>) {
    var segments = _KeyframeSegments<Value>()
    content._add(to: &segments)
    let keyPath = keyPath
    plan.tracks.append(
      .init(duration: segments.duration) { [segments] root, time in
        let start = root[keyPath: keyPath].animatableData
        root[keyPath: keyPath].animatableData = segments.place(at: time, from: start)
      })
  }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  var plan = _KeyframePlan<Value>()
  public var body: _KeyframeTracks<Value> { self }
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.tracks += self.plan.tracks }
}

/// Tracks from the statements of a closure; keyframes on their own are those of the value as a whole.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K
  where Value: Animatable { expression }

  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K
  where Value: Animatable {
    first
  }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> {
    var tracks = _KeyframeTracks<Value>()
    accumulated._add(to: &tracks.plan)
    next._add(to: &tracks.plan)
    return tracks
  }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> where Value: Animatable { _KeyframeList([accumulated]) + next }
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

  // Loops and choices are for the keyframes of the value as a whole: how many tracks there are does not change.

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value>
  where Value: Animatable { _KeyframeList(components) }
  public static func buildEither<First: KeyframeTrackContent<Value>>(first component: First)
    -> _KeyframeList<Value> where Value: Animatable
  { _KeyframeList([component]) }
  public static func buildEither<Second: KeyframeTrackContent<Value>>(second component: Second)
    -> _KeyframeList<Value> where Value: Animatable
  { _KeyframeList([component]) }

  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(_ component: K)
    -> KeyframeTrack<Value, Value, K> where Value: Animatable
  { KeyframeTrack { component } }
}

/// A value along its keyframes.
public struct KeyframeTimeline<Value> {
  let initialValue: Value
  private let plan: _KeyframePlan<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content())
  }

  init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    var plan = _KeyframePlan<Value>()
    keyframes._add(to: &plan)
    self.plan = plan
  }

  /// In seconds: that of the longest track.
  public var duration: TimeInterval { plan.tracks.map(\.duration).max() ?? 0 }

  /// The value `time` seconds after the start.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }
  /// The value after a share of the whole, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
  /// Writes the parts of `value` that have a track.
  public func update(value: inout Value, time: Double) {
    for track in plan.tracks { track.write(&value, max(0, time)) }
  }
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
