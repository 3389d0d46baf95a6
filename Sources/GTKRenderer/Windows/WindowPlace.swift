import CGTK
import SwiftUICore

extension WindowWidget {
  /// Has a bubble point at a widget, or at a part of it.
  func point(at anchor: GTKWidget) {
    gtk_popover_set_relative_to(cast(native), anchor.native)
    let place = description.popoverPlace
    let bounds = (anchor as? ButtonWidget)?.seenBounds ?? CGRect(origin: .zero, size: anchor.size)
    let target = place?.target(bounds.size).offsetBy(dx: bounds.minX, dy: bounds.minY) ?? bounds
    if let point = pointWithin(target, of: anchor) {
      var rectangle = GdkRectangle(x: point.x, y: point.y, width: 1, height: 1)
      gtk_popover_set_pointing_to(cast(native), &rectangle)
      return gtk_popover_set_position(cast(native), GTK_POS_BOTTOM)
    }
    if target != CGRect(origin: .zero, size: anchor.size) {
      var rectangle = GdkRectangle(
        x: Int32(target.minX.rounded()), y: Int32(target.minY.rounded()),
        width: max(1, Int32(target.width.rounded())), height: max(1, Int32(target.height.rounded())))
      if gtk_widget_get_direction(anchor.native) == GTK_TEXT_DIR_RTL {
        rectangle.x = gtk_widget_get_allocated_width(anchor.native) - rectangle.x - rectangle.width
      }
      gtk_popover_set_pointing_to(cast(native), &rectangle)
    }
    guard let edge = place?.edge else { return }
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

  /// Gives the focus to the row that a bubble is opened from, where it is on another only because a list's first row has it in a
  /// new window: it comes back there as the bubble goes, and nobody has chosen the first row.
  func moveFirstFocus(toRowOf anchor: GTKWidget) {
    guard let window = renderer.window(of: anchor)?.toplevel, let focus = window.firstFocus,
      gtk_window_get_focus(cast(window.native)) == focus,
      let list = gtk_widget_get_ancestor(anchor.native, faves_list_get_type()),
      gtk_widget_get_parent(focus) == list || focus == list
    else { return }
    var row = anchor.native
    while let parent = gtk_widget_get_parent(row), parent != list { row = parent }
    gtk_widget_grab_focus(row)
  }

  /// How much larger than its content a bubble is seen, in pixels: GTK does not say before it is on the screen. Its arrow is 12 long;
  /// the rest, for what themes have around the content, was chosen by eye. The room for its shadow may be cut off.
  private static let bubbleEdge: Int32 = 32

  /// Where a bubble begins that has room on no side of what it belongs to, as GTK lets none out of its window: within that, in its
  /// middle, or higher up where there is no room below that. nil: it has room beside it, or nowhere.
  private func pointWithin(_ target: CGRect, of anchor: GTKWidget) -> (x: Int32, y: Int32)? {
    guard let window = gtk_widget_get_toplevel(anchor.native), let content = gtk_bin_get_child(cast(native))
    else { return nil }
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    // GTK does not say how large a bubble is that is not on screen yet.
    gtk_widget_get_preferred_width(content, nil, &width)
    gtk_widget_get_preferred_height(content, nil, &height)
    (width, height) = (width + Self.bubbleEdge, height + Self.bubbleEdge)
    gtk_widget_translate_coordinates(anchor.native, window, 0, 0, &x, &y)
    let room = (
      width: gtk_widget_get_allocated_width(window), height: gtk_widget_get_allocated_height(window)
    )
    let (left, top) = (x + Int32(target.minX), y + Int32(target.minY))
    let (right, bottom) = (x + Int32(target.maxX), y + Int32(target.maxY))
    guard max(top, room.height - bottom) < height, max(left, room.width - right) < width else { return nil }
    let middle = (left + right) / 2 - x
    let highest = max(top, room.height - height - 1)
    return (middle, min((top + bottom) / 2, highest) - y)
  }
}
