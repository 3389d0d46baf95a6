import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is typed into in a row of a list.
final class FieldInRowTests: GTKTestCase {
  private struct Rows: View {
    @State private var text = "Words"
    var body: some View {
      List {
        Text("Words")
        TextField("Name", text: $text)
        SecureField("Password", text: $text)
        TextField("Note", text: $text, axis: .vertical)
        TextField("Framed", text: $text).textFieldStyle(.roundedBorder)
        Text("Words")
      }
    }
  }

  /// Where the first letter of a text begins, in its window.
  @MainActor private static func start(of native: Native) -> Int32 {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let text = UnsafeMutableRawPointer(gtk_widget_get_accessible(native)!)
    atk_text_get_character_extents(OpaquePointer(text), 0, &x, &y, &width, &height, ATK_XY_WINDOW)
    return x
  }

  @MainActor private static func check(_ shown: HostedScreen, _ message: String) {
    let list = shown.the("FavesList")
    let rows = shown.all("FavesListRow", in: list).map { shown.frame(of: $0) }
    let heights = rows.sorted { $0.minY < $1.minY }.map(\.height)
    XCTAssertEqual(heights.count, 6)
    XCTAssertEqual(heights[1...3], [heights[0], heights[0], heights[0]], message)
    XCTAssertGreaterThan(heights[4], heights[0], message)
    let start = start(of: shown.label("Words"))
    let fields = shown.all("GtkEntry", in: list) + shown.all("GtkTextView", in: list)
    for field in fields where !shown.hasClass(field, "faves-framed") {
      XCTAssertEqual(Self.start(of: field), start, accuracy: 1, "\(message): \(className(of: field))")
    }
  }

  func testItsTextStandsAsThatOfOtherRowsWithTheFocusAndWithout() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rows())
      settle(50)
      Self.check(shown, "unused")
      let list = shown.the("FavesList")
      for field in [shown.all("GtkEntry", in: list)[0], shown.all("GtkTextView", in: list)[0]] {
        gtk_widget_grab_focus(field)
        settle(50)
        Self.check(shown, "with the focus")
      }
      shown.close()
    }
  }
}
