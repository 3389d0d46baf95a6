import CGTK
import SwiftUICore

extension GTKRenderer {
  /// Writes what a window shows as a PNG.
  /// - Parameters:
  ///   - width: in pixels from the leading edge; nil: all.
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
    let pixels = gdk_pixbuf_get_from_window(
      surface, 0, 0, min(gdk_window_get_width(surface), Int32(clamping: width ?? .max)),
      min(gdk_window_get_height(surface), Int32(clamping: height ?? .max)))
    guard let pixels else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    return gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil) != 0
  }

  /// Runs the main loop for a while.
  package func wait(milliseconds: Int) { faves_loop_run_for(Int32(milliseconds)) }

  /// Opens windows as they are described, and keeps none of their sizes.
  package func forgetWindowSizes() { windowSizes = nil }
}
