import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The pointer that a program sets over its windows.
final class ProgramPointerTests: GTKTestCase {
  func testThePointerIsShownOverAllWindowsAndTakenBack() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Text("link"))
      let window = try XCTUnwrap(gtk_widget_get_window(screen.window))
      XCTAssertNil(gdk_window_get_cursor(window))
      ProgramPointer.show("pointer")
      let hand = try XCTUnwrap(gdk_window_get_cursor(window))
      ProgramPointer.show("none")
      XCTAssertNotEqual(gdk_window_get_cursor(window), hand)
      ProgramPointer.show(nil)
      XCTAssertNil(gdk_window_get_cursor(window))
      screen.close()
    }
  }
}
