/// Two gestures at once: both are recognised, or one of them.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> PairRecognizer<First.Value, Second.Value, Value> {
    SimultaneousRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second)) {
      Value(first: $0, second: $1)
    }
  }
  static func patch(_ recognizer: PairRecognizer<First.Value, Second.Value, Value>, with gesture: Self) {
    First._patch(recognizer.first, with: gesture.first)
    Second._patch(recognizer.second, with: gesture.second)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture and then another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; the second, once it has a value.
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> PairRecognizer<First.Value, Second.Value, Value> {
    SequenceRecognizer(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), { .first($0) },
      { .second($0, $1) })
  }
  static func patch(_ recognizer: PairRecognizer<First.Value, Second.Value, Value>, with gesture: Self) {
    First._patch(recognizer.first, with: gesture.first)
    Second._patch(recognizer.second, with: gesture.second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures; the first, if both could be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> PairRecognizer<First.Value, Second.Value, Value> {
    ExclusiveRecognizer(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), { .first($0) },
      { .second($0) })
  }
  static func patch(_ recognizer: PairRecognizer<First.Value, Second.Value, Value>, with gesture: Self) {
    First._patch(recognizer.first, with: gesture.first)
    Second._patch(recognizer.second, with: gesture.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two recognisers as one.
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  final let first: _GestureRecognizer<First>
  final let second: _GestureRecognizer<Second>

  init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
    self.first = first
    self.second = second
    super.init()
  }

  override var isActive: Bool { first.isActive || second.isActive }
  override var isWaiting: Bool { !isOver && (first.isWaiting || second.isWaiting) }
  override var isContinuous: Bool { first.isContinuous || second.isContinuous }
  override var interests: GestureInterests { first.interests.union(second.interests) }
  final override func arenaChanged() {
    first.arena = arena
    second.arena = arena
  }
  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }
}

private final class SimultaneousRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let make: (First?, Second?) -> Value

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    _ make: @escaping (First?, Second?) -> Value
  ) {
    self.make = make
    super.init(first, second)
  }

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    if !first.isOver { first.handle(event) }
    if !second.isOver { second.handle(event) }
    if first.hasFailed && second.hasFailed {
      phase = .failed
    } else if first.isOver && second.isOver {
      phase = .ended(make(first.value, second.value))
    } else if first.value != nil || second.value != nil {
      phase = .active(make(first.value, second.value))
    }
  }
}

private final class SequenceRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let makeFirst: (First) -> Value
  private let makeSecond: (First, Second?) -> Value
  /// The press that goes on as the second begins.
  private var down: GestureEvent?

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    _ makeFirst: @escaping (First) -> Value, _ makeSecond: @escaping (First, Second?) -> Value
  ) {
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
    super.init(first, second)
  }

  override var isActive: Bool { second.isActive || first.hasEnded && !isOver }
  override var isWaiting: Bool { !isOver && (first.isWaiting || first.hasEnded && down == nil) }
  override var isContinuous: Bool { first.isContinuous }

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    if case .down = event.kind { down = event }
    if case .up = event.kind { down = nil }
    if !first.isOver {
      first.handle(event)
      // What is still down goes on into the second gesture.
      if first.hasEnded, let down { second.handle(down) }
    } else {
      // A timer may have ended the first with the press going on.
      if case .possible = second.phase, let down, event.kind != .down { second.handle(down) }
      second.handle(event)
    }
    if first.hasFailed || second.hasFailed {
      phase = .failed
      return
    }
    guard let value = first.value else { return }
    if case .ended(let last) = second.phase {
      phase = .ended(makeSecond(value, last))
    } else {
      phase = .active(first.hasEnded ? makeSecond(value, second.value) : makeFirst(value))
    }
  }

  override func reset() {
    super.reset()
    down = nil
  }
}

private final class ExclusiveRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let makeFirst: (First) -> Value
  private let makeSecond: (Second) -> Value
  /// What the second did not get while the first might still be recognised.
  private var held: [GestureEvent] = []

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    _ makeFirst: @escaping (First) -> Value, _ makeSecond: @escaping (Second) -> Value
  ) {
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
    super.init(first, second)
  }

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    if !first.isOver { first.handle(event) }
    switch first.phase {
    case .ended(let value):
      second.cancel()
      phase = .ended(makeFirst(value))
      return
    case .active(let value) where first.isActive:
      second.cancel()
      phase = .active(makeFirst(value))
      return
    default: break
    }
    if first.isWaiting || !held.isEmpty && !first.isOver {
      held.append(event)
      return
    }
    let events = held + [event]
    held = []
    for event in events where !second.isOver { second.handle(event) }
    if first.isActive || (second.hasFailed && !first.isOver) { return }
    switch second.phase {
    case .active(let value): phase = .active(makeSecond(value))
    case .ended(let value):
      first.cancel()
      phase = .ended(makeSecond(value))
    case .failed: if first.hasFailed { phase = .failed }
    case .possible: break
    }
  }

  override func reset() {
    super.reset()
    held = []
  }
}

extension Gesture {
  /// This gesture and `other` at once.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(self, other)
  }
  /// This gesture, and then `other`.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture, or, if it fails, `other`.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
