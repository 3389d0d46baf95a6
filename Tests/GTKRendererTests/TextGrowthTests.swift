import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Text is as large as a program says, and no larger than that on a desktop that has large text already.
final class TextGrowthTests: GTKTestCase {
  private struct Words: View {
    var body: some View {
      VStack {
        Text("words")
        Text("large").dynamicTypeSize(.accessibility5)
        Text("limited").dynamicTypeSize(...DynamicTypeSize.large)
        Text("fixed").font(.system(size: 20)).dynamicTypeSize(.accessibility5)
        Text("not").font(.system(size: 20))
        Image(systemName: "star")
        Image(systemName: "star").dynamicTypeSize(.accessibility5)
        Button("pressed") {}.dynamicTypeSize(.accessibility5)
      }
    }
  }

  func testItGrowsByWhatTheDesktopDoesNotDo() throws {
    try onScreen { renderer in
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      let dpi = faves_get_int(settings, "gtk-xft-dpi")
      defer { faves_set_int(settings, "gtk-xft-dpi", dpi) }
      faves_set_int(settings, "gtk-xft-dpi", 96 * 1024)
      let shown = HostedScreen(renderer, Words())
      defer { shown.close() }
      settle(50)
      @MainActor func height(_ text: String) -> Double { Double(shown.frame(of: shown.label(text)).height) }
      let (usual, large) = (height("words"), height("large"))
      XCTAssertEqual(large / usual, 53 / 17, accuracy: 0.3)
      XCTAssertEqual(height("limited"), usual)
      XCTAssertEqual(height("fixed"), height("not"))
      XCTAssertEqual(height("pressed"), large)
      let symbols = shown.all("FavesImage").map { Double(shown.frame(of: $0).height) }
      XCTAssertEqual(symbols[1] / symbols[0], 53 / 17, accuracy: 0.2)
      faves_set_int(settings, "gtk-xft-dpi", 144 * 1024)
      settle(100)
      XCTAssertEqual(height("words"), usual * 1.5, accuracy: 2)
      XCTAssertEqual(height("large"), large, accuracy: 2)
      XCTAssertEqual(height("limited"), usual, accuracy: 2)
    }
  }
}
