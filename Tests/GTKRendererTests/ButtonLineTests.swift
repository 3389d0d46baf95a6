import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How several lines of what a button says stand to each other.
final class ButtonLineTests: GTKTestCase {
  private static let words = "Some words that need more than one line"

  private struct Labels: View {
    var body: some View {
      VStack {
        Button(words) {}.frame(width: 150)
        Button {
        } label: {
          HStack {
            Image(systemName: "star")
            Text(words)
          }
        }
        .frame(width: 150)
        Button("One\nanother line") {}
        Button(words) {}.multilineTextAlignment(.leading).frame(width: 150)
        Button(words) {}.buttonStyle(.plain).frame(width: 150)
        Text(words).frame(width: 150)
        Button(words) {}.frame(width: 150).multilineTextAlignment(.trailing)
      }
    }
  }

  @MainActor private static func sides(_ shown: HostedScreen) -> [PangoAlignment] {
    shown.all("FavesLabel").map { label in
      var (x, y) = (0.0, 0.0)
      let layout = faves_label_drawn_layout(label, &x, &y)
      XCTAssertGreaterThan(pango_layout_get_line_count(layout), 1)
      return pango_layout_get_alignment(layout)
    }
  }

  func testLinesOfAButtonAreCentredUnlessToldOtherwise() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Labels())
      XCTAssertEqual(
        Self.sides(shown),
        [
          PANGO_ALIGN_CENTER, PANGO_ALIGN_CENTER, PANGO_ALIGN_CENTER, PANGO_ALIGN_LEFT, PANGO_ALIGN_LEFT,
          PANGO_ALIGN_LEFT, PANGO_ALIGN_RIGHT,
        ])
      shown.close()
    }
  }

  func testLinesOfARowBeginWhereOthersDo() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Form { Button(Self.words + Self.words) {} }.frame(width: 250))
      XCTAssertEqual(Self.sides(shown), [PANGO_ALIGN_LEFT])
      shown.close()
    }
  }
}
