import CGTK
import Foundation
import SwiftUICore

/// Where a window is, how large, and what the desktop has done with it.
package struct WindowShape: Equatable {
  /// The top left corner on the screen, in points.
  package var place = CGPoint.zero
  /// In points.
  package var size = CGSize.zero
  package var isMinimized = false
  package var isMaximized = false
  package var isFullScreen = false
}

extension GTKRenderer {
  /// nil: it is no window.
  package func shape(of widget: (any Widget)?) -> WindowShape? { (widget as? WindowWidget)?.toplevel.shape }

  /// Tells of everything that becomes of a window from now on: what it was, and what it is.
  package func followShape(
    of widget: (any Widget)?, _ changed: @escaping @MainActor (WindowShape, WindowShape) -> Void
  ) {
    guard let window = (widget as? WindowWidget)?.toplevel else { return }
    window.toldShape = window.shape
    window.shapeChanged = changed
  }
}

extension WindowWidget {
  fileprivate var shape: WindowShape {
    var shape = WindowShape()
    var (width, height, x, y): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    gtk_window_get_size(cast(native), &width, &height)
    gtk_window_get_position(cast(native), &x, &y)
    shape.size = CGSize(width: Int(width), height: Int(height))
    shape.place = CGPoint(x: Int(x), y: Int(y))
    if let window = gtk_widget_get_window(native) {
      let state = gdk_window_get_state(window).rawValue
      shape.isMinimized = state & GDK_WINDOW_STATE_ICONIFIED.rawValue != 0
      shape.isMaximized = state & GDK_WINDOW_STATE_MAXIMIZED.rawValue != 0
      shape.isFullScreen = state & GDK_WINDOW_STATE_FULLSCREEN.rawValue != 0
    }
    return shape
  }

  func tellShape() {
    guard let shapeChanged, let old = toldShape else { return }
    let new = shape
    guard new != old else { return }
    toldShape = new
    shapeChanged(old, new)
  }
}
