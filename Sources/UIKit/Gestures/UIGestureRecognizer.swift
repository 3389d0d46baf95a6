import Platform

/// Recognises what a person does on a view. Here one does so as the gesture of a view of SwiftUI's, by
/// `UIGestureRecognizerRepresentable`; a class of a program's own, with touches to follow, recognises nothing.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  open internal(set) var state = State.possible
  open var isEnabled = true
  /// Is asked whether it may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  /// Accepted without effect, as are `delaysTouchesBegan` and `delaysTouchesEnded`.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// Always nil: the view is one of SwiftUI's.
  open var view: UIView? { nil }
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// In points of the view that the gesture is added to.
  var place = CGPoint.zero
  /// From where it began, and in points per second; nil: it does not move.
  var translation: CGPoint? { nil }
  var velocity: CGPoint? { nil }

  public override init() { super.init() }
  /// - Parameter view: of no effect: it is the place in the view that the gesture is added to.
  open func location(in view: UIView?) -> CGPoint { place }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place }

  /// What recognises it on a view; `tell` is called whenever `state` is another, or what is moved.
  func gesture(_ tell: @escaping @MainActor () -> Void) -> AnyGesture<Void>? { nil }

  /// - Returns: whether the delegate lets it begin.
  func mayBegin() -> Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }

  /// Goes on to `new`, and back to the beginning after the end.
  func go(to new: State, _ tell: @MainActor () -> Void) {
    state = new
    tell()
    if new == .ended || new == .cancelled || new == .failed { state = .possible }
  }
}

/// Decides what becomes of gestures. It is asked whether they may begin; gestures of several views do not wait for each other.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
