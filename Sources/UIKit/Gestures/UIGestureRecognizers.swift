import Platform

/// One or more taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// Accepted without effect, as with the other gestures: the pointer is one finger.
  open var numberOfTouchesRequired = 1

  override func gesture(_ tell: @escaping @MainActor () -> Void) -> AnyGesture<Void>? {
    AnyGesture(
      SpatialTapGesture(count: numberOfTapsRequired).onEnded { [self] tap in
        guard isEnabled, mayBegin() else { return }
        place = tap.location
        go(to: .ended, tell)
      }.map { _ in })
  }
}

/// A press that stays for some time where it is.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  override func gesture(_ tell: @escaping @MainActor () -> Void) -> AnyGesture<Void>? {
    let press = LongPressGesture(
      minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
    return AnyGesture(
      press.sequenced(before: DragGesture(minimumDistance: 0)).onChanged { [self] value in
        guard case .second(_, let drag) = value, isEnabled else { return }
        if let drag { place = drag.location }
        if state != .possible { return go(to: .changed, tell) }
        if mayBegin() { go(to: .began, tell) }
      }.onEnded { [self] _ in
        if state != .possible { go(to: .ended, tell) }
      }.map { _ in })
  }
}

/// A press that moves.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero
  /// Where the way is measured from, in the terms of the gesture's own.
  private var base = CGPoint.zero
  private var speed = CGPoint.zero

  override var translation: CGPoint? { CGPoint(x: way.x - base.x, y: way.y - base.y) }
  override var velocity: CGPoint? { speed }
  /// In points, from where it began or from what it was last set to.
  open func translation(in view: UIView?) -> CGPoint { translation ?? .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    base = CGPoint(x: way.x - translation.x, y: way.y - translation.y)
  }
  /// In points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  override func gesture(_ tell: @escaping @MainActor () -> Void) -> AnyGesture<Void>? {
    AnyGesture(
      DragGesture().onChanged { [self] drag in
        guard isEnabled else { return }
        if state == .possible {
          guard mayBegin() else { return }
          base = .zero
          note(drag)
          return go(to: .began, tell)
        }
        note(drag)
        go(to: .changed, tell)
      }.onEnded { [self] drag in
        guard state != .possible else { return }
        note(drag)
        go(to: .ended, tell)
      }.map { _ in })
  }

  private func note(_ drag: DragGesture.Value) {
    place = drag.location
    way = CGPoint(x: drag.translation.width, y: drag.translation.height)
    speed = CGPoint(x: drag.velocity.width, y: drag.velocity.height)
  }
}

/// Edges of a screen.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A pan; here from anywhere.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A quick way in one direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  override func gesture(_ tell: @escaping @MainActor () -> Void) -> AnyGesture<Void>? {
    AnyGesture(
      DragGesture(minimumDistance: 30).onEnded { [self] drag in
        let way = drag.translation
        let gone: Direction =
          abs(way.width) > abs(way.height)
          ? way.width > 0 ? .right : .left : way.height > 0 ? .down : .up
        guard isEnabled, direction.contains(gone), mayBegin() else { return }
        place = drag.startLocation
        go(to: .ended, tell)
      }.map { _ in })
  }
}

/// Two fingers that come closer or part.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// A multiple of how far apart they were when it began, or when it was last set.
  open var scale: CGFloat = 1 {
    didSet { if !isNoting { base = whole / max(scale, .leastNonzeroMagnitude) } }
  }
  private var whole: CGFloat = 1
  private var base: CGFloat = 1
  private var isNoting = false

  override func gesture(_ tell: @escaping @MainActor () -> Void) -> AnyGesture<Void>? {
    AnyGesture(
      MagnifyGesture().onChanged { [self] pinch in
        guard isEnabled else { return }
        let begins = state == .possible
        if begins {
          guard mayBegin() else { return }
          base = 1
        }
        note(pinch)
        go(to: begins ? .began : .changed, tell)
      }.onEnded { [self] pinch in
        guard state != .possible else { return }
        note(pinch)
        go(to: .ended, tell)
      }.map { _ in })
  }

  private func note(_ pinch: MagnifyGesture.Value) {
    isNoting = true
    defer { isNoting = false }
    place = pinch.startLocation
    whole = pinch.magnification
    scale = whole / base
  }
}

/// Two fingers that turn around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, since it began or was last set.
  open var rotation: CGFloat = 0 { didSet { if !isNoting { base = whole - rotation } } }
  private var whole: CGFloat = 0
  private var base: CGFloat = 0
  private var isNoting = false

  override func gesture(_ tell: @escaping @MainActor () -> Void) -> AnyGesture<Void>? {
    AnyGesture(
      RotateGesture().onChanged { [self] turn in
        guard isEnabled else { return }
        let begins = state == .possible
        if begins {
          guard mayBegin() else { return }
          base = 0
        }
        note(turn)
        go(to: begins ? .began : .changed, tell)
      }.onEnded { [self] turn in
        guard state != .possible else { return }
        note(turn)
        go(to: .ended, tell)
      }.map { _ in })
  }

  private func note(_ turn: RotateGesture.Value) {
    isNoting = true
    defer { isNoting = false }
    place = turn.startLocation
    whole = CGFloat(turn.rotation.radians)
    rotation = whole - base
  }
}
