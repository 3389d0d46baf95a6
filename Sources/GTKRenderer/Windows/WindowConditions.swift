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

  private func tellConditions() {
    tellShape()
    let new = conditions
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
    return gtk_window_is_active(cast(native)) != 0 || hasActiveDialog ? .active : .inactive
  }

  /// A dialog over the window is part of it.
  private var hasActiveDialog: Bool {
    guard let list = gtk_window_list_toplevels() else { return false }
    defer { g_list_free(list) }
    var item: UnsafeMutablePointer<GList>? = list
    while let current = item {
      let window = current.pointee.data.assumingMemoryBound(to: GtkWindow.self)
      if gtk_window_is_active(window) != 0, let below = gtk_window_get_transient_for(window),
        widget(below) == native
      {
        return true
      }
      item = current.pointee.next
    }
    return false
  }
}

extension GTKRenderer {
  /// Before it is on screen a window is not in use yet.
  package var newWindowConditions: WindowConditions? {
    let display = gdk_display_get_default()
    let monitor = display.flatMap { gdk_display_get_primary_monitor($0) ?? gdk_display_get_monitor($0, 0) }
    let scale = monitor.map { Double(gdk_monitor_get_scale_factor($0)) } ?? 1
    return WindowConditions(phase: .inactive, scale: scale, width: 800, height: 600)
  }
}
