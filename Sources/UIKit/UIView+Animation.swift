import Foundation
import Platform

/// Changes of views that are seen to happen.
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    fileprivate func animation(_ duration: TimeInterval) -> Animation {
      let curve: Animation =
        switch rawValue >> 16 & 3 {
        case 1: .easeIn(duration: duration)
        case 2: .easeOut(duration: duration)
        case 3: .linear(duration: duration)
        default: .easeInOut(duration: duration)
        }
      return contains(.repeat) ? curve.repeatForever(autoreverses: contains(.autoreverse)) : curve
    }
  }

  private static var isWithout = false
  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { !isWithout }
  /// No: what `animate` is told to change changes at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { isWithout = !enabled }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }

  /// - Parameter duration: in seconds.
  /// - Parameter completion: called once it is over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(options.animation(duration).delay(delay), animations, completion)
  }
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(.easeInOut(duration: duration), animations, completion)
  }
  /// - Parameter dampingRatio: 1: it comes to rest without swinging.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      .spring(response: duration, dampingFraction: Double(dampingRatio)).delay(delay), animations, completion)
  }

  private class func run(
    _ animation: Animation, _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    withAnimation(animation, animations, completion: { completion?(true) })
  }
}
