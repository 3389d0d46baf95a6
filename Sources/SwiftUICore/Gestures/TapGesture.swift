/// One click or tap, or several in quick succession.
public struct TapGesture {
  public typealias Value = Void
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = legal(count, atLeast: 1, for: "number of taps") }
}

extension TapGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> TapRecognizer<Void> {
    TapRecognizer(count: gesture.count) { _, _ in () }
  }
  static func patch(_ recognizer: TapRecognizer<Void>, with gesture: Self) {
    recognizer.count = gesture.count
  }
}

/// A tap that tells where it was.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space.
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = legal(count, atLeast: 1, for: "number of taps")
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = legal(count, atLeast: 1, for: "number of taps")
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> TapRecognizer<Value> {
    TapRecognizer(count: gesture.count, value(in: gesture.coordinateSpace))
  }
  static func patch(_ recognizer: TapRecognizer<Value>, with gesture: Self) {
    recognizer.count = gesture.count
    recognizer.makeValue = value(in: gesture.coordinateSpace)
  }
  @MainActor
  private static func value(in space: CoordinateSpace) -> @MainActor (GestureEvent, GestureArena?) -> Value {
    { event, arena in Value(location: arena?.location(of: event, in: space) ?? event.location) }
  }
}

final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  var count: Int
  var makeValue: @MainActor (GestureEvent, GestureArena?) -> Value
  private var taps = 0
  private var start: CGPoint?
  private var timer: GestureTimer?

  /// In points: a finger is not held still to the pixel.
  private static var reach: CGFloat { 10 }
  /// In seconds: the longest pause between two taps.
  private static var pause: Double { 0.4 }

  init(count: Int, _ makeValue: @escaping @MainActor (GestureEvent, GestureArena?) -> Value) {
    self.count = count
    self.makeValue = makeValue
    super.init()
  }

  override var isWaiting: Bool { taps > 0 && !isOver }
  override var interests: GestureInterests { count == 1 ? [.touches, .tap] : .touches }

  override func handle(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      timer = nil
      start = event.globalLocation
    case .move:
      if let start, event.globalLocation.distance(to: start) > Self.reach { cancel() }
    case .up:
      guard start != nil else { return }
      start = nil
      taps += 1
      if taps >= count {
        phase = .ended(makeValue(event, arena))
      } else {
        timer = arena?.timer(after: Self.pause) { [weak self] in self?.cancel() }
      }
    case .cancel: cancel()
    default: break
    }
  }

  override func cancel() {
    timer = nil
    super.cancel()
  }

  override func reset() {
    super.reset()
    taps = 0
    start = nil
    timer = nil
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
