import Foundation

/// `UIWindow` and `NSWindow`: a window opened by hand. It is on the screen from `makeKeyAndVisible`,
/// `makeKeyAndOrderFront` on, for as long as nobody closes it.
@MainActor @preconcurrency
open class PlatformWindow: NSObject {
  public var title = "" { didSet { root.setTitle(rootViewController?.title ?? title) } }
  /// What the window shows; another one takes its place, in the window that is open. A window without is empty.
  public var rootViewController: PlatformViewController? {
    didSet {
      rootViewController?.loadViewIfNeeded()
      replaceRoot()
    }
  }
  /// What the window shows where it has no controller.
  public var contentView: PlatformView? { didSet { replaceRoot() } }

  /// What is shown where the program has given nothing.
  private let nothing = PlatformView()
  /// What the window has shown last.
  private lazy var shown = nothing.root
  private var root: HostedRoot { (rootViewController?.view ?? contentView ?? nothing).root }

  /// Whether a view is the whole of what is on the screen.
  func shows(_ view: PlatformView) -> Bool { shown.isOpen && shown === view.root }

  private func replaceRoot() {
    let root = root
    defer { shown = root }
    if shown !== root, shown.isOpen {
      root.takeOver(from: shown, title: rootViewController?.title ?? title)
    }
  }

  /// In points; another size is that of the window on the screen too.
  public var frame: CGRect {
    didSet {
      guard !isFollowingScreen, frame.size != oldValue.size, frame.width > 0, frame.height > 0 else { return }
      resize(frame.size)
    }
  }
  private var isFollowingScreen = false
  /// Says what size the window has on the screen.
  func takeOver(size: CGSize) {
    isFollowingScreen = true
    frame.size = size
    isFollowingScreen = false
  }
  /// What the program calls it.
  public var identifier: PlatformInterfaceIdentifier?
  /// The screen it is on; nil: on none.
  public var screen: PlatformScreen? { isVisible ? .main : nil }
  /// Accepted without effect: the desktop puts no windows together as tabs.
  public static var allowsAutomaticWindowTabbing = true
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
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }
  /// What is around the content, and whether its size can be changed; looked at when the window is opened.
  public var styleMask: StyleMask
  public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }

  /// - Parameter frame: its size in points; where it stands is the desktop's to say.
  public init(frame: CGRect) {
    self.frame = frame
    styleMask = [.titled, .closable, .miniaturizable, .resizable]
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }
  public init(contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {
    frame = contentRect
    self.styleMask = styleMask
    super.init()
  }
  /// - Parameter screen: accepted: where it stands is the desktop's to say.
  public convenience init(
    contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool,
    screen: PlatformScreen?
  ) {
    self.init(contentRect: contentRect, styleMask: styleMask, backing: backing, defer: flag)
  }
  public convenience init(contentViewController: PlatformViewController) {
    self.init(frame: .zero)
    rootViewController = contentViewController
  }
  public var contentViewController: PlatformViewController? {
    get { rootViewController }
    set { rootViewController = newValue }
  }

  /// What is told of the window's life.
  public weak var delegate: (any PlatformWindowDelegate)?
  /// Accepted: a window gets the keys when a person goes to it.
  open var canBecomeKey: Bool { styleMask.contains(.titled) }
  open var canBecomeMain: Bool { canBecomeKey }

  /// What AppKit's windows keep besides.
  package var kept: [String: AnyObject] = [:]

  /// What AppKit's sources tell a window about its looks.
  var wishes = WindowWishes() { didSet { if wishes != oldValue { fulfilWishes(since: oldValue) } } }
  /// Whether it stands for those of the app, of which the one in front is meant.
  var standsForApp = false
  /// What it is on the screen; nil: nothing of its own.
  var widget: (any Widget)? { shown.widget }

  /// Whether it is on the screen.
  public var isVisible: Bool { shown.isOpen }
  /// Whether it is not on the screen. One that was is closed, as by `orderOut`, and has its views begin anew as it comes back;
  /// one that SwiftUI opened stays.
  public var isHidden: Bool {
    get { !standsForApp && !isVisible }
    set {
      guard newValue != isHidden, !standsForApp else { return }
      if newValue { orderOut(nil) } else { makeKeyAndVisible() }
    }
  }

  /// A scene of UIKit's that the window belongs to.
  package weak var scene: NSObject?

  open func makeKeyAndVisible() {
    // A window as large as the screen is a phone's way of saying nothing about its size.
    let asksForSize = frame.width > 0 && frame.height > 0 && frame.size != PlatformScreen.main.bounds.size
    PlatformApplication.shared.add(self)
    shown = root
    shown.open(
      title: rootViewController?.title ?? title, size: asksForSize ? frame.size : nil,
      titleBar: styleMask.contains(.titled) ? .full : .none, isResizable: styleMask.contains(.resizable),
      mayClose: { [weak self] in
        guard let self else { return true }
        return delegate?.windowShouldClose(self) ?? true
      }, closed: { [weak self] in self?.postClosing() })
    followShape()
    fulfilWishes(since: WindowWishes())
    (rootViewController?.view ?? contentView)?.tellOfWindow()
  }
  open func makeKeyAndOrderFront(_ sender: Any?) { makeKeyAndVisible() }
  open func orderFrontRegardless() { makeKeyAndVisible() }
  open func orderFront(_ sender: Any?) { makeKeyAndVisible() }
  /// Takes the keyboard focus from the text in the window that has it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    shown.endEditing()
    return shown.isOpen
  }
  open func close() {
    guard isVisible else { return }
    postClosing()
    shown.close()
  }
  /// Closes it where nobody has something against it.
  func requestClose() { shown.requestClose() }
  open func orderOut(_ sender: Any?) { if isVisible { shown.close() } }

  /// Posted by a window that is about to be closed, or was by a person.
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  private func postClosing() { tell(Self.willCloseNotification) }

  /// Accepted: where a window stands is the desktop's to say.
  open func center() {}
  /// Accepted: sizes are kept for windows of scenes.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { false }
  open func setContentSize(_ size: CGSize) { frame.size = size }
}
