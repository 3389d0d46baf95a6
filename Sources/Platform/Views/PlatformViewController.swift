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

  /// - Parameters: where a file of Interface Builder's is: there are none here, and both may be nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// For controllers in files of Interface Builder's; the compiler asks programs for one of their own.
  public required init?(coder: NSCoder) { super.init() }

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
  /// Never called: desktops are not shaken.
  open func motionBegan(_ motion: PlatformEvent.EventSubtype, with event: PlatformEvent?) {}
  open func motionEnded(_ motion: PlatformEvent.EventSubtype, with event: PlatformEvent?) {}
  open func motionCancelled(_ motion: PlatformEvent.EventSubtype, with event: PlatformEvent?) {}

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if overrideUserInterfaceStyle != .unspecified {
      loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
    viewDidLoad()
  }

  /// The view as one of SwiftUI's, whose coming and leaving the controller is told of.
  package var shown: AnyView {
    // What a representable says of it comes after what it says itself as it loads.
    loadViewIfNeeded()
    return AnyView(ShownController(controller: self))
  }

  /// Ends what SwiftUI presents the controller in; nil: it is in no sheet.
  fileprivate var leave: (@MainActor () -> Void)?

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

  /// How large a window is that presents the controller, in points; zero: as large as its view wants to be.
  open var preferredContentSize = CGSize.zero
  /// Accepted without effect: what is presented is in a window of its own.
  open var modalPresentationStyle = PlatformModalPresentationStyle.automatic
  /// Accepted without effect: windows come as the desktop has them come.
  open var modalTransitionStyle = PlatformModalTransitionStyle.coverVertical
  /// Accepted without effect: a person may close the window of what is presented.
  open var isModalInPresentation = false
  /// Whether its view is light or dark, whatever the window is.
  open var overrideUserInterfaceStyle = PlatformTraits.UserInterfaceStyle.unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Opens a window with the controller's view.
  open func present(
    _ controller: PlatformViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    let size = controller.preferredContentSize
    controller.open(title: "", size: size == .zero ? nil : size)
    completion?()
  }
  /// Closes the window of what this controller presented, or its own, or ends the sheet that it is in.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let leaving = presentedViewController ?? self
    if let dialog = leaving.dialog {
      dialog.close()
    } else if let leave = leaving.leave {
      leave()
    } else {
      leaving.view.root.close()
    }
    presentedViewController = nil
    completion?()
  }
}

/// How a controller covers another one; by name.
public enum PlatformModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller comes; by name.
public enum PlatformModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The view of a controller that SwiftUI shows, which has it know of the sheet that it is in.
private struct ShownController: View {
  weak var controller: PlatformViewController?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    if let view = controller?.view {
      PlatformViewBody(view).onAppear(perform: came).onDisappear(perform: left)
    }
  }

  private func came() {
    let dismiss = dismiss
    if isPresented { controller?.leave = { dismiss() } }
    controller?.viewWillAppear(false)
    controller?.viewDidAppear(false)
  }
  private func left() {
    controller?.leave = nil
    controller?.viewWillDisappear(false)
    controller?.viewDidDisappear(false)
  }
}
