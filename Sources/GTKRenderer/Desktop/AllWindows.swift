import CGTK
import SwiftUICore

/// What is done to all of a program's windows at once.
extension GTKRenderer {
  private var windows: [WindowWidget] {
    presented.compactMap { $0 as? WindowWidget }.filter { $0.description.role == .window && $0.hasNative }
  }

  /// Puts the windows away, or brings them back.
  package func minimizeAll(_ isMinimized: Bool) {
    for window in windows {
      if isMinimized {
        gtk_window_iconify(cast(window.native))
      } else {
        gtk_window_deiconify(cast(window.native))
      }
    }
  }
  /// Whether there are windows, and all were put away.
  package var areAllMinimized: Bool {
    !windows.isEmpty && windows.allSatisfy { shape(of: $0)?.isMinimized == true }
  }
  /// Has the desktop show that the windows want to be looked at.
  package func wantsAttention(_ wantsAttention: Bool) {
    for window in windows { gtk_window_set_urgency_hint(cast(window.native), wantsAttention.gboolean) }
  }
  /// Shows what the app says about itself, in front of the window in use.
  package func showAbout() {
    guard let window = windows.last(where: { gtk_window_is_active(cast($0.native)) != 0 }) ?? windows.last
    else {
      return
    }
    showAbout(over: window)
  }
}
