import Foundation
import Platform

/// How a bar of UIKit's looks. A window's bar takes from `UINavigationBar.appearance()` what it can show of that: its ground, and
/// whether its words are light. The rest is kept.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  public var backgroundEffect: UIBlurEffect?
  public nonisolated override init() { super.init() }

  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public nonisolated override init() { super.init() }
}
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  public var normal = UITabBarItemStateAppearance()
  public var selected = UITabBarItemStateAppearance()
  public nonisolated override init() { super.init() }
}
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency
open class UINavigationBar: UIControl {
  public var barTintColor: UIColor? { didSet { tellLook() } }
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { tellLook() } }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { tellLook() } }
  public var standardAppearance = UINavigationBarAppearance() { didSet { tellLook() } }
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { tellLook() } }
  public var compactAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?

  public enum BarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
  }
  private var background: UIImage?
  open func setBackgroundImage(_ image: UIImage?, for metrics: BarMetrics) { background = image }
}
public typealias UIBarMetrics = UINavigationBar.BarMetrics

/// The tabs of a `TabView`. `isHidden` of its `appearance()`, set before the tabs are first shown, hides the switcher between
/// them, as programs do that draw their own.
@MainActor @preconcurrency
open class UITabBar: UIControl {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public override var isHidden: Bool {
    didSet { TabBarAppearance.isHidden = isHidden }
  }
}

@MainActor @preconcurrency
open class UIToolbar: UIControl {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// An entry of a bar, of which SwiftUI sources use `appearance()`.
@MainActor @preconcurrency
open class UIBarButtonItem: UIControl {
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state] = attributes
  }
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}
@MainActor @preconcurrency
open class UITabBarItem: UIBarButtonItem {}
