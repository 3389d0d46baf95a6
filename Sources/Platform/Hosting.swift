import Foundation
internal import GTKRenderer

/// A view that a window of UIKit's or AppKit's is to show.
@MainActor
package protocol HostedRoot: AnyObject {
  /// Opens a window with the view, or brings it to the front.
  func open(title: String, size: CGSize?)
  /// Shows the view in the window of another one, in its place.
  func takeOver(from other: any HostedRoot, title: String)
  /// Gives the window away.
  func handOver() -> HostedWindow?
  func setTitle(_ title: String)
  /// Closes the window.
  func close()
  var isOpen: Bool { get }
  /// Takes the keyboard focus from whatever has it in the window.
  func endEditing()
}

/// A window whose view may be replaced by one of another type.
package typealias HostedWindow = HostedView<AnyView>

@MainActor
final class HostedRootView<Content: View>: HostedRoot {
  private var content: Content
  private var hosted: HostedWindow?

  init(_ content: Content) { self.content = content }

  func replace(with content: Content) {
    self.content = content
    hosted?.update(AnyView(content))
  }

  var isOpen: Bool { hosted?.isOpen ?? false }

  func open(title: String, size: CGSize?) {
    if let hosted, hosted.isOpen { return hosted.raise() }
    guard let session = DesktopSession.currentOrNew() else { return }
    hosted = HostedView(AnyView(content), title: title, size: size, in: session.graph)
    session.renderer.requestFlush()
  }

  func takeOver(from other: any HostedRoot, title: String) {
    guard other !== self, let window = other.handOver() else { return }
    hosted = window
    window.title = title
    window.update(AnyView(content))
  }

  func handOver() -> HostedWindow? {
    defer { hosted = nil }
    return hosted
  }

  func setTitle(_ title: String) { hosted?.title = title }

  func endEditing() {
    guard let widget = hosted?.widget else { return }
    DesktopSession.current?.renderer.clearFocus(around: widget)
  }

  func close() {
    hosted?.stop()
    hosted = nil
    DesktopSession.current?.renderer.requestFlush()
  }
}

/// `UIView` and `NSView`: here a place for a view of SwiftUI's, and nothing to draw in.
@MainActor @preconcurrency
open class PlatformView: NSObject {
  package var root: (any HostedRoot)?
  public var frame = CGRect.zero
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public nonisolated override init() { super.init() }

  /// Takes the keyboard focus from the text in the view's window that has it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    root?.endEditing()
    return root != nil
  }

  /// Brings what the view shows up to date at once, rather than before the next frame.
  open func layoutIfNeeded() { DesktopSession.current?.graph.flush() }
  open func layoutSubtreeIfNeeded() { layoutIfNeeded() }
  /// Not needed: what has changed is shown with the next frame.
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  /// Set for nothing: what has changed is shown with the next frame.
  public var needsLayout = false
  public var needsDisplay = false
}

/// `UIViewController` and `NSViewController`: here what a window shows.
@MainActor @preconcurrency
open class PlatformViewController: NSObject {
  public var view = PlatformView()
  public var title: String?
  public private(set) var presentedViewController: PlatformViewController?

  public override init() {
    super.init()
  }

  /// Called before the view is first shown.
  open func viewDidLoad() {}
  private var isLoaded = false

  package func open(title: String, size: CGSize?) {
    load()
    view.root?.open(title: self.title ?? title, size: size)
  }

  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
  }

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
    (presentedViewController ?? self).view.root?.close()
    presentedViewController = nil
    completion?()
  }
}

/// Shows a view of SwiftUI's in a window: `UIHostingController` and `NSHostingController`.
@MainActor @preconcurrency
open class PlatformHostingController<Content: View>: PlatformViewController {
  private let hosted: HostedRootView<Content>

  /// The view; a new one takes the old one's place, as its parent's `body` would replace it.
  public var rootView: Content {
    didSet { hosted.replace(with: rootView) }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    hosted = HostedRootView(rootView)
    super.init()
    view.root = hosted
  }
}

/// Shows a view of SwiftUI's in a window: `NSHostingView`.
@MainActor @preconcurrency
open class PlatformHostingView<Content: View>: PlatformView {
  private let hosted: HostedRootView<Content>

  public var rootView: Content {
    didSet { hosted.replace(with: rootView) }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    hosted = HostedRootView(rootView)
    super.init()
    root = hosted
  }
}

/// `UIWindow` and `NSWindow`: a window opened by hand. It is on the screen from `makeKeyAndVisible`,
/// `makeKeyAndOrderFront` on, for as long as nobody closes it.
@MainActor @preconcurrency
open class PlatformWindow: NSObject {
  public var title = "" { didSet { root?.setTitle(rootViewController?.title ?? title) } }
  /// What the window shows; another one takes its place, in the window that is open.
  public var rootViewController: PlatformViewController? {
    didSet {
      rootViewController?.load()
      replaceRoot(of: oldValue?.view ?? contentView)
    }
  }
  /// What the window shows where it has no controller.
  public var contentView: PlatformView? {
    didSet { if rootViewController == nil { replaceRoot(of: oldValue) } }
  }

  private func replaceRoot(of old: PlatformView?) {
    guard let shown = old?.root, let root, shown !== root, shown.isOpen else { return }
    root.takeOver(from: shown, title: rootViewController?.title ?? title)
  }

  public var frame: CGRect
  /// Accepted: a window that is closed is gone.
  public var isReleasedWhenClosed = false

  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
  public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }

  /// - Parameter frame: its size in points; where it stands is the desktop's to say.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public convenience init(
    contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) {
    self.init(frame: contentRect)
  }
  public convenience init(contentViewController: PlatformViewController) {
    self.init(frame: .zero)
    rootViewController = contentViewController
  }
  public var contentViewController: PlatformViewController? {
    get { rootViewController }
    set { rootViewController = newValue }
  }

  private var root: (any HostedRoot)? { rootViewController?.view.root ?? contentView?.root }
  /// Whether it is on the screen.
  public var isVisible: Bool { root?.isOpen ?? false }

  /// A scene of UIKit's that the window belongs to.
  package weak var scene: NSObject?

  open func makeKeyAndVisible() {
    // A window as large as the screen is a phone's way of saying nothing about its size.
    let asksForSize = frame.width > 0 && frame.height > 0 && frame.size != PlatformScreen.main.bounds.size
    let size = asksForSize ? frame.size : nil
    PlatformApplication.shared.add(self)
    if let rootViewController {
      rootViewController.open(title: title, size: size)
    } else {
      contentView?.root?.open(title: title, size: size)
    }
  }
  open func makeKeyAndOrderFront(_ sender: Any?) { makeKeyAndVisible() }
  open func orderFrontRegardless() { makeKeyAndVisible() }
  /// Takes the keyboard focus from the text in the window that has it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    root?.endEditing()
    return root != nil
  }
  open func close() { root?.close() }
  open func orderOut(_ sender: Any?) { close() }
  /// Accepted: where a window stands is the desktop's to say.
  open func center() {}
  /// Accepted: sizes are kept for windows of scenes.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { false }
  open func setContentSize(_ size: CGSize) { frame.size = size }
}
