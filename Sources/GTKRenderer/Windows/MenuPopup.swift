import CGTK
import SwiftUICore

/// Menus that pop up, made of what `MenuSection`s describe.
@MainActor
enum MenuPopup {
  private final class Choice {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  /// Where a menu pops up: under its owner, at the end or in the middle, or over it, in the upper corner at the end.
  enum Place { case underEnd, underMiddle, inCorner }

  /// Shows a menu at `owner`; it is gone, and `ended` called, once something was chosen or nothing.
  static func show(
    _ sections: [MenuSection], _ place: Place, of owner: Native, ended: @escaping @MainActor () -> Void
  ) -> Native {
    let menu = menu(sections)
    gtk_menu_attach_to_widget(cast(menu), owner, nil)
    connect(
      menu, "selection-done",
      Choice {
        ended()
        // After the choice was acted upon, which comes right after the menu closed.
        g_idle_add(
          { menu in
            let menu = menu!.assumingMemoryBound(to: GtkWidget.self)
            gtk_widget_destroy(menu)
            faves_unref(menu)
            return 0
          }, faves_ref(UnsafeMutableRawPointer(menu)))
      })
    let event = gtk_get_current_event() ?? trigger(on: owner)
    let (there, own) =
      switch place {
      case .underEnd: (GDK_GRAVITY_SOUTH_EAST, GDK_GRAVITY_NORTH_EAST)
      case .underMiddle: (GDK_GRAVITY_SOUTH, GDK_GRAVITY_NORTH)
      case .inCorner: (GDK_GRAVITY_NORTH_EAST, GDK_GRAVITY_NORTH_EAST)
      }
    gtk_menu_popup_at_widget(cast(menu), owner, there, own, event)
    gdk_event_free(event)
    return menu
  }

  /// An assistive tool opens menus without any event; GTK wants one to know whose pointer the menu is to follow.
  private static func trigger(on owner: Native) -> UnsafeMutablePointer<GdkEvent> {
    let event = gdk_event_new(GDK_BUTTON_PRESS)!
    if let window = gtk_widget_get_window(owner) {
      event.pointee.button.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(window)))
    }
    let seat = gdk_display_get_default_seat(gtk_widget_get_display(owner))
    gdk_event_set_device(event, gdk_seat_get_pointer(seat))
    return event
  }

  static func menu(_ sections: [MenuSection]) -> Native {
    let menu = gtk_menu_new()!
    for (index, section) in sections.enumerated() {
      if index > 0 { append(gtk_separator_menu_item_new(), to: menu) }
      if !section.title.isEmpty {
        let heading = gtk_menu_item_new_with_label(section.title)!
        gtk_widget_set_sensitive(heading, 0)
        append(heading, to: menu)
      }
      for item in section.items { append(native(item), to: menu) }
    }
    return menu
  }

  private static func append(_ item: Native, to menu: Native) {
    gtk_menu_shell_append(cast(menu), item)
    gtk_widget_show(item)
  }

  private static func native(_ item: MenuItem) -> Native {
    let native: Native
    switch item.kind {
    case .action, .text, .submenu: native = gtk_menu_item_new_with_label(item.title)
    case .check(let isOn), .choice(let isOn):
      native = gtk_check_menu_item_new_with_label(item.title)
      gtk_check_menu_item_set_active(cast(native), isOn.gboolean)
      if case .choice = item.kind { gtk_check_menu_item_set_draw_as_radio(cast(native), 1) }
    }
    gtk_widget_set_sensitive(native, item.isEnabled.gboolean)
    if let shortcut = item.shortcut, let label = gtk_bin_get_child(cast(native)) {
      let (key, modifiers) = shortcut.accelerator
      gtk_accel_label_set_accel(cast(label), key, modifiers)
    }
    if case .submenu(let sections) = item.kind {
      gtk_menu_item_set_submenu(cast(native), menu(sections))
    } else {
      connect(native, "activate", Choice { item.action() })
    }
    return native
  }

  /// Connects `choice`, which goes with the instance.
  private static func connect(_ instance: Native, _ signal: String, _ choice: Choice) {
    let chosen: SignalFunction = { _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        Unmanaged<Choice>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().action()
      }
    }
    g_signal_connect_data(
      instance, signal, unsafeBitCast(chosen, to: GCallback.self),
      Unmanaged.passRetained(choice).toOpaque(),
      { data, _ in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          Unmanaged<Choice>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
        }
      }, GConnectFlags(0))
  }
}
