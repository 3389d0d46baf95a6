import CGTK

/// How the pointer looks over the program's windows where no control in them says otherwise.
@MainActor
package enum ProgramPointer {
  /// - Parameter name: of a cursor, as CSS has it, `none` for no pointer at all; nil: as the desktop has it.
  package static func show(_ name: String?) {
    guard Surroundings.isOpen, let display = gdk_display_get_default() else { return }
    let cursor = name.flatMap { gdk_cursor_new_from_name(display, $0) }
    defer { if let cursor { faves_unref(UnsafeMutableRawPointer(cursor)) } }
    guard let windows = gtk_window_list_toplevels() else { return }
    defer { g_list_free(windows) }
    var item: UnsafeMutablePointer<GList>? = windows
    while let current = item {
      let native = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      if let window = gtk_widget_get_window(native) { gdk_window_set_cursor(window, cursor) }
      item = current.pointee.next
    }
  }
}
