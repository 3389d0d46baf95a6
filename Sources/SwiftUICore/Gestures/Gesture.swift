/// Something that a person does with pointer or fingers on a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
  static func _patch(_ recognizer: _GestureRecognizer<Value>, with gesture: Self)
}

extension Gesture where Body.Value == Value {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
  public static func _patch(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
    Body._patch(recognizer, with: gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
  public static func _patch(_ recognizer: _GestureRecognizer<Never>, with gesture: Never) {}
}

/// A gesture that the engine knows by its recogniser.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  associatedtype Recognizer: _GestureRecognizer<Value>
  static func makeRecognizer(_ gesture: Self) -> Recognizer
  static func patch(_ recognizer: Recognizer, with gesture: Self)
}

extension PrimitiveGesture {
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive gesture") }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { makeRecognizer(gesture) }
  public static func _patch(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
    patch(unsafeDowncast(recognizer, to: Recognizer.self), with: gesture)
  }
}

/// Which gestures of a view take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  /// The gesture that is being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Follows the events on one view and says what they amount to.
@MainActor
public class _GestureRecognizer<Value>: GestureFollower {
  enum Phase {
    case possible
    case active(Value)
    case ended(Value)
    case failed
  }
  final var phase = Phase.possible

  override init() {}

  /// The value, while the gesture goes on or once it has ended.
  final var value: Value? {
    switch phase {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
  override var isActive: Bool { if case .active = phase { true } else { false } }
  override var hasEnded: Bool { if case .ended = phase { true } else { false } }
  override var hasFailed: Bool { if case .failed = phase { true } else { false } }
  override func reset() { phase = .possible }
  override func cancel() { if !isOver { phase = .failed } }
}

/// A recogniser whose value nobody asks for.
@MainActor
public class GestureFollower {
  /// The events come by way of it, and timers.
  final weak var arena: GestureArena? { didSet { arenaChanged() } }

  init() {}

  var isActive: Bool { false }
  var hasEnded: Bool { false }
  var hasFailed: Bool { false }
  final var isOver: Bool { hasEnded || hasFailed }
  /// Whether it has seen presses that are a part of what it looks for: a second tap may come, or has begun.
  var isWaiting: Bool { false }
  /// Whether it goes on after it was recognised, which it may be at the press itself.
  var isContinuous: Bool { false }
  /// What it needs to hear of.
  var interests: GestureInterests { .touches }
  func handle(_ event: GestureEvent) {}
  /// It is not going to be recognised, or not going to go on.
  func cancel() {}
  /// Starts over.
  func reset() {}
  /// Takes its parts along.
  func arenaChanged() {}
}

struct GestureInterests: OptionSet {
  let rawValue: Int
  static let touches = GestureInterests(rawValue: 1)
  static let pinch = GestureInterests(rawValue: 2)
  static let turn = GestureInterests(rawValue: 4)
  /// A single tap is enough for it.
  static let tap = GestureInterests(rawValue: 8)
}
