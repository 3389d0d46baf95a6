/// Follows presses of pointer and fingers from their beginning to their end, however short or long.
public struct SpatialEventGesture {
  public let coordinateSpace: CoordinateSpace

  public nonisolated init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// The presses on a view that go on, or have just ended. Here there is one at a time.
public struct SpatialEventCollection: Collection, Equatable, Sendable {
  /// A press.
  public struct Event: Identifiable, Hashable, Sendable {
    /// Stays the same from the beginning of a press to its end.
    public struct ID: Hashable, Sendable { let number: UInt64 }
    /// What presses.
    public enum Kind: Hashable, Sendable {
      case touch
      case directPinch
      case indirectPinch
      /// What is told of pointer and fingers alike.
      case pointer
      case pencil
    }
    public enum Phase: Hashable, Sendable {
      case active
      case ended
      /// It was taken away, by another gesture for example.
      case cancelled
    }
    /// Where and how what presses is held; nothing knows of that here.
    public struct InputDevicePose: Hashable, Sendable {
      /// In radians.
      public var altitude: Angle
      public var azimuth: Angle
    }
    public let id: ID
    /// In seconds, from any start.
    public var timestamp: TimeInterval
    public var kind: Kind
    /// In the gesture's coordinate space, in points.
    public var location: CGPoint
    public var phase: Phase
    public var modifierKeys: EventModifiers
    public var inputDevicePose: InputDevicePose?

    public static func == (a: Self, b: Self) -> Bool {
      a.id == b.id && a.timestamp == b.timestamp && a.phase == b.phase && a.location == b.location
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
  public struct Index: Comparable, Sendable {
    fileprivate let place: Int
    public static func < (a: Self, b: Self) -> Bool { a.place < b.place }
  }
  private let events: [Event]
  init(_ events: [Event]) { self.events = events }

  public var startIndex: Index { Index(place: 0) }
  public var endIndex: Index { Index(place: events.count) }
  public func index(after i: Index) -> Index { Index(place: i.place + 1) }
  public subscript(position: Index) -> Event { events[position.place] }
  /// nil: it is over, or of another view.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}

extension SpatialEventGesture: PrimitiveGesture {
  public typealias Value = SpatialEventCollection
  static func makeRecognizer(_ gesture: Self) -> SpatialEventRecognizer { SpatialEventRecognizer(gesture) }
  static func patch(_ recognizer: SpatialEventRecognizer, with gesture: Self) { recognizer.gesture = gesture }
}

final class SpatialEventRecognizer: _GestureRecognizer<SpatialEventCollection> {
  var gesture: SpatialEventGesture
  private var press: SpatialEventCollection.Event?
  private static var presses: UInt64 = 0

  override var isContinuous: Bool { true }

  init(_ gesture: SpatialEventGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    switch event.kind {
    case .down:
      Self.presses += 1
      phase = .active(note(event, .init(number: Self.presses), .active))
    case .move: if let press { phase = .active(note(event, press.id, .active)) }
    case .up: if let press { phase = .ended(note(event, press.id, .ended)) }
    case .cancel: if let press { phase = .ended(note(event, press.id, .cancelled)) }
    default: break
    }
  }

  private func note(
    _ event: GestureEvent, _ id: SpatialEventCollection.Event.ID, _ phase: SpatialEventCollection.Event.Phase
  ) -> SpatialEventCollection {
    // Where it is taken away the event may have no place.
    let isCancelled = phase == .cancelled
    let place = arena?.location(of: event, in: gesture.coordinateSpace) ?? event.location
    let event = SpatialEventCollection.Event(
      id: id, timestamp: event.time, kind: .pointer, location: isCancelled ? press?.location ?? place : place,
      phase: phase, modifierKeys: event.modifiers)
    press = event
    return SpatialEventCollection([event])
  }

  override func reset() {
    super.reset()
    press = nil
  }
}
