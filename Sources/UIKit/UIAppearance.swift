import Foundation
import Platform

/// What `appearance()` of a class of controls hands out: one object for all, to be told how they should look.
///
/// A desktop's controls look as its theme has them, and SwiftUI's modifiers are what changes that; so these take every value,
/// keep it, and only what a property says of itself has an effect.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
  static func appearance() -> Self
}

@MainActor
enum Proxies {
  static var made: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<T: AnyObject>(_ type: T.Type, _ make: () -> T) -> T {
    if let known = made[ObjectIdentifier(type)] as? T { return known }
    let new = make()
    made[ObjectIdentifier(type)] = new
    return new
  }
}

@MainActor @preconcurrency
open class UIScrollView: UIControl {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isPagingEnabled = false
  public var isScrollEnabled = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var contentInset = UIEdgeInsets()
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var indicatorStyle = IndicatorStyle.default
  public var decelerationRate = DecelerationRate.normal
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var isDirectionalLockEnabled = false
  public var scrollsToTop = true
}

@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// `.clear`, of its `appearance()`: lists show what is behind them.
  public override var backgroundColor: UIColor? {
    didSet { ScrollGroundAppearance.hidesThatOfLists = backgroundColor == .clear }
  }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var sectionFooterHeight: CGFloat = 0
  public var sectionHeaderHeight: CGFloat = 0
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var allowsSelection = true
}

@MainActor @preconcurrency
open class UITableViewCell: UIControl {
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
  public var backgroundView: UIView?
}

@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIControl {
  public var backgroundView: UIView?
}

@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

@MainActor @preconcurrency
open class UIStepper: UIControl {}

@MainActor @preconcurrency
open class UIProgressView: UIControl {
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}

@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  public var attributedTitle: NSAttributedString?
}
