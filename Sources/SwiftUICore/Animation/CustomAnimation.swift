/// How a value moves to its new place: a function of time.
///
/// The value that is animated is the way from the old to the new: what comes back from `animate` is added to the old.
public protocol CustomAnimation: Hashable {
  /// How much of `value`, the whole way, is behind at `time` (in seconds, from 0); nil: the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// How fast it moves at `time`, in units per second.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether this animation takes the place of `previous`, which still runs; it then goes on with its time and its
  /// state. Otherwise both run, and their ways add up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a running animation knows of its surroundings, and what it keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  /// Set by an animation whose change is as good as done, though it still settles.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public var environment: EnvironmentValues

  /// This context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// What an animation keeps from frame to frame, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    // A key stores values of its own type only.
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of an animation's state.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// An animation that says when it will be over.
protocol TimedAnimation: CustomAnimation {
  /// In seconds; infinity: never.
  var length: Double { get }
}
