import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Symbols that only we draw, where GTK takes icons by name.
final class SymbolIconTests: GTKTestCase {
  func testADrawnSymbolIsAnIconOfTheTheme() throws {
    try onScreen { renderer in
      let text = renderer.text("x")
      let window = TestWindow(renderer).show(text)
      let label = GTKWidget.downcast(text).native
      XCTAssertNil(SymbolIcons.name(for: "no.such.symbol", in: label))
      for symbol in ["briefcase", "cart"] {
        let name = try XCTUnwrap(SymbolIcons.name(for: symbol, in: label))
        let theme = gtk_icon_theme_get_default()
        let icon = try XCTUnwrap(
          gtk_icon_theme_lookup_icon(theme, name, 16, GTK_ICON_LOOKUP_FORCE_SIZE), symbol)
        XCTAssertEqual(gtk_icon_info_is_symbolic(icon), 1, symbol)
        g_object_unref(UnsafeMutableRawPointer(icon))
      }
      window.close()
    }
  }
}
