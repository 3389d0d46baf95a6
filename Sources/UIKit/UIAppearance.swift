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
private enum Proxies {
  static var made: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<T: AnyObject>(_ type: T.Type, _ make: () -> T) -> T {
    if let known = made[ObjectIdentifier(type)] as? T { return known }
    let new = make()
    made[ObjectIdentifier(type)] = new
    return new
  }
}

/// A control of UIKit's, of which SwiftUI sources use no more than `appearance()`.
@MainActor @preconcurrency
open class UIControl: UIView, UIAppearance {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public override required nonisolated init() { super.init() }
  public static func appearance() -> Self { Proxies.proxy(self) { self.init() } }

  public var backgroundColor: UIColor?
  public var tintColor: UIColor!
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
}

@MainActor @preconcurrency
open class UIScrollView: UIControl {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isPagingEnabled = false
  public var isScrollEnabled = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
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
  public var contentInset = UIEdgeInsets()
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
open class UITextView: UIScrollView {
  /// `.clear`, of its `appearance()`: text editors show what is behind them.
  public override var backgroundColor: UIColor? {
    didSet { ScrollGroundAppearance.hidesThatOfEditors = backgroundColor == .clear }
  }
  public var textColor: UIColor?
  public var font: UIFont?
  public var textContainerInset = UIEdgeInsets()
}

@MainActor @preconcurrency
open class UITextField: UIControl {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var textColor: UIColor?
  public var font: UIFont?
  public var clearButtonMode = ViewMode.never
}

@MainActor @preconcurrency
open class UILabel: UIControl {
  public var textColor: UIColor!
  public var font: UIFont!
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
}

@MainActor @preconcurrency
open class UIButton: UIControl {}

@MainActor @preconcurrency
open class UISwitch: UIControl {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

@MainActor @preconcurrency
open class UISlider: UIControl {
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

@MainActor @preconcurrency
open class UIStepper: UIControl {}

@MainActor @preconcurrency
open class UIProgressView: UIControl {
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}

@MainActor @preconcurrency
open class UIPageControl: UIControl {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency
open class UIDatePicker: UIControl {}

@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  public var attributedTitle: NSAttributedString?
}

@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public var apportionsSegmentWidthsByContent = false
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let shadow = NSAttributedString.Key("NSShadow")
}
