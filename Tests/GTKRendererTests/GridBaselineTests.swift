import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows of a grid whose cells are lined up by their words.
final class GridBaselineTests: GTKTestCase {
  private struct Names: View {
    var isOfRow = false
    var body: some View {
      Grid(alignment: isOfRow ? .leading : .leadingFirstTextBaseline) {
        GridRow(alignment: isOfRow ? .firstTextBaseline : nil) {
          Text("Name")
          TextField("Prompt", text: .constant("text"))
          Text("Big").font(.largeTitle)
          Color.red.frame(width: 4, height: 4).gridCellAnchor(.bottom)
        }
        GridRow(alignment: .top) {
          Text("Next")
          Text("Large").font(.largeTitle)
        }
      }
      .padding()
    }
  }

  /// In the window.
  @MainActor
  private static func baseline(_ widget: Native, _ screen: HostedScreen, last: Bool = false) -> Double {
    screen.frame(of: widget).minY + Double(faves_layout_text_baseline(widget, last.gboolean))
      - Double(gtk_widget_get_margin_top(widget))
  }

  func testCellsOfARowStandOnOneLine() throws {
    try onScreen { renderer in
      for isOfRow in [false, true] {
        let screen = HostedScreen(renderer, Names(isOfRow: isOfRow))
        let name = Self.baseline(screen.label("Name"), screen)
        XCTAssertEqual(Self.baseline(screen.entries[0], screen), name, accuracy: 1)
        XCTAssertEqual(Self.baseline(screen.label("Big"), screen), name, accuracy: 1)
        // One cell or row may say otherwise, and none lies over the next row.
        let (next, large) = (screen.frame(of: screen.label("Next")), screen.frame(of: screen.label("Large")))
        XCTAssertEqual(next.minY, large.minY, accuracy: 1)
        for widget in [screen.label("Name"), screen.entries[0], screen.label("Big")] {
          XCTAssertLessThan(screen.frame(of: widget).maxY, next.minY)
        }
        screen.close()
      }
    }
  }

  private struct Turning: View {
    var alignment = VerticalAlignment.firstTextBaseline
    var isRow = true
    var body: some View {
      let layout =
        isRow ? AnyLayout(HStackLayout(alignment: alignment)) : AnyLayout(VStackLayout(alignment: .trailing))
      layout {
        Text("Name")
        Text("Big\nbigger").font(.largeTitle)
        TextField("Prompt", text: .constant("text"))
        Text("Moved").alignmentGuide(alignment) { $0[.top] }.alignmentGuide(.trailing) { $0[.leading] }
      }
      .background(Color.yellow)
      .padding()
    }
  }

  func testALayoutOfTheKindOfARowStandsOnOneLine() throws {
    try onScreen { renderer in
      for isLast in [false, true] {
        let screen = HostedScreen(
          renderer, Turning(alignment: isLast ? .lastTextBaseline : .firstTextBaseline))
        let name = Self.baseline(screen.label("Name"), screen)
        XCTAssertEqual(
          Self.baseline(screen.label("Big\nbigger"), screen, last: isLast), name, accuracy: 1, "\(isLast)")
        XCTAssertEqual(Self.baseline(screen.entries[0], screen), name, accuracy: 1, "\(isLast)")
        XCTAssertEqual(screen.frame(of: screen.label("Moved")).minY, name, accuracy: 1, "\(isLast)")
        screen.close()
      }
      let column = HostedScreen(renderer, Turning(isRow: false))
      XCTAssertEqual(
        column.frame(of: column.label("Moved")).minX, column.frame(of: column.label("Name")).maxX, accuracy: 1
      )
      column.close()
    }
  }

  private struct Paragraphs: View {
    var body: some View {
      Grid(alignment: .leadingLastTextBaseline) {
        GridRow {
          Text("One\ntwo\nthree")
          Text("Big\nbigger").font(.title)
        }
      }
    }
  }

  func testOrOnTheirLastLines() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Paragraphs())
      let labels = screen.all("FavesLabel")
      XCTAssertEqual(labels.count, 2)
      let ends = labels.map { Self.baseline($0, screen, last: true) }
      XCTAssertEqual(ends[0], ends[1], accuracy: 1)
      screen.close()
    }
  }
}
