import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Links whose label is more than words.
final class LinkLabelTests: GTKTestCase {
  private struct Links: View {
    let open: (URL) -> Void
    var body: some View {
      VStack {
        Link("Words", destination: URL(string: "https://example.org/1")!)
        Link(destination: URL(string: "https://example.org/2")!) { Label("Both", systemImage: "link") }
      }
      .environment(
        \.openURL,
        OpenURLAction {
          open($0)
          return .handled
        })
    }
  }

  func testALinkShowsWhatItsLabelIs() throws {
    try onScreen { renderer in
      var opened: [String] = []
      let shown = HostedScreen(renderer, Links { opened.append($0.lastPathComponent) })
      XCTAssertEqual(shown.all("GtkLinkButton").count, 1)
      let button = try XCTUnwrap(shown.all("FavesButton").first ?? shown.all("GtkButton").first)
      XCTAssertEqual(shown.all("FavesLabel", in: button).map { shown.text($0) }, ["Both"])
      XCTAssertNotEqual(gtk_widget_get_visible(button), 0)
      gtk_button_clicked(cast(button))
      settle()
      XCTAssertEqual(opened, ["2"])
      shown.close()
    }
  }
}
