import Platform

/// What keeps a window, shows it and closes it.
@MainActor @preconcurrency
open class NSWindowController: NSObject {
  /// Made, where a subclass makes it in `loadWindow`, when it is first asked for.
  open var window: NSWindow? {
    get {
      if !isWindowLoaded, !isLoading {
        isLoading = true
        windowWillLoad()
        loadWindow()
        isLoading = false
        if kept != nil { windowDidLoad() }
      }
      return kept
    }
    set { kept = newValue }
  }
  private var kept: NSWindow?
  private var isLoading = false
  open var isWindowLoaded: Bool { kept != nil }

  /// That of the window.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Accepted: where a window stands is the desktop's to say.
  open var shouldCascadeWindows = true
  /// Accepted: sizes are kept for windows of scenes.
  open var windowFrameAutosaveName = ""

  public init(window: NSWindow?) {
    kept = window
    super.init()
  }

  /// Does nothing; a subclass without a window sets `window` to one of its own making.
  open func loadWindow() {}
  open func windowWillLoad() {}
  /// Called once `loadWindow` has made the window.
  open func windowDidLoad() {}

  /// Opens the window, or brings it to the front.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  open func close() { kept?.close() }
}
