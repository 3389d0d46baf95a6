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

  private struct Sections: View {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
    var body: some View {
      List {
        Section("A") {
          Text("a")
          Text("b")
        }
        .listSectionSeparatorTint(Self.red, edges: .bottom)
        Section("B") {
          Text("c")
          Text("d")
        }
        .listSectionSeparatorTint(Self.blue, edges: .top).listSectionSeparator(.visible, edges: .top)
        .listSectionSeparator(.hidden, edges: .bottom)
        Section {
          Text("e").listRowSeparatorTint(Self.blue, edges: .bottom)
        } header: {
          Text("C")
        } footer: {
          Text("under")
        }
        .listSectionSeparator(.hidden, edges: .top).listSectionSeparatorTint(Self.red)
      }
      .listStyle(.plain)
    }
  }

  func testASectionHasLinesOfItsOwnAtItsEnds() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Sections())
      let list = shown.the("FavesList")
      let picture = DrawnWidget(list)
      let places = shown.all("FavesListRow").map { shown.frame(of: $0) }.sorted { $0.minY < $1.minY }
      let lines = places.map { place -> String in
        let bottom = Int(place.maxY - shown.frame(of: list).minY)
        let (line, above) = (picture.color(200, bottom - 1), picture.color(200, bottom - 3))
        if line == above { return "none" }
        // Headers, and lines under them, are fainter than rows.
        return line[0] > line[2] + 60 ? "red" : line[2] > line[0] + 60 ? "blue" : "theme"
      }
      // A, a, b, B, c, d, C, e, and what is under it.
      XCTAssertEqual(
        lines.prefix(8), ["none", "theme", "red", "blue", "theme", "none", "none", "blue"])
      shown.close()
    }
  }

  private struct GuidedForm: View {
    var body: some View {
      Form {
        Section {
          Text("inset").alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
          Text("ended").alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] + 100 }
            .listRowSeparatorTint(.red, edges: .bottom)
          Text("whole")
          Text("last")
        }
      }
    }
  }

  func testTheLinesOfAFormBeginAndEndWhereGuidesSay() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let shown = HostedScreen(renderer, GuidedForm().environment(\.layoutDirection, direction))
        settle(100)
        layOut(shown.window)
        /// From where to where there is a line above a text's row, in its own coordinates, and its colour.
        @MainActor func line(above text: String) -> (ClosedRange<Int>, [Int])? {
          var row = shown.label(text)
          while gtk_style_context_has_class(gtk_widget_get_style_context(row), "faves-row") == 0 {
            row = gtk_widget_get_parent(row)!
          }
          let place = shown.frame(of: row)
          let picture = DrawnWidget(shown.window)
          let columns = (Int(place.minX) + 2..<Int(place.maxX) - 2).filter {
            picture.color($0, Int(place.minY)) != picture.color($0, Int(place.minY) + 2)
          }
          guard let first = columns.first, let last = columns.last else { return nil }
          XCTAssertEqual(columns.count, last - first + 1, "without gaps")
          let start = Int(place.minX)
          return (first - start...last - start, picture.color(columns[columns.count / 2], Int(place.minY)))
        }
        let whole = try XCTUnwrap(line(above: "last"))
        let inset = try XCTUnwrap(line(above: "ended"))
        let ended = try XCTUnwrap(line(above: "whole"))
        let width = whole.0.upperBound + 3
        // Twelve pixels are in front of the content.
        if direction == .leftToRight {
          XCTAssertEqual(inset.0, 62...whole.0.upperBound)
          XCTAssertEqual(ended.0, whole.0.lowerBound...111)
        } else {
          XCTAssertEqual(inset.0, whole.0.lowerBound...width - 1 - 62)
          XCTAssertEqual(ended.0, width - 1 - 111...whole.0.upperBound)
        }
        XCTAssertEqual(inset.1, whole.1)
        XCTAssertGreaterThan(ended.1[0], ended.1[2] + 60, "in the colour that the row asks for")
        shown.close()
      }
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
