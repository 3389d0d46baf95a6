import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A field of a fixed size is as wide as its text, or its prompt while it is empty.
final class FittedFieldTests: GTKTestCase {
  private struct Fields: View {
    @State private var text = ""
    @State private var isFixed = true
    var body: some View {
      TextField("A prompt of some letters", text: $text).fixedSize(horizontal: isFixed, vertical: false)
      Button("Write") { text = "Text that takes much more room than the prompt of some letters does" }
      Button("Empty") { text = "ii" }
      Button("Free") { isFixed = false }
    }
  }

  func testItIsAsWideAsWhatItShows() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Fields())
      defer { screen.close() }
      @MainActor func width() -> Int32 {
        settle(50)
        return gtk_widget_get_allocated_width(screen.entries[0])
      }
      let prompt = width()
      XCTAssertGreaterThan(prompt, 120)
      XCTAssertLessThan(prompt, 260)
      screen.click("Write")
      XCTAssertGreaterThan(width(), prompt + 100)
      screen.click("Empty")
      XCTAssertLessThan(width(), 40)
      screen.click("Free")
      XCTAssertEqual(width(), 500, "As wide as the window")
    }
  }
}
