/// A press that lasts. Its value is true while it is held; it ends when it has been held long enough.
public struct LongPressGesture {
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// In points: farther off, the press is none.
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = legal(minimumDuration, .notNegative, or: 0.5, for: "duration of a long press")
    self.maximumDistance = legal(maximumDistance, .notNegative, or: 10, for: "distance of a long press")
  }
}

extension LongPressGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> LongPressRecognizer { LongPressRecognizer(gesture) }
  static func patch(_ recognizer: LongPressRecognizer, with gesture: Self) { recognizer.gesture = gesture }
}

final class LongPressRecognizer: _GestureRecognizer<Bool> {
  var gesture: LongPressGesture
  private var start: CGPoint?
  private var timer: GestureTimer?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
    super.init()
  }

  /// A press that is held does not yet keep a tap on the same view from being one.
  override var isActive: Bool { false }

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    switch event.kind {
    case .down:
      start = event.globalLocation
      phase = .active(true)
      timer = arena?.timer(after: gesture.minimumDuration) { [weak self] in self?.held() }
    case .move:
      if let start, event.globalLocation.distance(to: start) > gesture.maximumDistance { cancel() }
    case .up, .cancel: cancel()
    default: break
    }
  }

  private func held() {
    timer = nil
    if !isOver { phase = .ended(true) }
  }

  override func cancel() {
    timer = nil
    super.cancel()
  }

  override func reset() {
    super.reset()
    start = nil
    timer = nil
  }
}
