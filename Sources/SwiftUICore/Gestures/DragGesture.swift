/// A press that moves.
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    /// When the event was.
    public var time: Date
    /// Where it is now, and where it began, in the gesture's coordinate space.
    public var location: CGPoint
    public var startLocation: CGPoint
    /// In points per second.
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
    /// In seconds.
    private static let glide: CGFloat = 0.25
  }
  /// In points: a shorter way is no drag.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = legal(minimumDistance, .notNegative, or: 0, for: "distance of a drag")
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = legal(minimumDistance, .notNegative, or: 0, for: "distance of a drag")
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> DragRecognizer { DragRecognizer(gesture) }
  static func patch(_ recognizer: DragRecognizer, with gesture: Self) { recognizer.gesture = gesture }
}

final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var start: CGPoint?
  private var startInWindow = CGPoint.zero
  /// Where it was, and when: the last tenth of a second.
  private var trail: [(time: Double, place: CGPoint)] = []

  override var isContinuous: Bool { true }

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    switch event.kind {
    case .down:
      start = place(of: event)
      startInWindow = event.globalLocation
      trail = [(event.time, event.globalLocation)]
      if gesture.minimumDistance <= 0 { phase = .active(value(event)) }
    case .move:
      guard start != nil else { return }
      note(event)
      // Measured in the window: a view that follows the drag moves with it.
      if isActive || event.globalLocation.distance(to: startInWindow) >= gesture.minimumDistance {
        phase = .active(value(event))
      }
    case .up:
      guard start != nil else { return }
      note(event)
      if isActive { phase = .ended(value(event)) } else { cancel() }
    case .cancel: cancel()
    default: break
    }
  }

  private func place(of event: GestureEvent) -> CGPoint {
    arena?.location(of: event, in: gesture.coordinateSpace) ?? event.location
  }

  private func note(_ event: GestureEvent) {
    trail.append((event.time, event.globalLocation))
    trail.removeAll { $0.time < event.time - 0.1 }
  }

  private var velocity: CGSize {
    guard let first = trail.first, let last = trail.last, last.time > first.time else { return .zero }
    let time = CGFloat(last.time - first.time)
    return CGSize(
      width: (last.place.x - first.place.x) / time, height: (last.place.y - first.place.y) / time)
  }

  private func value(_ event: GestureEvent) -> DragGesture.Value {
    let place = place(of: event)
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: place,
      startLocation: start ?? place, velocity: velocity)
  }

  override func reset() {
    super.reset()
    start = nil
    trail = []
  }
}
