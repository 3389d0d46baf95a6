/// A gesture with something done about it.
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  final let base: _GestureRecognizer<Base>

  init(_ base: _GestureRecognizer<Base>) {
    self.base = base
    super.init()
  }

  override var isActive: Bool { base.isActive }
  override var isWaiting: Bool { base.isWaiting }
  override var isContinuous: Bool { base.isContinuous }
  override var interests: GestureInterests { base.interests }
  final override func arenaChanged() { base.arena = arena }

  override func handle(_ event: GestureEvent) {
    base.handle(event)
    follow()
  }
  final override func cancel() {
    base.cancel()
    follow()
  }
  override func reset() {
    base.reset()
    super.reset()
  }
  /// Takes over what the base has become; called after each event and timer.
  func follow() {}
}

/// A gesture that calls a function as its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> ChangedRecognizer<Value> {
    ChangedRecognizer(Content._makeRecognizer(gesture.content), gesture.action)
  }
  static func patch(_ recognizer: ChangedRecognizer<Value>, with gesture: Self) {
    recognizer.action = gesture.action
    Content._patch(recognizer.base, with: gesture.content)
  }
}

final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void
  private var last: Value?

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func follow() {
    phase = base.phase
    guard case .active(let value) = phase, value != last else { return }
    last = value
    action(value)
  }
  override func reset() {
    super.reset()
    last = nil
  }
}

/// A gesture that calls a function when it has ended.
public struct _EndedGesture<Content: Gesture> {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> EndedRecognizer<Value> {
    EndedRecognizer(Content._makeRecognizer(gesture.content), gesture.action)
  }
  static func patch(_ recognizer: EndedRecognizer<Value>, with gesture: Self) {
    recognizer.action = gesture.action
    Content._patch(recognizer.base, with: gesture.content)
  }
}

final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func follow() {
    let hadEnded = hasEnded
    phase = base.phase
    if !hadEnded, case .ended(let value) = phase { action(value) }
  }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Mapped> {
  public typealias Value = Mapped
  let content: Content
  let transform: (Content.Value) -> Mapped
}

extension _MapGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> MapRecognizer<Content.Value, Mapped> {
    MapRecognizer(Content._makeRecognizer(gesture.content), gesture.transform)
  }
  static func patch(_ recognizer: MapRecognizer<Content.Value, Mapped>, with gesture: Self) {
    recognizer.transform = gesture.transform
    Content._patch(recognizer.base, with: gesture.content)
  }
}

final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  var transform: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override func follow() {
    switch base.phase {
    case .possible: phase = .possible
    case .active(let value): phase = .active(transform(value))
    case .ended(let value): phase = .ended(transform(value))
    case .failed: phase = .failed
    }
  }
}

extension Gesture {
  /// Calls `action` as the gesture's value changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }
  /// Calls `action` when the gesture has ended; not if it was cancelled.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// The gesture, with another value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
