import CGTK

/// What had the focus of a window before a menu opened in it. GTK takes that away, gives it to an entry of the menu if one can
/// have it, and back when the menu closes; to the program it has been there all the time, as with the menus of a Mac.
@MainActor
final class FocusUnderMenu {
  /// Kept while the menu is open: it may leave the window meanwhile.
  nonisolated(unsafe) private var before: Native? {
    didSet { if let oldValue { faves_unref(oldValue) } }
  }

  deinit { if let before { faves_unref(before) } }

  /// The focus of `window` is about to go elsewhere.
  func moves(in window: Native) {
    guard Self.isMenuOpen else {
      before = nil
      return
    }
    // It goes on from one entry to the next.
    guard before == nil, let focused = gtk_window_get_focus(cast(window)) else { return }
    before = faves_ref(focused).assumingMemoryBound(to: GtkWidget.self)
  }

  /// What has the focus of `window` for the program, if that is not what has it for GTK.
  func focus(in window: Native) -> Native? {
    guard let before, Self.isMenuOpen, gtk_widget_get_toplevel(before) == window else { return nil }
    return before
  }

  /// An open menu has all events.
  private static var isMenuOpen: Bool {
    guard let holder = gtk_grab_get_current(),
      let bubble = gtk_widget_get_ancestor(holder, gtk_popover_get_type()),
      let opener = gtk_popover_get_relative_to(cast(bubble))
    else { return false }
    return faves_is_a(opener, gtk_menu_button_get_type()) != 0
  }
}
