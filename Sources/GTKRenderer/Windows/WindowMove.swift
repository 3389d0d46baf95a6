import CGTK
import SwiftUICore

extension GTKRenderer {
  /// Has the window under the pointer follow it: from then on it is the window manager's.
  static func moveWindowUnderPointer() {
    guard let display = gdk_display_get_default(), let seat = gdk_display_get_default_seat(display),
      let pointer = gdk_seat_get_pointer(seat)
    else { return }
    var (x, y): (gint, gint) = (0, 0)
    guard let under = gdk_device_get_window_at_position(pointer, nil, nil),
      let window = gdk_window_get_toplevel(under)
    else { return }
    gdk_device_get_position(pointer, nil, &x, &y)
    gdk_window_begin_move_drag_for_device(
      window, pointer, gint(GDK_BUTTON_PRIMARY), x, y, gtk_get_current_event_time())
  }
}
