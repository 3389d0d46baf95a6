import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The wheel over pages.
final class PageWheelTests: GTKTestCase {
  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      Text("On page \(page)")
      TabView(selection: $page) {
        ForEach(0..<4) { Text("Page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).tag($0) }
      }
      .tabViewStyle(.page).frame(width: 200, height: 200)
    }
  }

  /// Turns a wheel by a notch over a widget, as the display would.
  /// - Returns: whether it was for that widget.
  @MainActor
  private static func turn(
    _ direction: GdkScrollDirection, _ modifiers: GdkModifierType = GdkModifierType(0), over widget: Native
  )
    -> Bool
  {
    let event = gdk_event_new(GDK_SCROLL)!
    defer { gdk_event_free(event) }
    event.pointee.any.window = OpaquePointer(
      faves_ref(UnsafeMutableRawPointer(gtk_widget_get_window(widget))))
    event.pointee.scroll.direction = direction
    event.pointee.scroll.state = modifiers.rawValue
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
    let isTaken = gtk_widget_event(widget, event) != 0
    settle(50)
    return isTaken
  }

  func testAWheelScrollsWhatIsAroundPagesAndTurnsThemSideways() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        ScrollView {
          Pages()
          ForEach(0..<60) { Text("Row \($0)") }
        })
      let stack = shown.all("GtkStack").last!
      XCTAssertFalse(Self.turn(GDK_SCROLL_DOWN, over: stack), "it is for the scroll view")
      XCTAssertTrue(shown.texts.contains("On page 0"))
      XCTAssertTrue(Self.turn(GDK_SCROLL_DOWN, GDK_SHIFT_MASK, over: stack))
      XCTAssertTrue(shown.texts.contains("On page 1"))
      settle(400)
      XCTAssertTrue(Self.turn(GDK_SCROLL_RIGHT, over: stack))
      XCTAssertTrue(shown.texts.contains("On page 2"))
      shown.close()
    }
  }

  func testWhereNothingIsScrolledAWheelTurnsPages() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, VStack { Pages() })
      XCTAssertTrue(Self.turn(GDK_SCROLL_DOWN, over: shown.all("GtkStack").last!))
      XCTAssertTrue(shown.texts.contains("On page 1"))
      shown.close()
    }
  }

  func testSidewaysItTurnsToWhatLiesThere() throws {
    try onScreen { renderer in
      for (direction, onwards, back) in [
        (LayoutDirection.leftToRight, GDK_SCROLL_RIGHT, GDK_SCROLL_LEFT),
        (.rightToLeft, GDK_SCROLL_LEFT, GDK_SCROLL_RIGHT),
      ] {
        let shown = HostedScreen(renderer, VStack { Pages() }.environment(\.layoutDirection, direction))
        let stack = shown.all("GtkStack").last!
        XCTAssertTrue(Self.turn(onwards, over: stack))
        XCTAssertTrue(shown.texts.contains("On page 1"), "\(direction)")
        settle(400)
        XCTAssertTrue(Self.turn(back, over: stack))
        XCTAssertTrue(shown.texts.contains("On page 0"), "\(direction)")
        shown.close()
      }
    }
  }
}
