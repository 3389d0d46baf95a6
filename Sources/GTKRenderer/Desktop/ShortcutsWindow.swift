import CGTK
import SwiftUICore

extension GTKRenderer {
  package func showShortcuts(_ groups: [ShortcutGroup], over window: any Widget) {
    guard let owner = GTKWidget.downcast(window) as? WindowWidget else { return }
    typealias Line = ShortcutsWindow.Line
    var shown = groups.map { group in
      (
        title: group.title.isEmpty ? "Menu" : group.title,
        lines: group.items.compactMap { item in
          item.shortcut.map { Line(title: item.title, keys: $0.acceleratorName) }
        }
      )
    }
    let controls = owner.controlsWithShortcuts.map {
      Line(title: $0.title, keys: $0.shortcut.acceleratorName)
    }
    if !controls.isEmpty { shown.insert((owner.description.title, controls), at: 0) }
    shown.append(("General", ShortcutsWindow.general(refreshes: owner.refreshed != nil)))
    present(ShortcutsWindow.make(shown), over: window)
  }
}

/// A window that lists keys and what they do.
///
/// GTK's own for the purpose leaves widgets behind that complain at every change of theme (GTK 3.24), so the keys are drawn by
/// GTK's `GtkShortcutLabel` in a window of ours.
@MainActor
enum ShortcutsWindow {
  struct Line {
    let title: String
    /// As GTK writes them: `<Primary>n`.
    let keys: String
  }

  /// What works in every window, and in one with something to refresh.
  static func general(refreshes: Bool) -> [Line] { always + (refreshes ? [refreshing] : []) }

  private static let refreshing = Line(title: "Refresh", keys: "F5 <Primary>r")
  private static let always = [
    Line(title: "Open the menu", keys: "F10"), Line(title: "Go back", keys: "<Alt>Left"),
    Line(title: "Undo", keys: "<Primary>z"), Line(title: "Redo", keys: "<Primary><Shift>z"),
    Line(title: "Close the window", keys: "<Primary>w"), Line(title: "Quit", keys: "<Primary>q"),
  ]

  static func make(_ groups: [(title: String, lines: [Line])]) -> Native {
    let window = gtk_window_new(GTK_WINDOW_TOPLEVEL)!
    let header = gtk_header_bar_new()!
    gtk_header_bar_set_title(cast(header), "Keyboard Shortcuts")
    gtk_header_bar_set_show_close_button(cast(header), 1)
    gtk_window_set_titlebar(cast(window), header)
    gtk_window_set_title(cast(window), "Keyboard Shortcuts")
    gtk_window_set_type_hint(cast(window), GDK_WINDOW_TYPE_HINT_DIALOG)
    gtk_window_set_default_size(cast(window), 460, 520)

    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)!
    gtk_container_set_border_width(cast(column), 24)
    for group in groups where !group.lines.isEmpty { gtk_container_add(cast(column), list(group)) }
    let scroll = faves_scrolled_new()
    gtk_scrolled_window_set_policy(cast(scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_container_add(cast(scroll), column)
    gtk_container_add(cast(window), scroll)
    gtk_widget_show_all(scroll)
    gtk_widget_show_all(header)

    let pressed: AskingFunction1 = { window, event, _ in
      var key: guint = 0
      gdk_event_get_keyval(event?.assumingMemoryBound(to: GdkEvent.self), &key)
      guard key == guint(GDK_KEY_Escape) else { return 0 }
      gtk_window_close(window!.assumingMemoryBound(to: GtkWindow.self))
      return 1
    }
    faves_signal_connect(window, "key-press-event", unsafeBitCast(pressed, to: GCallback.self), nil)
    return window
  }

  private static func list(_ group: (title: String, lines: [Line])) -> Native {
    let grid = gtk_grid_new()!
    gtk_grid_set_row_spacing(cast(grid), 8)
    gtk_grid_set_column_spacing(cast(grid), 18)
    let heading = gtk_label_new(group.title)!
    faves_add_class(heading, "faves-heading")
    gtk_label_set_xalign(cast(heading), 0)
    gtk_grid_attach(cast(grid), heading, 0, 0, 2, 1)
    for (index, line) in group.lines.enumerated() {
      let title = gtk_label_new(line.title)!
      gtk_label_set_xalign(cast(title), 0)
      gtk_label_set_ellipsize(cast(title), PANGO_ELLIPSIZE_END)
      gtk_widget_set_hexpand(title, 1)
      let keys = gtk_shortcut_label_new(line.keys)!
      gtk_widget_set_halign(keys, GTK_ALIGN_END)
      gtk_grid_attach(cast(grid), title, 0, Int32(index + 1), 1, 1)
      gtk_grid_attach(cast(grid), keys, 1, Int32(index + 1), 1, 1)
    }
    return grid
  }
}
