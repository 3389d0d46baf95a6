import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Text that is read otherwise than it is written.
final class SpokenTextTests: GTKTestCase {
  private struct Rated: View {
    @ObservedObject var stars: Followed<Int>
    private var shown: Text { Text(String(repeating: "*", count: stars.value)) }
    private var named: Text { shown.accessibilityLabel("\(stars.value) stars") }
    var body: some View { Text("rated ") + (stars.value == 0 ? Text("nothing") : named) }
  }

  func testAssistiveToolsAreToldThePartsName() throws {
    try onScreen { renderer in
      let stars = Followed(3)
      let screen = HostedScreen(renderer, Rated(stars: stars))
      defer { screen.close() }
      let label = screen.label("rated ***")
      @MainActor func name() -> String {
        String(cString: atk_object_get_name(gtk_widget_get_accessible(label)))
      }
      XCTAssertEqual(name(), "rated 3 stars")
      stars.value = 2
      XCTAssertTrue(screen.wait { name() == "rated 2 stars" })
      stars.value = 0
      XCTAssertTrue(screen.wait { name() == "rated nothing" }, "It has no other name now")
    }
  }
}
