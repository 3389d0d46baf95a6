import CGTK
import SwiftUICore

extension GTKRenderer {
  /// Writes what a window shows as a PNG, without the edge that GTK draws around it where there is no shadow.
  /// - Parameters:
  ///   - width: in pixels from the left; nil: all.
  ///   - height: in pixels from the top; nil: all.
  /// - Returns: false where the window is not on the screen or the file cannot be written.
  package func writePicture(
    of widget: any Widget, to path: String, width: Int? = nil, height: Int? = nil
  ) -> Bool {
    let native = GTKWidget.downcast(widget).native
    guard gtk_widget_get_mapped(native) != 0, let surface = gtk_widget_get_window(native) else {
      return false
    }
    gdk_display_sync(gdk_window_get_display(surface))
    let content = Self.content(of: native)
    let pixels = gdk_pixbuf_get_from_window(
      surface, content.x, content.y, min(content.width, Int32(clamping: width ?? .max)),
      min(content.height, Int32(clamping: height ?? .max)))
    guard let pixels else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    return gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil) != 0
  }

  /// The place in a window of all that is in it.
  private static func content(of window: Native) -> GtkAllocation {
    var place = GtkAllocation()
    gtk_widget_get_allocation(window, &place)
    guard let content = gtk_bin_get_child(cast(window)) else { return place }
    gtk_widget_get_allocation(content, &place)
    gtk_widget_translate_coordinates(content, window, 0, 0, &place.x, &place.y)
    return place
  }

  /// Runs the main loop for a while.
  package func wait(milliseconds: Int) { faves_loop_run_for(Int32(milliseconds)) }

  /// Opens windows as they are described, and keeps none of their sizes.
  package func forgetWindowSizes() { windowSizes = nil }
}
