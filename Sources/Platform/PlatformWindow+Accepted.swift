import Foundation

/// What the desktop has a say in, and not the program.
extension PlatformWindow {
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  public enum TitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
  public enum AnimationBehavior: Int, Sendable {
    case `default`, none, documentWindow, utilityWindow, alertPanel
  }
  /// Accepted without effect: the desktop puts no windows together as tabs.
  public var tabbingMode: TabbingMode {
    get { wishes.tabbingMode }
    set { wishes.tabbingMode = newValue }
  }
  /// Accepted without effect: a bar's line is the theme's.
  public var titlebarSeparatorStyle: TitlebarSeparatorStyle {
    get { wishes.titlebarSeparatorStyle }
    set { wishes.titlebarSeparatorStyle = newValue }
  }
  /// Accepted without effect: how windows come and go is the desktop's.
  public var animationBehavior: AnimationBehavior {
    get { wishes.animationBehavior }
    set { wishes.animationBehavior = newValue }
  }
  /// Accepted without effect: no menu lists windows.
  public var isExcludedFromWindowsMenu: Bool {
    get { wishes.isExcludedFromWindowsMenu }
    set { wishes.isExcludedFromWindowsMenu = newValue }
  }
  /// Accepted without effect: the title says nothing of it.
  public var isDocumentEdited: Bool {
    get { wishes.isDocumentEdited }
    set { wishes.isDocumentEdited = newValue }
  }
  /// Accepted without effect: the bar shows no file.
  public var representedURL: URL? {
    get { wishes.representedURL }
    set { wishes.representedURL = newValue }
  }
  /// Accepted without effect: a window takes clicks.
  public var ignoresMouseEvents: Bool {
    get { wishes.ignoresMouseEvents }
    set { wishes.ignoresMouseEvents = newValue }
  }
  /// Accepted: views that want to know of the pointer are told.
  public var acceptsMouseMovedEvents: Bool {
    get { wishes.acceptsMouseMovedEvents }
    set { wishes.acceptsMouseMovedEvents = newValue }
  }
  /// Accepted without effect: window managers let a person choose any size.
  public var contentAspectRatio: CGSize {
    get { wishes.contentAspectRatio }
    set { wishes.contentAspectRatio = newValue }
  }
  /// Accepted without effect: how windows lie over each other is the desktop's to say.
  public func orderBack(_ sender: Any?) {}
  /// Not needed: what has changed is shown with the next frame.
  public func displayIfNeeded() {}
  public func display() {}
  public func invalidateShadow() {}
  /// False: sizes are kept for windows of scenes.
  @discardableResult
  public func setFrameUsingName(_ name: String) -> Bool { false }
  public func saveFrame(usingName name: String) {}
  /// nil: texts in the window know themselves which of them has the keyboard focus.
  public var firstResponder: NSObject? { nil }
  /// The window's number in the program; not known where it is not open.
  public var windowNumber: Int { isVisible ? ObjectIdentifier(self).hashValue & 0x7fff_ffff : -1 }
  /// Pixels per point.
  public var backingScaleFactor: CGFloat { CGFloat(PlatformApplication.shared.environment.displayScale) }
  /// Whether it is to be seen: it is no longer known where other windows cover it.
  public var occlusionState: OcclusionState { isVisible && !isMiniaturized ? [.visible] : [] }
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 2)
  }
  public var isOnActiveSpace: Bool { isVisible }
  /// The room for the content, in points.
  public var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// What a window has around its content is the desktop's, and not counted.
  public func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
  public func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  public func setIsVisible(_ flag: Bool) { if flag { makeKeyAndVisible() } else { orderOut(nil) } }
}
