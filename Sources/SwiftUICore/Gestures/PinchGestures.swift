/// Two fingers that move apart or together, on a touchscreen or a touchpad.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How far apart the fingers are, as a multiple of the start.
    public var magnification: CGFloat
    /// Per second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  /// How far from 1 the magnification has to be.
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> PinchRecognizer<Value> {
    PinchRecognizer(.pinch, from: Double(gesture.minimumScaleDelta)) {
      Value(
        time: $0.time, magnification: CGFloat($0.amount), velocity: CGFloat($0.velocity),
        startAnchor: $0.anchor, startLocation: $0.start)
    }
  }
  static func patch(_ recognizer: PinchRecognizer<Value>, with gesture: Self) {
    recognizer.minimum = Double(gesture.minimumScaleDelta)
  }
}

/// The older form of `MagnifyGesture`: its value is the magnification.
public struct MagnificationGesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> PinchRecognizer<CGFloat> {
    PinchRecognizer(.pinch, from: Double(gesture.minimumScaleDelta)) { CGFloat($0.amount) }
  }
  static func patch(_ recognizer: PinchRecognizer<CGFloat>, with gesture: Self) {
    recognizer.minimum = Double(gesture.minimumScaleDelta)
  }
}

/// Two fingers that turn, on a touchscreen or a touchpad.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// Per second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> PinchRecognizer<Value> {
    PinchRecognizer(.turn, from: abs(gesture.minimumAngleDelta.radians)) {
      Value(
        time: $0.time, rotation: Angle(radians: $0.amount), velocity: Angle(radians: $0.velocity),
        startAnchor: $0.anchor, startLocation: $0.start)
    }
  }
  static func patch(_ recognizer: PinchRecognizer<Value>, with gesture: Self) {
    recognizer.minimum = abs(gesture.minimumAngleDelta.radians)
  }
}

/// The older form of `RotateGesture`: its value is the angle.
public struct RotationGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> PinchRecognizer<Angle> {
    PinchRecognizer(.turn, from: abs(gesture.minimumAngleDelta.radians)) { Angle(radians: $0.amount) }
  }
  static func patch(_ recognizer: PinchRecognizer<Angle>, with gesture: Self) {
    recognizer.minimum = abs(gesture.minimumAngleDelta.radians)
  }
}

/// Follows two fingers.
final class PinchRecognizer<Value>: _GestureRecognizer<Value> {
  /// What is known of them.
  struct State {
    var time: Date
    /// The magnification, or the angle in radians.
    var amount: Double
    var velocity: Double
    var anchor: UnitPoint
    var start: CGPoint
  }
  private let interest: GestureInterests
  var minimum: Double
  private let makeValue: (State) -> Value
  private var state: State?

  init(_ interest: GestureInterests, from minimum: Double, _ makeValue: @escaping (State) -> Value) {
    self.interest = interest
    self.minimum = minimum
    self.makeValue = makeValue
    super.init()
  }

  override var interests: GestureInterests { interest }

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    switch (event.kind, interest) {
    case (.pinch(let amount), .pinch), (.turn(let amount), .turn): move(to: amount, event)
    case (.pinchEnd, .pinch), (.turnEnd, .turn):
      if isActive, let state { phase = .ended(makeValue(state)) } else { cancel() }
    case (.cancel, _): cancel()
    default: break
    }
  }

  private func move(to amount: Double, _ event: GestureEvent) {
    let time = Date(timeIntervalSinceReferenceDate: event.time)
    let rest = interest == .pinch ? 1.0 : 0
    var new =
      state
      ?? State(
        time: time, amount: rest, velocity: 0,
        anchor: UnitPoint(
          x: event.size.width > 0 ? event.location.x / event.size.width : 0.5,
          y: event.size.height > 0 ? event.location.y / event.size.height : 0.5), start: event.location)
    let passed = time.timeIntervalSince(new.time)
    if passed > 0 { new.velocity = (amount - new.amount) / passed }
    new.amount = amount
    new.time = time
    state = new
    if isActive || abs(amount - rest) >= minimum { phase = .active(makeValue(new)) }
  }

  override func reset() {
    super.reset()
    state = nil
  }
}
