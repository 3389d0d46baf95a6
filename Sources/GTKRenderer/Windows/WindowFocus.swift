import CGTK
import Foundation
import SwiftUICore

extension WindowWidget {
  /// Tells of every move of the focus in this toplevel, and when it becomes the one that gets the keys.
  func followFocus() {
    followLostFocus(in: native)
    on(
      "set-focus", of: native,
      with: { _, _, data in
        receive(data, as: WindowWidget.self) {
          $0.focusUnderMenu.moves(in: $0.native)
          // What goes from one control to the nearest is nowhere in between.
          if !$0.renderer.lostFocus.isOpen { $0.renderer.focus.changed() }
        }
      })
    on(
      "notify::is-active", of: native,
      with: { _, _, data in
        receive(data, as: WindowWidget.self) { $0.activityChanged() }
      })
  }

  private func activityChanged() {
    if gtk_window_is_active(cast(native)) != 0 { renderer.activeWindow = self }
    // Keys come up elsewhere.
    renderer.heldKeys.removeAll()
    renderer.focus.modifierKeys.changed(to: [])
    renderer.focus.changed()
    renderer.activityChanged(over: native)
  }
}

extension GTKRenderer {
  package func holdsFocus(_ widget: any Widget) -> Bool {
    let widget = GTKWidget.downcast(widget)
    guard let focused = focusForProgram(around: widget) else { return false }
    return focused == widget.native || gtk_widget_is_ancestor(focused, widget.native) != 0
  }

  /// What has the focus of the window that a widget is in; while a menu is open in it, what the menu gives it back to.
  private func focusForProgram(around widget: GTKWidget) -> Native? {
    guard let window = WindowWidget.toplevelNative(of: widget) else { return nil }
    return self.window(of: widget)?.toplevel.focusUnderMenu.focus(in: window)
      ?? gtk_window_get_focus(cast(window))
  }

  package func isTyping(in widget: any Widget) -> Bool {
    guard holdsFocus(widget), let focused = focusForProgram(around: GTKWidget.downcast(widget)) else {
      return false
    }
    return faves_takes_text(focused) != 0
  }

  package func moveFocus(into widget: any Widget) -> Bool {
    if holdsFocus(widget) { return true }
    let widget = GTKWidget.downcast(widget)
    guard !widget.isDestroyed, let window = WindowWidget.toplevelNative(of: widget) else { return false }
    // GTK scrolls to where it is: what has come just now has no place yet, and would be looked for at the top.
    if gtk_widget_get_mapped(window) != 0 { gtk_container_check_resize(cast(window)) }
    let target = widget.focusTarget
    if gtk_widget_get_can_focus(target) != 0 {
      guard gtk_widget_is_sensitive(target) != 0, gtk_widget_is_visible(target) != 0 else { return false }
      widget.focus()
    } else {
      gtk_widget_child_focus(widget.native, GTK_DIR_TAB_FORWARD)
    }
    return holdsFocus(widget)
  }

  package func clearFocus(around widget: any Widget) {
    if let window = WindowWidget.toplevelNative(of: GTKWidget.downcast(widget)) {
      gtk_window_set_focus(cast(window), nil)
    }
  }

  package func isInActiveWindow(_ widget: any Widget, orOver: Bool) -> Bool {
    guard let window = Self.toplevel(of: GTKWidget.downcast(widget)), let active = activeToplevel else {
      return false
    }
    return orOver ? Self.bottom(of: window) == Self.bottom(of: active) : window == active
  }

  package func afterLayout(_ action: @escaping @MainActor () -> Void) {
    // Rows are made as the frame is laid out, which takes a few frames for a window that comes.
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150)) { MainActor.assumeIsolated(action) }
  }

  /// The newest window as long as none has been active.
  var activeToplevel: Native? {
    if let activeWindow, !activeWindow.isDestroyed { return activeWindow.native }
    let windows = presented.lazy.compactMap { $0 as? WindowWidget }
    return windows.last { $0.toplevel === $0 && $0.description.role != .popover }?.native
  }

  private static func toplevel(of widget: GTKWidget) -> Native? {
    if let window = widget as? WindowWidget { return WindowWidget.toplevelNative(of: window.toplevel) }
    return WindowWidget.toplevelNative(of: widget)
  }

  /// The window under the dialogs over it.
  private static func bottom(of window: Native) -> Native {
    var bottom = window
    while let below = gtk_window_get_transient_for(cast(bottom)) { bottom = GTKRenderer.native(below) }
    return bottom
  }

  private static func native(_ window: UnsafeMutablePointer<GtkWindow>) -> Native { widget(window) }
}
