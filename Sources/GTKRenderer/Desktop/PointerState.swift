import CGTK
import Foundation
import SwiftUICore

extension Surroundings {
  private static var pointerState: (place: CGPoint, state: GdkModifierType) {
    guard isOpen, let display = gdk_display_get_default(),
      let seat = gdk_display_get_default_seat(display), let pointer = gdk_seat_get_pointer(seat),
      let screen = gdk_display_get_default_screen(display), let root = gdk_screen_get_root_window(screen)
    else { return (.zero, GdkModifierType(0)) }
    var (x, y): (gint, gint) = (0, 0)
    var state = GdkModifierType(0)
    gdk_window_get_device_position(root, pointer, &x, &y, &state)
    return (CGPoint(x: Int(x), y: Int(y)), state)
  }

  /// Where the pointer is on the screen, in points from its left top corner; on Wayland programs are not told.
  package static var pointer: CGPoint { pointerState.place }

  /// The modifier keys that are held down, whoever gets the keys.
  package static var modifiers: EventModifiers { EventModifiers(state: pointerState.state.rawValue) }
}
