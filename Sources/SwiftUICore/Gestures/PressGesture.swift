/// A long press that also tells when a press begins and ends.
struct _PressGesture {
  typealias Value = Bool
  let press: LongPressGesture
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
}

extension _PressGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> PressRecognizer {
    PressRecognizer(LongPressGesture._makeRecognizer(gesture.press), gesture)
  }
  static func patch(_ recognizer: PressRecognizer, with gesture: Self) {
    recognizer.gesture = gesture
    LongPressGesture._patch(recognizer.base, with: gesture.press)
  }
}

final class PressRecognizer: WrappingRecognizer<Bool, Bool> {
  var gesture: _PressGesture
  private var isPressed = false

  init(_ base: _GestureRecognizer<Bool>, _ gesture: _PressGesture) {
    self.gesture = gesture
    super.init(base)
  }

  override func follow() {
    let hadEnded = hasEnded
    phase = base.phase
    if case .active = phase, !isPressed {
      isPressed = true
      gesture.pressing?(true)
    }
    if !hadEnded, hasEnded { gesture.action() }
    if isOver { release() }
  }

  override func reset() {
    super.reset()
    release()
  }

  private func release() {
    guard isPressed else { return }
    isPressed = false
    gesture.pressing?(false)
  }
}
