import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Pictures that a program draws itself.
final class DrawnPictureTests: GTKTestCase {
  func testAPictureIsAsLargeAsItSaysAndShowsWhatWasDrawn() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        Image(size: CGSize(width: 40, height: 20)) { context in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 40, height: 10)), with: .color(Color(red: 1, green: 0, blue: 0)))
          context.draw(Text("Aa"), at: CGPoint(x: 20, y: 15))
        })
      let image = try XCTUnwrap(shown.all("FavesImage").first)
      XCTAssertEqual(gtk_widget_get_allocated_width(image), 40)
      XCTAssertEqual(gtk_widget_get_allocated_height(image), 20)
      let picture = DrawnWidget(image)
      XCTAssertEqual(picture.pixel(5, 3), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(2, 17)[3], 0)
      shown.close()
    }
  }
}
