import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A sheet without a title is called as the heading in it, or else as its window, and not by what happens to be said in it.
final class SheetNameTests: GTKTestCase {
  private struct Page: View {
    @ObservedObject var step: Followed<Int>
    var body: some View {
      Text("Behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          let words = VStack {
            if step.value == 2 { Text("Heading").accessibilityAddTraits(.isHeader) }
            if step.value != 1 { Text(step.value == 0 ? "Welcome" : "Goodbye") }
            Text("Details")
            Button("Close") {}
          }
          if step.value == 3 { words.navigationTitle("Titled") } else { words }
        }
      }
    }
  }

  @MainActor
  private static func name(of sheet: WindowWidget) -> String {
    atk_object_get_name(gtk_widget_get_accessible(sheet.native)).map { String(cString: $0) } ?? ""
  }

  func testItIsThatOfItsWindowUnlessItHasATitleOrAHeading() throws {
    try onScreen { renderer in
      let step = Followed(0)
      let screen = HostedScreen(renderer, Page(step: step))
      let sheet = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      let ways = [
        (0, "Test"), (1, "Test"), (2, "Heading"), (3, "Titled"), (4, "Test"), (0, "Test"),
      ]
      for (value, name) in ways {
        step.value = value
        XCTAssertTrue(becomes { Self.name(of: sheet) == name }, "\(value): \(Self.name(of: sheet))")
      }
      screen.close()
    }
  }
}
