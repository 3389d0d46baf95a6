import Foundation
import Platform

/// Where UIKit's popover points at.
@MainActor @preconcurrency
open class UIPopoverPresentationController: NSObject {
  /// The edges of what is pointed at that the arrow may be at.
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = ArrowDirection(rawValue: 1)
    public static let down = ArrowDirection(rawValue: 2)
    public static let left = ArrowDirection(rawValue: 4)
    public static let right = ArrowDirection(rawValue: 8)
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var permittedArrowDirections = ArrowDirection.any
}

extension UIViewController {
  /// nil: what is presented is a page here, and no popover.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
