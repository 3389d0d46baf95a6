import Foundation
import Platform

/// Controllers of which one is in sight; the window's bar has the titles of all.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      let new = viewControllers ?? []
      for old in oldValue ?? [] where !new.contains(old) { old.removeFromParent() }
      for controller in new where controller.parent !== self { addChild(controller) }
      changed()
    }
  }
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { changed() } } }
  open var selectedViewController: UIViewController? {
    get { viewControllers?.indices.contains(selectedIndex) == true ? viewControllers?[selectedIndex] : nil }
    set {
      if let newValue, let index = viewControllers?.firstIndex(of: newValue) { selectedIndex = index }
    }
  }
  /// Looks as the theme has it.
  public let tabBar = UITabBar()

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func changed() { if isViewLoaded { view.changed() } }

  open override func loadView() { view = TabBarView(of: self) }
}

extension UIViewController {
  /// The tab bar controller that this one is in.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}

/// The controllers as tabs of SwiftUI's.
private final class TabBarView: UIView {
  private weak var controller: UITabBarController?

  init(of controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func _makeContent() -> AnyView? {
    guard let controller, let pages = controller.viewControllers else { return nil }
    let chosen = controller.selectedIndex
    let selection = Binding(get: { chosen }, set: { [weak controller] in controller?.selectedIndex = $0 })
    return AnyView(
      TabView(selection: selection) {
        ForEach(Array(pages.enumerated()), id: \.offset) { index, page in
          page.shown.tabItem { Text(page.title ?? "") }.tag(index)
        }
      })
  }
}
