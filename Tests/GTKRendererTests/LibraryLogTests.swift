import CGTK
import XCTest

@testable import GTKRenderer

final class LibraryLogTests: GTKTestCase {
  func testACriticalOfGTKIsSeen() throws {
    try onScreen { _ in
      gtk_widget_show(nil)
      XCTAssertEqual(
        LibraryLog.takeComplaints(), ["Gtk: gtk_widget_show: assertion 'GTK_IS_WIDGET (widget)' failed"])
    }
  }

  func testAWarningOfGLibIsSeen() throws {
    try onScreen { renderer in
      let text = renderer.text("x")
      faves_signal_connect(text.native, "no-such-signal", unsafeBitCast(ignored, to: GCallback.self), nil)
      let complaints = LibraryLog.takeComplaints()
      XCTAssertEqual(complaints.count, 1)
      XCTAssertTrue(complaints[0].hasPrefix("GLib-GObject: "), complaints[0])
      XCTAssertTrue(complaints[0].contains("no-such-signal"), complaints[0])
      text.destroy()
    }
  }
}

private let ignored: SignalFunction = { _, _ in }
