import CGTK
import SwiftUICore

/// What can be done by hand to the window that is in front.
extension GTKRenderer {
  package enum WindowDeed {
    case toggleFullScreen, minimize, zoom
    case keepAbove(Bool)
  }

  package func perform(_ deed: WindowDeed) {
    guard let window = activeToplevel else { return }
    let state = gtk_widget_get_window(window).map { gdk_window_get_state($0).rawValue } ?? 0
    switch deed {
    case .toggleFullScreen where state & GDK_WINDOW_STATE_FULLSCREEN.rawValue != 0:
      gtk_window_unfullscreen(cast(window))
    case .toggleFullScreen: gtk_window_fullscreen(cast(window))
    case .minimize: gtk_window_iconify(cast(window))
    case .zoom where gtk_window_is_maximized(cast(window)) != 0: gtk_window_unmaximize(cast(window))
    case .zoom: gtk_window_maximize(cast(window))
    case .keepAbove(let above): gtk_window_set_keep_above(cast(window), above.gboolean)
    }
  }
}
