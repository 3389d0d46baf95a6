import Foundation
import Platform

/// Controllers one on top of the other: the last one is to be seen, under a bar with its title and the way back.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// From the root to the one that is to be seen.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue) }
  }
  private var stack: [UIViewController] = []
  /// Looks as the theme has it.
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false { didSet { if isViewLoaded { view.changed() } } }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    setStack(stack + [viewController])
  }
  /// Leaves the controller on top; the root stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 1).last
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1) }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.firstIndex(of: viewController).map { pop(to: $0 + 1) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers)
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// - Returns: those that have left.
  fileprivate func pop(to count: Int) -> [UIViewController] {
    guard count >= 1, count < stack.count else { return [] }
    let leaving = Array(stack[count...])
    setStack(Array(stack[..<count]))
    return leaving
  }

  private func setStack(_ new: [UIViewController]) {
    for old in stack where !new.contains(old) { old.removeFromParent() }
    for controller in new where controller.parent !== self { addChild(controller) }
    stack = new
    if isViewLoaded { view.changed() }
  }

  open override func loadView() { view = NavigationStackView(of: self) }
}

extension UIViewController {
  /// The navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    var around = parent
    while let controller = around {
      if let found = controller as? UINavigationController { return found }
      around = controller.parent
    }
    return nil
  }
}

/// The controllers as a stack of SwiftUI's.
private final class NavigationStackView: UIView {
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func _makeContent() -> AnyView? {
    guard let controller, let root = controller.viewControllers.first else { return nil }
    let pushed = controller.viewControllers.dropFirst().map(ObjectIdentifier.init)
    let path = Binding(
      get: { pushed }, set: { [weak controller] in _ = controller?.pop(to: $0.count + 1) })
    let isHidden = controller.isNavigationBarHidden
    return AnyView(
      NavigationStack(path: path) {
        NavigationPage(page: root, isBarHidden: isHidden)
          .navigationDestination(for: ObjectIdentifier.self) { [weak controller] id in
            if let page = controller?.viewControllers.first(where: { ObjectIdentifier($0) == id }) {
              NavigationPage(page: page, isBarHidden: isHidden)
            }
          }
      })
  }
}

private struct NavigationPage: View {
  let page: UIViewController
  let isBarHidden: Bool
  var body: some View {
    page.shown
      .navigationTitle(page.title ?? "")
      .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
  }
}
