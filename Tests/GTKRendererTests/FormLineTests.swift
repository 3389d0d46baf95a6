import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Lines between the rows of a form.
final class FormLineTests: GTKTestCase {
  private struct Lined: View {
    var body: some View {
      VStack(spacing: 0) {
        Form {
          Section {
            Text("one")
            Text("two")
          }
        }
        List {
          Text("three")
          Text("four")
        }.listStyle(.plain)
      }
    }
  }

  /// The colours that are seen from the middle of one text to that of the next, at the right edge of what they stand in.
  @MainActor
  private static func line(_ first: String, _ second: String, _ shown: HostedScreen) -> Set<[Int]> {
    let middles = [first, second].map { text in
      shown.frame(of: shown.all("FavesLabel").first { shown.text($0) == text }!).midY
    }
    let picture = DrawnWidget(shown.window)
    return Set((Int(middles[0])...Int(middles[1])).map { picture.color(picture.width / 2, $0) })
  }

  func testALineBetweenRowsOfAFormIsDrawnOnceAndAsThatOfAList() throws {
    try onScreen { renderer in
      @MainActor func check<V: View>(_ name: String, _ view: V) {
        let shown = HostedScreen(renderer, view)
        settle(300)
        let (form, list) = (Self.line("one", "two", shown), Self.line("three", "four", shown))
        XCTAssertEqual(form.count, 2, "\(name): a ground and a line")
        // Words on the ground of a list are a little darker or lighter than others, and so are lines.
        for color in form {
          XCTAssertTrue(
            list.contains { zip($0, color).allSatisfy { abs($0 - $1) <= 8 } }, "\(name): \(form), \(list)")
        }
        shown.close()
      }
      check("theme", Lined())
      check("dark", Lined().environment(\.colorScheme, .dark))
      ReadableColorTests.inHighContrast { check("high contrast", Lined()) }
    }
  }
}
