import Platform

/// A window beside others: a floating one stays in front of them, where the window manager allows it.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
  open var isFloatingPanel: Bool {
    get { level == .floating }
    set { level = newValue ? .floating : .normal }
  }
  /// Accepted without effect: a window gets the keys when a person goes to it.
  open var becomesKeyOnlyIfNeeded = false
  /// Accepted without effect: a question keeps to the window that it stands in front of.
  open var worksWhenModal = false
}
