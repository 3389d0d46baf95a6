import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The lines between rows.
final class RowLineTests: GTKTestCase {
  private struct Rows: View {
    var tint: Color?
    var body: some View {
      List {
        Text("Tinted below").listRowSeparatorTint(tint, edges: .bottom)
        Text("Plain")
        Text("Tinted above").listRowSeparatorTint(tint, edges: .top)
        Text("Last")
      }
    }
  }

  /// The colours of the last lines of pixels of the first three rows.
  @MainActor private static func lines(_ shown: HostedScreen) -> [[Int]] {
    let list = shown.the("FavesList")
    let picture = DrawnWidget(list)
    let places = shown.all("FavesListRow").map { shown.frame(of: $0) }.sorted { $0.minY < $1.minY }
    return places.prefix(3).map { place in
      let y = Int(place.maxY - shown.frame(of: list).minY) - 1
      return picture.color(200, y)
    }
  }

  func testALineHasTheColourThatARowAsksFor() throws {
    try onScreen { renderer in
      let plain = HostedScreen(renderer, Rows())
      let usual = Self.lines(plain)
      XCTAssertEqual(usual[0], usual[1])
      plain.close()
      let shown = HostedScreen(renderer, Rows(tint: Color(red: 1, green: 0, blue: 0)))
      XCTAssertEqual(Self.lines(shown), [[255, 0, 0], [255, 0, 0], usual[2]])
      shown.close()
    }
  }

  private struct InForm: View {
    @State private var isHidden = true
    var body: some View {
      Form {
        Section {
          Text("one").listRowSeparator(isHidden ? .hidden : .automatic, edges: .bottom)
          Text("two").padding()
            .background(Color.clear)
          Text("three").listRowBackground(Color.white)
            .listRowSeparator(.hidden, edges: .top)
          Text("four")
          Group {
            Text("five")
            Text("six")
          }
          .listRowSeparator(.hidden)
          Text("seven")
          Text("eight")
        }
        Button("Change") { isHidden.toggle() }
      }
    }
  }

  func testARowOfAFormHidesItsLines() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, InForm())
      /// Whether there is a line above a text's row.
      @MainActor func isLined(_ text: String) -> Bool {
        var row = shown.label(text)
        while gtk_style_context_has_class(gtk_widget_get_style_context(row), "faves-row") == 0 {
          row = gtk_widget_get_parent(row)!
        }
        let place = shown.frame(of: row)
        let picture = DrawnWidget(shown.window)
        let (line, below) = (
          picture.color(Int(place.midX), Int(place.minY)), picture.color(Int(place.midX), Int(place.minY) + 1)
        )
        return line != below
      }
      settle()
      let texts = ["two", "three", "four", "five", "six", "seven", "eight"]
      XCTAssertEqual(texts.filter { isLined($0) }, ["four", "eight"])
      shown.click("Change")
      layOut(shown.window)
      XCTAssertTrue(becomes { isLined("two") })
      shown.click("Change")
      layOut(shown.window)
      XCTAssertTrue(becomes { !isLined("two") })
      shown.close()
    }
  }
}
