import CGTK

/// The context menu of a list's row.
@MainActor
enum RowMenu {
  private final class Choice {
    let delete: () -> Void
    init(_ delete: @escaping () -> Void) { self.delete = delete }
  }

  /// Shows a menu with "Delete" for the row with `content`; `event` is what asked for it.
  static func show(
    over content: Native, _ event: UnsafeMutablePointer<GdkEvent>?, delete: @escaping () -> Void
  ) {
    let menu = gtk_menu_new()!
    let item = gtk_menu_item_new_with_mnemonic("_Delete")!
    gtk_menu_shell_append(cast(menu), item)
    gtk_widget_show(item)
    let chosen: SignalFunction = { _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        Unmanaged<Choice>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().delete()
      }
    }
    // The choice goes with the item.
    g_signal_connect_data(
      item, "activate", unsafeBitCast(chosen, to: GCallback.self),
      Unmanaged.passRetained(Choice(delete)).toOpaque(),
      { data, _ in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          Unmanaged<Choice>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
        }
      }, GConnectFlags(0))
    let ended: SignalFunction = { menu, _ in
      // After the choice was acted upon, which comes right after the menu closed.
      g_idle_add(
        { menu in
          gtk_widget_destroy(menu!.assumingMemoryBound(to: GtkWidget.self))
          return 0
        }, menu)
    }
    faves_signal_connect(menu, "selection-done", unsafeBitCast(ended, to: GCallback.self), nil)
    gtk_menu_attach_to_widget(cast(menu), content, nil)
    if let event {
      gtk_menu_popup_at_pointer(cast(menu), event)
    } else {
      gtk_menu_popup_at_widget(cast(menu), content, GDK_GRAVITY_SOUTH_WEST, GDK_GRAVITY_NORTH_WEST, nil)
    }
  }
}
