import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A running app, on real windows.
@MainActor
final class ShownApp<A: App> {
  let graph: Graph
  let running: AppNode<A>
  let renderer: GTKRenderer

  init(_ renderer: GTKRenderer, _ app: A) {
    self.renderer = renderer
    let graph = Graph(renderer: renderer)
    self.graph = graph
    renderer.flush = { graph.flush() }
    running = AppNode(app, in: graph)
    graph.flush()
    settle(50)
  }

  var windows: [WindowWidget] {
    renderer.presented.compactMap { $0 as? WindowWidget }.filter { $0.description.role == .window }
  }

  /// Every text in a window, in order.
  func texts(_ window: WindowWidget) -> [String] {
    parts(of: window.native, "FavesLabel").map { String(cString: gtk_label_get_text(cast($0))) }
  }

  func click(_ title: String, in window: WindowWidget) {
    let button = parts(of: window.native, "GtkButton").first { button in
      parts(of: button, "FavesLabel").contains { String(cString: gtk_label_get_text(cast($0))) == title }
    }
    gtk_button_clicked(cast(button!))
    settle(30)
  }

  /// Makes a window the one that gets the keys; Xvfb has no window manager that would.
  func activate(_ window: WindowWidget) {
    renderer.activeWindow = window
    renderer.focus.changed()
    settle(20)
  }

  func close() {
    running.stop()
    graph.flush()
    settle(30)
  }
}

/// The widgets of a GTK class under a widget, in order.
@MainActor
func parts(of root: Native, _ type: String) -> [Native] {
  var found: [Native] = []
  func walk(_ widget: Native) {
    if className(of: widget) == type { found.append(widget) }
    guard faves_is_container(widget) != 0 else { return }
    let children = gtk_container_get_children(cast(widget))
    defer { g_list_free(children) }
    var item = children
    while let current = item {
      walk(current.pointee.data.assumingMemoryBound(to: GtkWidget.self))
      item = current.pointee.next
    }
  }
  walk(root)
  return found
}

extension GTKWidget {
  /// Presses a key in the window, as a keyboard would.
  /// - Returns: whether somebody wanted it.
  @discardableResult
  func press(_ key: Int32, _ modifiers: GdkModifierType...) -> Bool {
    let event = gdk_event_new(GDK_KEY_PRESS)!
    defer { gdk_event_free(event) }
    event.pointee.key.window = gtk_widget_get_window(native)
    _ = faves_ref(UnsafeMutableRawPointer(event.pointee.key.window))
    event.pointee.key.keyval = guint(key)
    event.pointee.key.hardware_keycode = Self.keycode(of: guint(key))
    event.pointee.key.state = modifiers.reduce(0) { $0 | $1.rawValue }
    let seat = gdk_display_get_default_seat(gdk_display_get_default())
    gdk_event_set_device(event, gdk_seat_get_keyboard(seat))
    let isHandled = gtk_widget_event(native, event) != 0
    settle(20)
    return isHandled
  }

  /// Where the key is on the keyboard; GTK finds what a field does with it by that.
  static func keycode(of key: guint) -> UInt16 {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
    guard gdk_keymap_get_entries_for_keyval(keymap, key, &keys, &count) != 0, let keys else { return 0 }
    defer { g_free(keys) }
    return UInt16(keys[0].keycode)
  }
}
