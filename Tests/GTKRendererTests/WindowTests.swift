import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class WindowTests: GTKTestCase {
  func testALongTitleMakesTheWindowNoWider() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer, title: "Ann")
      window.widget.change { window in
        window.tabs = ["Contacts", "Fave Flicks"].map { WindowDescription.Tab(title: $0, symbol: nil) }
      }
      window.show(renderer.text("Content"))
      let short = window.widths
      window.widget.change { $0.title = String(repeating: "Hubert Blaine ", count: 20) }
      settle()
      XCTAssertEqual(window.widths.least, short.least)
      XCTAssertLessThan(window.widths.natural, short.natural + 100)
      window.close()
    }
  }

  func testAWindowThatNobodyMayResizeIsAsLargeAsItsContent() throws {
    try onScreen { renderer in
      var description = WindowDescription.window(.window)
      description.isResizable = false
      description.titleBar = .none
      let window = renderer.makeWidget(for: description)
      window.insert([renderer.text("Content")], after: nil, in: .content)
      renderer.present(window, over: nil)
      settle(50)
      XCTAssertLessThan(gtk_widget_get_allocated_width(window.native), 300)
      XCTAssertLessThan(gtk_widget_get_allocated_height(window.native), 200)
      renderer.dismiss(window)
      settle()
    }
  }

  func testTheTabsAreOfferedOnAPageFurtherInAsWell() throws {
    try onScreen { renderer in
      // Too narrow for the tabs in the header bar.
      let window = TestWindow(renderer, width: 200)
      window.widget.change { window in
        window.tabs = ["Contacts", "Fave Flicks"].map { WindowDescription.Tab(title: $0, symbol: nil) }
      }
      window.show(renderer.text("Content"))
      let tabs = GTKWidget.downcast(window.widget) as? WindowWidget
      let bottom = try XCTUnwrap(tabs?.screen?.tabs.bottom)
      XCTAssertEqual(gtk_widget_get_mapped(bottom), 1)
      window.widget.change { $0.canGoBack = true }
      XCTAssertEqual(gtk_widget_get_mapped(bottom), 1)
      window.widget.change { $0.tabs = [] }
      layOut(window.native)
      XCTAssertEqual(gtk_widget_get_allocated_height(bottom), 1, "unless it hides them")
      window.close()
    }
  }

  func testTheFocusIsMarkedFromTheFirstKeyThatMovesIt() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer)
      window.show(renderer.button("Press"))
      XCTAssertFalse(window.marksFocus)
      // GTK marks the focus with any key, before the window gets it.
      for (key, isMarked) in [
        (GDK_KEY_a, false), (GDK_KEY_Return, false), (GDK_KEY_Tab, true), (GDK_KEY_a, true),
      ] {
        gtk_window_set_focus_visible(cast(window.native), 1)
        window.press(key)
        XCTAssertEqual(window.marksFocus, isMarked, "\(key)")
      }
      window.close()
    }
  }
}

extension TestWindow {
  fileprivate var widths: (least: Int32, natural: Int32) {
    var least: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_get_preferred_width(native, &least, &natural)
    return (least, natural)
  }

  fileprivate var marksFocus: Bool { gtk_window_get_focus_visible(cast(native)) != 0 }

  fileprivate func press(_ key: Int32) {
    let event = gdk_event_new(GDK_KEY_PRESS)!
    event.pointee.key.window = gtk_widget_get_window(native)
    _ = faves_ref(UnsafeMutableRawPointer(event.pointee.key.window))
    event.pointee.key.keyval = guint(key)
    let seat = gdk_display_get_default_seat(gdk_display_get_default())
    gdk_event_set_device(event, gdk_seat_get_keyboard(seat))
    gtk_widget_event(native, event)
    gdk_event_free(event)
  }
}
