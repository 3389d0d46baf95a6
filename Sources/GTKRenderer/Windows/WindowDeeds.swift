import CGTK
import SwiftUICore

/// What a program does to a window by hand. Where it names none, the one in front is meant.
extension GTKRenderer {
  package enum WindowDeed { case toggleFullScreen, minimize, restore, zoom }

  package func perform(_ deed: WindowDeed, on widget: (any Widget)?) {
    guard let window = toplevel(widget)?.native else { return }
    let state = gtk_widget_get_window(window).map { gdk_window_get_state($0).rawValue } ?? 0
    switch deed {
    case .toggleFullScreen where state & GDK_WINDOW_STATE_FULLSCREEN.rawValue != 0:
      gtk_window_unfullscreen(cast(window))
    case .toggleFullScreen: gtk_window_fullscreen(cast(window))
    case .minimize: gtk_window_iconify(cast(window))
    case .restore: gtk_window_deiconify(cast(window))
    case .zoom where gtk_window_is_maximized(cast(window)) != 0: gtk_window_unmaximize(cast(window))
    case .zoom: gtk_window_maximize(cast(window))
    }
  }

  /// Changes what a window says of itself.
  package func change(_ widget: (any Widget)?, _ change: (inout WindowDescription) -> Void) {
    guard let window = toplevel(widget) else { return }
    let old = window.description
    change(&window.description)
    if old != window.description { window.update(from: old) }
  }

  private func toplevel(_ widget: (any Widget)?) -> WindowWidget? {
    if let widget { return (widget as? WindowWidget)?.toplevel }
    guard let active = activeToplevel else { return nil }
    return presented.lazy.compactMap { $0 as? WindowWidget }.first {
      $0.toplevel === $0 && $0.native == active
    }
  }
}

extension WindowWidget {
  /// Shows what a program wishes of the window besides what its scene says.
  func showWishes(from old: WindowDescription?) {
    guard description.role == .window else { return }
    if let old, old.level != description.level { showLevel() }
    if (old?.isSetAside ?? false) != description.isSetAside { showIsSetAside() }
    if (old?.opacity ?? 1) != description.opacity { gtk_widget_set_opacity(native, description.opacity) }
    if old?.leastSize != description.leastSize || old?.mostSize != description.mostSize { showSizeLimits() }
    if (old?.isOnAllWorkspaces ?? false) != description.isOnAllWorkspaces {
      if description.isOnAllWorkspaces {
        gtk_window_stick(cast(native))
      } else {
        gtk_window_unstick(cast(native))
      }
    }
  }

  /// Out of sight while another window stands in its place, and then where it was.
  private func showIsSetAside() {
    if description.isSetAside {
      var place: (x: Int32, y: Int32) = (0, 0)
      gtk_window_get_position(cast(native), &place.x, &place.y)
      placeBefore = place
      gtk_widget_hide(native)
    } else {
      if let placeBefore { gtk_window_move(cast(native), placeBefore.x, placeBefore.y) }
      placeBefore = nil
      gtk_window_present(cast(native))
    }
  }

  /// In front of other windows, or behind them; a wish to the window manager.
  func showLevel() {
    gtk_window_set_keep_above(cast(native), (description.level == .floating).gboolean)
    gtk_window_set_keep_below(cast(native), (description.level == .desktop).gboolean)
  }

  /// A least size that were a hint would let the window be smaller than its content.
  private func showSizeLimits() {
    func length(_ points: CGFloat) -> Int32 { Int32(min(max(points, 1), 32767).rounded()) }
    let least = description.leastSize
    gtk_widget_set_size_request(
      native, least.map { length($0.width) } ?? -1, least.map { length($0.height) } ?? -1)
    var limits = GdkGeometry()
    let most = description.mostSize.map { (length($0.width), length($0.height)) }
    (limits.max_width, limits.max_height) = most ?? (0, 0)
    gtk_window_set_geometry_hints(
      cast(native), nil, &limits, most == nil ? GdkWindowHints(rawValue: 0) : GDK_HINT_MAX_SIZE)
  }
}
