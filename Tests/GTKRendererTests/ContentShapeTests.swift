import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where the pointer meets a view that says its shape.
final class ContentShapeTests: GTKTestCase {
  @MainActor private final class Taps {
    var (inner, outer) = (0, 0)
  }

  private struct Round: View {
    let taps: Taps
    var body: some View {
      Text("round").frame(width: 100, height: 100)
        .contentShape(Circle())
        .onTapGesture { taps.inner += 1 }
        .frame(width: 200, height: 200)
        .contentShape(Rectangle())
        .onTapGesture { taps.outer += 1 }
    }
  }

  /// The window, GDK's, that events of the pointer at a place in `widget` go to.
  @MainActor private static func window(_ x: Int32, _ y: Int32, in widget: Native) -> OpaquePointer? {
    let top = gtk_widget_get_toplevel(widget)!
    var (place, origin): ((x: Int32, y: Int32), (x: Int32, y: Int32)) = ((0, 0), (0, 0))
    gtk_widget_translate_coordinates(widget, top, x, y, &place.x, &place.y)
    gdk_window_get_origin(gtk_widget_get_window(top), &origin.x, &origin.y)
    let display = gtk_widget_get_display(widget)
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(display))
    gdk_device_warp(pointer, gtk_widget_get_screen(widget), origin.x + place.x, origin.y + place.y)
    gdk_display_sync(display)
    return gdk_device_get_window_at_position(pointer, nil, nil)
  }

  func testAGestureIsMetWithinTheShapeAndWhatIsBehindOutsideOfIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Round(taps: Taps()))
      let areas = shown.all("FavesTouch")
      XCTAssertEqual(areas.count, 2)
      let (outer, inner) = (faves_touch_window(areas[0]), faves_touch_window(areas[1]))
      for (x, y, isInside) in [(50, 50, true), (4, 4, false), (96, 5, false), (50, 3, true), (97, 50, true)] {
        let found = Self.window(Int32(x), Int32(y), in: areas[1])
        XCTAssertEqual(found, isInside ? inner : outer, "\(x), \(y)")
      }
      shown.close()
    }
  }

  private struct Pressed: View {
    let isRound: Bool
    var body: some View {
      Button {
      } label: {
        if isRound {
          Color(red: 1, green: 0, blue: 0).frame(width: 80, height: 80).contentShape(Circle())
        } else {
          Color(red: 1, green: 0, blue: 0).frame(width: 80, height: 80)
        }
      }
      .buttonStyle(.plain)
    }
  }

  func testAButtonIsMetWhereItsLabelIs() throws {
    try onScreen { renderer in
      for isRound in [true, false] {
        let shown = HostedScreen(renderer, Pressed(isRound: isRound))
        let button = shown.the("GtkButton")
        let own: OpaquePointer? = gtk_button_get_event_window(cast(button))
        let middle = (gtk_widget_get_allocated_width(button) / 2, gtk_widget_get_allocated_height(button) / 2)
        XCTAssertEqual(Self.window(middle.0, middle.1, in: button), own)
        let corner = Self.window(middle.0 - 37, middle.1 - 37, in: button)
        XCTAssertEqual(corner == own, !isRound)
        shown.close()
      }
    }
  }

  private struct PressedInFront: View {
    var body: some View {
      ZStack {
        Color(red: 0, green: 0, blue: 1).onTapGesture {}
        Button {
        } label: {
          Color(red: 1, green: 0, blue: 0).frame(width: 80, height: 80).contentShape(Circle())
        }
        .buttonStyle(.plain)
      }
      .frame(width: 120, height: 120)
    }
  }

  func testWhatIsBesideAButtonsShapeIsForWhatIsBehindItFilledOrNot() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, PressedInFront())
      settle(100)
      let button = shown.the("GtkButton")
      let own: OpaquePointer? = gtk_button_get_event_window(cast(button))
      let behind = faves_touch_window(shown.the("FavesTouch"))
      for (x, y, isInside) in [(40, 40, true), (4, 4, false), (76, 76, false), (40, 3, true)] {
        XCTAssertEqual(Self.window(Int32(x), Int32(y), in: button), isInside ? own : behind, "\(x), \(y)")
      }
      shown.close()
    }
  }
}
