/// A gesture that takes part only while modifier keys are held.
public struct _ModifiersGesture<Content: Gesture> {
  public typealias Value = Content.Value
  let content: Content
  let modifiers: EventModifiers
}

extension _ModifiersGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> ModifiersRecognizer<Value> {
    ModifiersRecognizer(Content._makeRecognizer(gesture.content), gesture.modifiers)
  }
  static func patch(_ recognizer: ModifiersRecognizer<Value>, with gesture: Self) {
    recognizer.modifiers = gesture.modifiers
    Content._patch(recognizer.base, with: gesture.content)
  }
}

final class ModifiersRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var modifiers: EventModifiers

  init(_ base: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override func handle(_ event: GestureEvent) {
    // A timer is nobody's key press; what is taken away is taken away whatever is held.
    if event.kind == .timer || event.kind == .cancel || event.modifiers.isSuperset(of: modifiers) {
      return super.handle(event)
    }
    cancel()
  }
  override func follow() { phase = base.phase }
}

extension Gesture {
  /// This gesture while these modifier keys are held: it begins with them, and fails without. Command is the Control key
  /// here, Control the Super key.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
