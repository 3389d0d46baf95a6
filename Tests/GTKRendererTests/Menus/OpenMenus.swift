import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Puts the pointer where no menu pops up: what is under it would be marked as the menu grows.
@MainActor
func movePointerAway() {
  let seat = gdk_display_get_default_seat(gdk_display_get_default())
  gdk_device_warp(gdk_seat_get_pointer(seat), gdk_screen_get_default(), 0, 0)
  settle(50)
}

/// Opens the menu of the view that has one, or by the Menu key that of what has the focus.
@MainActor
func openContextMenu(_ renderer: GTKRenderer, byKey: Bool = false) throws -> Native {
  let window = renderer.presented[0] as! WindowWidget
  if byKey {
    window.press(GDK_KEY_Menu)
  } else {
    XCTAssertTrue(try XCTUnwrap(firstContextMenu(in: window)).open(nil))
  }
  // GTK wants to know which event of the display it was.
  _ = LibraryLog.takeComplaints()
  settle(100)
  return try XCTUnwrap(renderer.openMenus.last).menu
}

/// Clicks on a widget with the right button; the menu that this opens.
@MainActor
func rightClick(_ widget: Native, _ renderer: GTKRenderer) -> Native? {
  movePointerAway()
  Pointer(on: widget, button: guint(GDK_BUTTON_SECONDARY)).click(2, 2)
  _ = becomes(within: 30) { !renderer.openMenus.isEmpty }
  return renderer.openMenus.last?.menu
}

/// Opens what a button of GTK's opens: its menu, a calendar.
@MainActor
func openPopover(of button: Native) throws -> Native {
  gtk_toggle_button_set_active(cast(button), 1)
  settle(300)
  return asNative(try XCTUnwrap(gtk_menu_button_get_popover(cast(button))))
}

/// Opens the menu of a picker.
@MainActor
func openPicker(_ combo: Native) throws -> Native {
  movePointerAway()
  gtk_combo_box_popup(cast(combo))
  // GTK wants to know which event of the display it was.
  _ = LibraryLog.takeComplaints()
  settle(100)
  let popup = try XCTUnwrap(gtk_combo_box_get_popup_accessible(cast(combo)))
  let menu = gtk_accessible_get_widget(
    UnsafeMutableRawPointer(popup).assumingMemoryBound(to: GtkAccessible.self))
  return try XCTUnwrap(menu)
}

/// The rows of a picker's menu; without a title: a line.
@MainActor
func pickerRows(of menu: Native) -> [(title: String?, native: Native)] {
  let children = gtk_container_get_children(cast(menu))
  defer { g_list_free(children) }
  var found: [(title: String?, native: Native)] = []
  var item = children
  while let current = item {
    let native = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
    let name = atk_object_get_name(gtk_widget_get_accessible(native)).map { String(cString: $0) }
    let isLine = faves_is_a(native, gtk_separator_menu_item_get_type()) != 0
    found.append((isLine ? nil : name, native))
    item = current.pointee.next
  }
  return found
}

/// Presses a key in a menu, which is no widget of ours.
@MainActor
func press(_ key: Int32, in native: Native) {
  let event = gdk_event_new(GDK_KEY_PRESS)!
  defer { gdk_event_free(event) }
  event.pointee.key.window = gtk_widget_get_window(native)
  _ = faves_ref(UnsafeMutableRawPointer(event.pointee.key.window))
  event.pointee.key.keyval = guint(key)
  event.pointee.key.hardware_keycode = GTKWidget.keycode(of: guint(key))
  let seat = gdk_display_get_default_seat(gdk_display_get_default())
  gdk_event_set_device(event, gdk_seat_get_keyboard(seat))
  gtk_widget_event(native, event)
  settle(50)
}

/// The title of the entry that the keys are on.
@MainActor
func selected(in menu: Native) -> String? {
  gtk_menu_shell_get_selected_item(cast(menu)).flatMap { gtk_menu_item_get_label(cast($0)) }.map {
    String(cString: $0)
  }
}

@MainActor
func firstContextMenu(in widget: GTKWidget) -> ContextMenuWidget? {
  widget as? ContextMenuWidget ?? widget.children.lazy.compactMap { firstContextMenu(in: $0) }.first
}

@MainActor
func asNative<T>(_ pointer: UnsafeMutablePointer<T>) -> Native {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
}

@MainActor
func popoverEntries(of popover: Native) -> [String] {
  parts(of: popover, "GtkModelButton").filter { gtk_widget_get_child_visible($0) != 0 }.compactMap(entryTitle)
}

@MainActor
func popoverEntry(_ name: String, of popover: Native) -> Native? {
  parts(of: popover, "GtkModelButton").first { entryTitle($0) == name }
}

@MainActor
func entryTitle(_ button: Native) -> String? {
  parts(of: button, "GtkLabel").first.flatMap { gtk_label_get_text(cast($0)) }.map { String(cString: $0) }
}

@MainActor
func modelItems(of menu: Native) -> [(title: String, native: Native)] {
  parts(of: menu, "GtkModelMenuItem").compactMap { item in
    gtk_menu_item_get_label(cast(item)).map { (String(cString: $0), item) }
  }
}
