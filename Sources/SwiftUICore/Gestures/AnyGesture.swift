/// A gesture whose type is hidden; another type may follow it in its place.
public struct AnyGesture<V> {
  public typealias Value = V
  fileprivate let make: @MainActor () -> _GestureRecognizer<V>
  fileprivate let patch: @MainActor (_GestureRecognizer<V>) -> Void
  fileprivate let type: ObjectIdentifier

  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == V {
    // Handed over whole.
    nonisolated(unsafe) let gesture = gesture
    make = { T._makeRecognizer(gesture) }
    patch = { T._patch($0, with: gesture) }
    type = ObjectIdentifier(T.self)
  }
}

extension AnyGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> ExchangeableRecognizer<V> {
    ExchangeableRecognizer(gesture.make(), gesture.type)
  }
  static func patch(_ recognizer: ExchangeableRecognizer<V>, with gesture: Self) {
    if let base = recognizer.base, recognizer.type == gesture.type { return gesture.patch(base) }
    recognizer.exchange(gesture.make(), gesture.type)
  }
}

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  static func makeRecognizer(_ gesture: Self) -> ExchangeableRecognizer<Value> {
    ExchangeableRecognizer(gesture.map { Wrapped._makeRecognizer($0) }, ObjectIdentifier(Wrapped.self))
  }
  static func patch(_ recognizer: ExchangeableRecognizer<Value>, with gesture: Self) {
    if let base = recognizer.base, let gesture { return Wrapped._patch(base, with: gesture) }
    if recognizer.base == nil, gesture == nil { return }
    recognizer.exchange(gesture.map { Wrapped._makeRecognizer($0) }, ObjectIdentifier(Wrapped.self))
  }
}

/// A recogniser whose place another one may take. Without one it fails.
final class ExchangeableRecognizer<Value>: _GestureRecognizer<Value> {
  private(set) var base: _GestureRecognizer<Value>?
  private(set) var type: ObjectIdentifier

  init(_ base: _GestureRecognizer<Value>?, _ type: ObjectIdentifier) {
    self.base = base
    self.type = type
    super.init()
  }

  /// Calls the old one off; the new one begins with the next press.
  func exchange(_ new: _GestureRecognizer<Value>?, _ type: ObjectIdentifier) {
    base?.cancel()
    base?.reset()
    base = new
    self.type = type
    new?.arena = arena
    phase = .failed
    arena?.interestsChanged()
  }

  override var isActive: Bool { base?.isActive ?? false }
  override var isWaiting: Bool { base?.isWaiting ?? false }
  override var isContinuous: Bool { base?.isContinuous ?? false }
  override var interests: GestureInterests { base?.interests ?? [] }
  override func arenaChanged() { base?.arena = arena }

  override func handle(_ event: GestureEvent) {
    base?.handle(event)
    phase = base?.phase ?? .failed
  }
  override func cancel() {
    base?.cancel()
    phase = base?.phase ?? .failed
  }
  override func reset() {
    base?.reset()
    super.reset()
  }
}
