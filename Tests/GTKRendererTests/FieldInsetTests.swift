import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where the text of a growing field begins.
final class FieldInsetTests: GTKTestCase {
  private struct Fields: View {
    @State private var text = "Words"
    var body: some View {
      VStack {
        TextField("Plain", text: $text, axis: .vertical).textFieldStyle(.plain).lineLimit(2...5)
        TextField("Framed", text: $text, axis: .vertical).textFieldStyle(.roundedBorder)
      }
    }
  }

  func testAFieldWithoutAFrameIsItsText() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Fields())
      let views = screen.all("GtkTextView")
      let (plain, framed) = (views[0], views[1])
      XCTAssertEqual(gtk_text_view_get_left_margin(cast(plain)), 0)
      XCTAssertEqual(gtk_text_view_get_top_margin(cast(plain)), 0)
      XCTAssertEqual(gtk_text_view_get_left_margin(cast(framed)), 8)
      let layout = gtk_widget_create_pango_layout(plain, "X\nX")!
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      var lines: Int32 = 0
      pango_layout_get_pixel_size(layout, nil, &lines)
      XCTAssertEqual(gtk_widget_get_allocated_height(plain), lines)
      screen.close()
    }
  }
}
