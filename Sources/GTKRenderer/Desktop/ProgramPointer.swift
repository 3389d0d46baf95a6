import CGTK

/// How the pointer looks over the program's windows where no control in them says otherwise.
@MainActor
package enum ProgramPointer {
  /// - Parameter name: of a cursor, as CSS has it, `none` for no pointer at all; nil: as the desktop has it.
  package static func show(_ name: String?) {
    guard Surroundings.isOpen, let display = gdk_display_get_default() else { return }
    let cursor = name.flatMap { gdk_cursor_new_from_name(display, $0) }
    defer { if let cursor { faves_unref(UnsafeMutableRawPointer(cursor)) } }
    for native in allWindows {
      if let window = gtk_widget_get_window(native) { gdk_window_set_cursor(window, cursor) }
    }
  }
}
