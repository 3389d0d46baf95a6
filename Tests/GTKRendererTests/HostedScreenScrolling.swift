import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Scrolling what a screen shows.
extension HostedScreen {
  var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(cast(all("GtkScrolledWindow")[0]))
  }

  /// Turns the wheel over what is scrolled, as the display would.
  /// - Parameter scrolled: nil: the first that there is.
  func turnWheel(over scrolled: Native? = nil, _ direction: GdkScrollDirection = GDK_SCROLL_DOWN) {
    let scrolled = scrolled ?? all("GtkScrolledWindow")[0]
    let event = gdk_event_new(GDK_SCROLL)!
    let window = gtk_widget_get_window(gtk_bin_get_child(cast(scrolled)))!
    event.pointee.any.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(window)))
    event.pointee.any.send_event = 1
    event.pointee.scroll.direction = direction
    event.pointee.scroll.x = 20
    event.pointee.scroll.y = 20
    event.pointee.scroll.time = guint32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
    gdk_event_set_device(event, pointer)
    gdk_event_set_source_device(event, pointer)
    gtk_main_do_event(event)
    gdk_event_free(event)
  }
}
