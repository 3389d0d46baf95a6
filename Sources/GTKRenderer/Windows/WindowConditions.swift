import CGTK
import SwiftUICore

extension WindowWidget {
  /// Tells of everything that changes what the window is like: whether it is in use, how large, at which scale.
  func followConditions() {
    on(
      "notify::is-active", of: native,
      with: { _, _, data in
        receive(data, as: WindowWidget.self) { $0.tellConditions() }
      })
    on(
      "notify::scale-factor", of: native,
      with: { _, _, data in
        receive(data, as: WindowWidget.self) { $0.tellConditions() }
      })
    ask(
      "window-state-event", of: native,
      with: { _, _, data in
        receive(data, as: WindowWidget.self) { $0.tellConditions() }
        return 0
      })
    ask(
      "configure-event", of: native,
      with: { _, _, data in
        receive(data, as: WindowWidget.self) { $0.tellConditions() }
        return 0
      })
  }

  /// Tells whether the window is in use, after a dialog over it has come into use or is no longer.
  fileprivate func activityOverChanged() { tellConditions() }

  private func tellConditions() {
    tellShape()
    let new = conditions
    wasUsedByDialog = new.phase == .active && gtk_window_is_active(cast(native)) == 0
    guard new != toldConditions else { return }
    toldConditions = new
    description.conditionsChanged(new)
  }

  private var conditions: WindowConditions {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_size(cast(native), &width, &height)
    return WindowConditions(
      phase: phase, scale: Double(gtk_widget_get_scale_factor(native)), width: Double(width),
      height: Double(height))
  }

  private var phase: ScenePhase {
    let hidden = GDK_WINDOW_STATE_ICONIFIED.rawValue | GDK_WINDOW_STATE_WITHDRAWN.rawValue
    if let window = gtk_widget_get_window(native), gdk_window_get_state(window).rawValue & hidden != 0 {
      return gtk_widget_get_mapped(native) != 0 ? .background : .inactive
    }
    if gtk_window_is_active(cast(native)) != 0 { return .active }
    let dialogs = dialogs
    if dialogs == .active { return .active }
    // The display takes the focus from one window before it gives it to the next, to a dialog that has come or from one that
    // has gone: so long the window is in use still.
    let isOnItsWay = dialogs == .waiting || wasUsedByDialog
    guard isOnItsWay, toldConditions?.phase == .active, !hasWaited else { return .inactive }
    awaitFocus()
    return .active
  }

  /// The dialogs over the window, and over these.
  private enum Dialogs {
    case none
    /// They are there, and another window is in use.
    case waiting
    case active
  }

  /// A dialog over the window is part of it.
  private var dialogs: Dialogs {
    var found = Dialogs.none
    for window in allWindows where isOver(cast(window)) {
      if gtk_window_is_active(cast(window)) != 0 { return .active }
      if gtk_widget_get_mapped(window) != 0 { found = .waiting }
    }
    return found
  }

  private func isOver(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    var above = window
    while let below = gtk_window_get_transient_for(above) {
      if widget(below) == native { return true }
      above = below
    }
    return false
  }

  private func awaitFocus() {
    guard !isAwaitingFocus else { return }
    isAwaitingFocus = true
    GTKRenderer.after(milliseconds: 200) { [weak self] in
      guard let self else { return }
      isAwaitingFocus = false
      hasWaited = true
      if !isDestroyed { tellConditions() }
      hasWaited = false
    }
  }
}

extension GTKRenderer {
  /// A dialog has come into use or is no longer: so have the windows under it.
  func activityChanged(over dialog: Native) {
    var above = dialog
    while let below = gtk_window_get_transient_for(cast(above)) {
      above = widget(below)
      for case let window as WindowWidget in presented where window.native == above {
        window.activityOverChanged()
      }
    }
  }

  /// Before it is on screen a window is not in use yet.
  package var newWindowConditions: WindowConditions? {
    let display = gdk_display_get_default()
    let monitor = display.flatMap { gdk_display_get_primary_monitor($0) ?? gdk_display_get_monitor($0, 0) }
    let scale = monitor.map { Double(gdk_monitor_get_scale_factor($0)) } ?? 1
    return WindowConditions(phase: .inactive, scale: scale, width: 800, height: 600)
  }
}
