import CGTK
import SwiftUICore

extension WindowWidget {
  /// Has a bubble point at a widget, or at a part of it.
  func point(at anchor: GTKWidget) {
    gtk_popover_set_relative_to(cast(native), anchor.native)
    guard let place = description.popoverPlace else { return }
    let target = place.target(anchor.size)
    if target != CGRect(origin: .zero, size: anchor.size) {
      var rectangle = GdkRectangle(
        x: Int32(target.minX.rounded()), y: Int32(target.minY.rounded()),
        width: max(1, Int32(target.width.rounded())), height: max(1, Int32(target.height.rounded())))
      if gtk_widget_get_direction(anchor.native) == GTK_TEXT_DIR_RTL {
        rectangle.x = gtk_widget_get_allocated_width(anchor.native) - rectangle.x - rectangle.width
      }
      gtk_popover_set_pointing_to(cast(native), &rectangle)
    }
    guard let edge = place.edge else { return }
    let isMirrored = gtk_widget_get_direction(anchor.native) == GTK_TEXT_DIR_RTL
    let side =
      switch edge {
      case .top: GTK_POS_TOP
      case .bottom: GTK_POS_BOTTOM
      case .leading: isMirrored ? GTK_POS_RIGHT : GTK_POS_LEFT
      case .trailing: isMirrored ? GTK_POS_LEFT : GTK_POS_RIGHT
      }
    gtk_popover_set_position(cast(native), side)
  }
}
