import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Controls below each other begin at one edge.
final class LeadingEdgeTests: GTKTestCase {
  private struct Column: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("text")
        Toggle("check", isOn: .constant(true)).toggleStyle(.checkbox)
        Button("button") {}
      }
    }
  }

  /// The first column in which a widget draws something, counted from the window's edge on the leading side.
  @MainActor
  private static func leadingInk(_ widget: Native, _ shown: HostedScreen, isMirrored: Bool) -> Int? {
    let place = shown.frame(of: widget)
    let drawn = DrawnWidget(shown.window)
    let ground = drawn.color(2, drawn.height - 3)
    let columns = (Int(place.minX) - 4..<Int(place.maxX) + 4).filter { x in
      (Int(place.minY)..<Int(place.maxY)).contains { drawn.color(x, $0) != ground }
    }
    return isMirrored ? columns.last.map { drawn.width - 1 - $0 } : columns.first
  }

  func testACheckBoxBeginsWhereOtherControlsDo() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let shown = HostedScreen(renderer, Column().environment(\.layoutDirection, direction))
        let isMirrored = direction == .rightToLeft
        let box = shown.the("GtkCheckButton")
        let check = try XCTUnwrap(Self.leadingInk(box, shown, isMirrored: isMirrored))
        let place = shown.frame(of: box)
        let width = Double(gtk_widget_get_allocated_width(shown.window))
        XCTAssertEqual(Double(check), isMirrored ? width - place.maxX : place.minX, accuracy: 1)
        let button = shown.frame(of: shown.the("GtkButton"))
        XCTAssertEqual(isMirrored ? place.maxX : place.minX, isMirrored ? button.maxX : button.minX)
        shown.close()
      }
    }
  }

  func testFieldsOfAllKindsBeginAtTheirLeadingEdge() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          TextField("one", text: .constant("Latin"))
          TextField("growing", text: .constant("Latin"), axis: .vertical)
        }
        .frame(width: 300).environment(\.layoutDirection, .rightToLeft))
      let view = shown.the("GtkTextView")
      XCTAssertEqual(gtk_text_view_get_justification(cast(view)), GTK_JUSTIFY_RIGHT)
      shown.close()
    }
  }
}
