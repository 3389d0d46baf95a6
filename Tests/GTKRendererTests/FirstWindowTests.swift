import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class FirstWindowTests: GTKTestCase {
  func testAWindowShowsALabelAndAButton() throws {
    try onScreen { renderer in
      var clicks = 0
      let button = renderer.button("Press") { clicks += 1 }
      let text = renderer.text("Hello")
      let spacer = renderer.makeWidget(for: SpacerDescription())
      let window = TestWindow(renderer, title: "First")
      window.show(renderer.stack(.vertical(.center), text, spacer, button))
      XCTAssertEqual(text.typeName, "FavesLabel")
      XCTAssertEqual(button.typeName, "GtkButton")
      // The one that draws its ground from a picture, which other tests need not tell from GTK's.
      XCTAssertEqual(String(cString: faves_type_name(button.native)), "FavesButton")
      XCTAssertNil(gtk_label_get_attributes(cast(text.native)))
      gtk_button_clicked(cast(button.native))
      XCTAssertEqual(clicks, 1)
      window.screenshot("first")
      gtk_window_close(cast(window.native))
      settle()
      XCTAssertEqual(window.closed, 1)
      window.close()
    }
  }
}
