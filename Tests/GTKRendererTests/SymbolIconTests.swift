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

  func testAnIconIsDrawnOnceForAProgramAndAnewForAnotherOne() throws {
    try onScreen { renderer in
      let text = renderer.text("x")
      let window = TestWindow(renderer).show(text)
      let label = GTKWidget.downcast(text).native
      let name = try XCTUnwrap(SymbolIcons.name(for: "basket", in: label))
      let file = URL(filePath: SymbolIcons.file(of: name))
      let drawn = try Data(contentsOf: file)
      /// What the file holds after a start at which it says so, of a time.
      @MainActor func start(_ text: String, of date: Date) throws -> Data {
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        SymbolIcons.written.remove(name)
        XCTAssertEqual(SymbolIcons.name(for: "basket", in: label), name)
        return try Data(contentsOf: file)
      }
      XCTAssertEqual(try start("kept", of: Date() + 10), Data("kept".utf8))
      XCTAssertEqual(try start("of an older program", of: Date(timeIntervalSince1970: 1)), drawn)
      window.close()
    }
  }

  func testThereAreIconsForSidebarsOfEitherSide() throws {
    try onScreen { _ in
      for symbol in ["sidebar.left", "sidebar.leading", "sidebar.right", "sidebar.trailing"] {
        XCTAssertNotNil(Symbols.icon(for: symbol), symbol)
      }
    }
  }

  /// What is drawn of a symbol, row by row.
  @MainActor
  private static func picture(
    of symbol: String, _ direction: LayoutDirection, _ renderer: GTKRenderer
  ) -> [[Bool]] {
    let shown = HostedScreen(
      renderer, Image(systemName: symbol).environment(\.layoutDirection, direction))
    defer { shown.close() }
    let drawn = DrawnWidget(shown.the("FavesImage"))
    return (0..<drawn.height).map { y in (0..<drawn.width).map { drawn.pixel($0, y)[3] > 100 } }
  }

  func testLeftAndRightAreSoWhicheverWayIsWritten() throws {
    try onScreen { renderer in
      for symbol in ["chevron.left", "chevron.right"] {
        let picture = Self.picture(of: symbol, .leftToRight, renderer)
        XCTAssertTrue(picture.joined().contains(true))
        XCTAssertEqual(Self.picture(of: symbol, .rightToLeft, renderer), picture, symbol)
      }
      for symbol in ["chevron.backward", "chevron.forward"] {
        let picture = Self.picture(of: symbol, .leftToRight, renderer)
        XCTAssertNotEqual(Self.picture(of: symbol, .rightToLeft, renderer), picture, symbol)
      }
    }
  }
}
