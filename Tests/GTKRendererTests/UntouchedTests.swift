import CGTK
import Foundation
import Testing
import XCTest

/// The tests in Swift Testing run in a process of their own, with the display of whoever runs them, if any.
@Suite("Tests without a window")
struct UntouchedTests {
  @Test("GTK is linked into the process of these tests, and nobody calls it, up to the end of the last one")
  func gtkIsUntouched() {
    // It is here: what follows looks at the real one.
    #expect(gtk_get_major_version() == 3)
    #expect(Self.traces == [])
    // Other tests run beside this one and after it, so the end of the process looks again.
    atexit {
      guard !UntouchedTests.traces.isEmpty else { return }
      FileHandle.standardError.write(
        Data("A test without a window used GTK: \(UntouchedTests.traces)\n".utf8))
      _exit(1)
    }
  }

  /// What GTK leaves in a process: an open display, and each kind of thing it was asked for or initialised
  /// itself for.
  static var traces: [String] {
    let kinds: [String] = [
      "GdkDisplay", "GdkDisplayManager", "GdkScreen", "GtkWidget", "GtkStyleProvider", "GtkSettings",
    ]
    return kinds.filter { kind in g_type_from_name(kind) != 0 }
  }
}

/// Where GTK is in use the traces are there, so their absence says something.
final class TouchedTests: GTKTestCase {
  func testAWindowLeavesTraces() throws {
    try onScreen { renderer in
      _ = TestWindow(renderer)
      XCTAssertTrue(Set(UntouchedTests.traces).isSuperset(of: ["GdkDisplay", "GtkWidget"]))
    }
  }
}
