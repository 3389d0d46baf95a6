import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Fields in alerts.
final class AlertFieldTests: GTKTestCase {
  private struct Asked: View {
    @State private var isAsked = false
    @State private var name = "A name of twenty letters"
    var body: some View {
      Button("Ask") { isAsked = true }.alert("Rename", isPresented: $isAsked) {
        TextField("Name", text: $name)
        Button("OK") {}
      }
    }
  }

  func testAFieldHasRoomForAName() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Asked())
      shown.click("Ask")
      settle(300)
      let alert = try XCTUnwrap(renderer.presented.last as? AlertWidget)
      layOut(alert.native)
      let entry = try XCTUnwrap(shown.all("GtkEntry", in: alert.native).first)
      var width: Int32 = 0
      pango_layout_get_pixel_size(gtk_entry_get_layout(cast(entry)), &width, nil)
      XCTAssertGreaterThan(gtk_widget_get_allocated_width(entry), width)
      shown.close()
    }
  }
}
