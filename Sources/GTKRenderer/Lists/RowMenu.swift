import CGTK
import SwiftUICore

/// The context menu of a list's row.
@MainActor
enum RowMenu {
  /// Something that can be done to the row; `_` in the title is in front of the letter that chooses it.
  final class Choice {
    let title: String
    let choose: () -> Void
    init(_ title: String, choose: @escaping () -> Void) {
      self.title = title
      self.choose = choose
    }
  }

  /// Shows a menu for the row with `content`; `event` is what asked for it.
  static func show(_ choices: [Choice], over content: Native, _ event: UnsafeMutablePointer<GdkEvent>?) {
    let menu = gtk_menu_new()!
    for choice in choices { add(choice, to: menu) }
    popUp(menu, over: content, event)
  }

  /// Shows what the program offers, and the choices below.
  static func show(
    _ sections: [MenuSection], _ choices: [Choice], over content: Native,
    _ event: UnsafeMutablePointer<GdkEvent>?
  ) {
    let menu = MenuPopup.menu(sections)
    append(choices, to: menu)
    popUp(menu, over: content, event)
  }

  /// Puts choices below those that a menu has.
  static func append(_ choices: [Choice], to menu: Native) {
    guard !choices.isEmpty else { return }
    let line = gtk_separator_menu_item_new()!
    gtk_menu_shell_append(cast(menu), line)
    gtk_widget_show(line)
    for choice in choices { add(choice, to: menu) }
  }

  private static func add(_ choice: Choice, to menu: Native) {
    let item = gtk_menu_item_new_with_mnemonic(choice.title)!
    gtk_menu_shell_append(cast(menu), item)
    gtk_widget_show(item)
    let chosen: SignalFunction = { _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        Unmanaged<Choice>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().choose()
      }
    }
    // The choice goes with the item.
    g_signal_connect_data(
      item, "activate", unsafeBitCast(chosen, to: GCallback.self),
      Unmanaged.passRetained(choice).toOpaque(),
      { data, _ in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          Unmanaged<Choice>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
        }
      }, GConnectFlags(0))
  }

  private static func popUp(
    _ menu: Native, over content: Native, _ event: UnsafeMutablePointer<GdkEvent>?
  ) {
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
