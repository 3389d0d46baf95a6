import Foundation

/// `UIViewController` and `NSViewController`: a view and what belongs to it.
@MainActor @preconcurrency
open class PlatformViewController: NSObject {
  private var loadedView: PlatformView?
  /// The view; it is made, and `viewDidLoad` called, when it is first asked for.
  public var view: PlatformView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  public var isViewLoaded: Bool { loadedView != nil }
  public var title: String?
  public private(set) var presentedViewController: PlatformViewController?

  public override init() { super.init() }

  // MARK: life

  /// Makes the view, and sets it.
  open func loadView() { view = PlatformView() }
  /// Called once the view is made.
  open func viewDidLoad() {}
  /// Called as the view comes on the screen, and leaves it.
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The view as one of SwiftUI's, whose coming and leaving the controller is told of.
  package var shown: AnyView {
    AnyView(
      PlatformViewBody(view)
        .onAppear { [weak self] in
          self?.viewWillAppear(false)
          self?.viewDidAppear(false)
        }
        .onDisappear { [weak self] in
          self?.viewWillDisappear(false)
          self?.viewDidDisappear(false)
        })
  }

  // MARK: children

  public private(set) weak var parent: PlatformViewController?
  public private(set) var children: [PlatformViewController] = []
  /// Keeps `child` with this controller; its view is added to a view by hand.
  open func addChild(_ child: PlatformViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Called by a program that has added or removed the controller.
  open func didMove(toParent parent: PlatformViewController?) {}
  open func willMove(toParent parent: PlatformViewController?) {}

  // MARK: windows

  package func open(title: String, size: CGSize?) {
    if let dialog { return dialog.open() }
    view.root.open(title: self.title ?? title, size: size)
  }
  /// What opens and closes the controller where it has no window: nil, where it has one.
  package var dialog: (open: () -> Void, close: () -> Void)?

  /// Opens a window with the controller's view.
  open func present(
    _ controller: PlatformViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.open(title: "", size: nil)
    completion?()
  }
  /// Closes the window of what this controller presented, or its own.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let leaving = presentedViewController ?? self
    if let dialog = leaving.dialog { dialog.close() } else { leaving.view.root.close() }
    presentedViewController = nil
    completion?()
  }
}
