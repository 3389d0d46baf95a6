import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Text that holds room for more lines than it has.
final class ReservedLineTests: GTKTestCase {
  private struct Texts: View {
    var body: some View {
      HStack(alignment: .top) {
        Text("One")
        Text("Two\nlines")
        Text("Held").lineLimit(2, reservesSpace: true)
        Text("Ranged").lineLimit(2...4)
        Text("Free").lineLimit(2)
        Text("Spaced\nlines").lineSpacing(10)
        Text("Apart").lineSpacing(10).lineLimit(2, reservesSpace: true)
      }
    }
  }

  func testALineLimitHoldsItsRoomWhereItIsToldSo() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Texts())
      @MainActor func height(_ text: String) -> Double { shown.frame(of: shown.label(text)).height }
      XCTAssertGreaterThan(height("Two\nlines"), height("One") + 10)
      XCTAssertEqual(height("Held"), height("Two\nlines"), accuracy: 1)
      XCTAssertEqual(height("Ranged"), height("Two\nlines"), accuracy: 1)
      XCTAssertEqual(height("Free"), height("One"))
      XCTAssertEqual(height("Apart"), height("Spaced\nlines"), accuracy: 1)
      var (x, y) = (0.0, 0.0)
      _ = faves_label_drawn_layout(shown.label("Held"), &x, &y)
      XCTAssertLessThan(y, 3, "The text is in the first of the lines")
      shown.close()
    }
  }
}
