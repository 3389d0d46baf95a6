import Foundation

extension PlatformWindow {
  /// How far in front of others a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let modalPanel = Level(rawValue: 8)
    public static let mainMenu = Level(rawValue: 24)
    public static let statusBar = Level(rawValue: 25)
    public static let popUpMenu = Level(rawValue: 101)
    public static let screenSaver = Level(rawValue: 1000)
  }
  public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    public static let managed = CollectionBehavior(rawValue: 4)
    public static let transient = CollectionBehavior(rawValue: 8)
    public static let stationary = CollectionBehavior(rawValue: 16)
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
  }

  // MARK: what it is like

  /// Above `.normal` the window stays in front of those of other programs, below it behind them, where the window manager
  /// allows it.
  public var level: Level {
    get { wishes.level }
    set { wishes.level = newValue }
  }
  /// From 0, not to be seen, to 1; where the desktop mixes windows.
  public var alphaValue: CGFloat {
    get { wishes.alphaValue }
    set { wishes.alphaValue = newValue }
  }
  /// No smaller than this, in points, nor than the content can be.
  public var minSize: CGSize {
    get { wishes.minSize }
    set { wishes.minSize = newValue }
  }
  /// No larger than this, in points.
  public var maxSize: CGSize {
    get { wishes.maxSize }
    set { wishes.maxSize = newValue }
  }
  /// `minSize`: what the window has around its content is the desktop's, and not counted.
  public var contentMinSize: CGSize {
    get { minSize }
    set { minSize = newValue }
  }
  public var contentMaxSize: CGSize {
    get { maxSize }
    set { maxSize = newValue }
  }
  /// Stands under the title; `navigationSubtitle` of a view in the window comes first.
  public var subtitle: String {
    get { wishes.subtitle }
    set { wishes.subtitle = newValue }
  }
  /// `.canJoinAllSpaces` has the window on each of the desktop's workspaces; the rest is accepted.
  public var collectionBehavior: CollectionBehavior {
    get { wishes.collectionBehavior }
    set { wishes.collectionBehavior = newValue }
  }

  // Accepted without effect: a window's bar and frame are the desktop's, and `windowStyle` says what SwiftUI's have of them.

  public var toolbarStyle: ToolbarStyle {
    get { wishes.toolbarStyle }
    set { wishes.toolbarStyle = newValue }
  }
  public var titleVisibility: TitleVisibility {
    get { wishes.titleVisibility }
    set { wishes.titleVisibility = newValue }
  }
  public var titlebarAppearsTransparent: Bool {
    get { wishes.titlebarAppearsTransparent }
    set { wishes.titlebarAppearsTransparent = newValue }
  }
  public var isMovableByWindowBackground: Bool {
    get { wishes.isMovableByWindowBackground }
    set { wishes.isMovableByWindowBackground = newValue }
  }
  public var isMovable: Bool {
    get { wishes.isMovable }
    set { wishes.isMovable = newValue }
  }
  public var isOpaque: Bool {
    get { wishes.isOpaque }
    set { wishes.isOpaque = newValue }
  }
  public var hasShadow: Bool {
    get { wishes.hasShadow }
    set { wishes.hasShadow = newValue }
  }
  public var hidesOnDeactivate: Bool {
    get { wishes.hidesOnDeactivate }
    set { wishes.hidesOnDeactivate = newValue }
  }
  public var ignoresMouseEvents: Bool {
    get { wishes.ignoresMouseEvents }
    set { wishes.ignoresMouseEvents = newValue }
  }
  public var backgroundColor: PlatformColor! {
    get { wishes.backgroundColor }
    set { wishes.backgroundColor = newValue }
  }

  // MARK: what a person could do

  /// Fills the screen with the window, or no longer.
  public func toggleFullScreen(_ sender: Any?) { perform(.toggleFullScreen) }
  /// Puts the window away.
  public func miniaturize(_ sender: Any?) { perform(.minimize) }
  /// Brings the window back that was put away.
  public func deminiaturize(_ sender: Any?) { perform(.restore) }
  /// Makes the window as large as the screen has room, or as it was.
  public func zoom(_ sender: Any?) { perform(.zoom) }
  public func performClose(_ sender: Any?) { close() }
  public func performMiniaturize(_ sender: Any?) { miniaturize(sender) }
  public func performZoom(_ sender: Any?) { zoom(sender) }

  /// nil takes the keyboard focus from the text in the window that has it; true then.
  @discardableResult
  public func makeFirstResponder(_ responder: NSObject?) -> Bool {
    responder == nil ? endEditing(true) : false
  }

  // MARK: being told

  // As the app is active, one of its windows is, and no longer when it is not.
  public nonisolated static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  /// Accepted: nobody posts it; SwiftUI's views learn of their size by `onGeometryChange`.
  public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// Accepted: nobody posts it; where a window stands is the desktop's to say.
  public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")

  nonisolated static let becoming = [didBecomeKeyNotification, didBecomeMainNotification]
  nonisolated static let resigning = [didResignMainNotification, didResignKeyNotification]

  /// Posts them for the window in front.
  static func post(_ names: [Notification.Name]) {
    let window = PlatformApplication.shared.keyWindow
    for name in names {
      window?.tellDelegate(name)
      NotificationCenter.default.post(name: name, object: window)
    }
  }
}
