import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Grids and layouts of a program's own in GTK's negotiation of sizes.
final class ArrangementTests: GTKTestCase {
  func testALazyGridHasColumnsAndIsAsHighAsItsRows() throws {
    try onScreen { renderer in
      let grid = LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 10) {
        ForEach(0..<4, id: \.self) { _ in Rectangle().frame(width: 40, height: 20) }
      }
      let screen = HostedScreen(
        renderer,
        VStack(spacing: 0) {
          grid
          Text("below")
        })
      let container = screen.all("FavesArranged")[0]
      let cells = screen.all("FavesFrame", in: container).map { place($0, in: container) }
      XCTAssertEqual(gtk_widget_get_allocated_height(container), 50)
      XCTAssertEqual(cells[0].y, 0)
      XCTAssertEqual(cells[2].y, 30)
      XCTAssertEqual(cells[1].x - cells[0].x, 66)
      screen.close()
    }
  }

  func testAGridLinesUpItsColumns() throws {
    try onScreen { renderer in
      let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Rectangle().frame(width: 20, height: 10)
          Rectangle().frame(width: 30, height: 10)
        }
        GridRow {
          Rectangle().frame(width: 50, height: 10)
          Rectangle().frame(width: 10, height: 10)
        }
      }
      let screen = HostedScreen(renderer, grid)
      let container = screen.all("FavesArranged")[0]
      let cells = screen.all("FavesFrame", in: container).map { place($0, in: container) }
      XCTAssertEqual(cells[1].x, cells[3].x)
      XCTAssertEqual(cells[1].x - cells[0].x, 60)
      XCTAssertEqual(cells[2].y - cells[0].y, 15)
      screen.close()
    }
  }

  private struct Cards: View {
    let isScrolled: Bool
    private func card(_ text: String, _ height: CGFloat) -> some View {
      Text(text).frame(height: height).frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
    }
    private var cards: some View {
      VStack(spacing: 0) {
        Grid(verticalSpacing: 8) {
          GridRow { card("low", 20) }
          GridRow { card("high", 100) }
        }
        Text("after")
      }
    }
    var body: some View {
      Group {
        if isScrolled { ScrollView { cards } } else { cards.fixedSize(horizontal: false, vertical: true) }
      }
      .frame(width: 200, height: 300)
    }
  }

  func testRowsOfCardsAreAsHighAsTheyLikeWhereNoHeightIsOffered() throws {
    try onScreen { renderer in
      for isScrolled in [true, false] {
        let screen = HostedScreen(renderer, Cards(isScrolled: isScrolled))
        let places = ["low", "high", "after"].map { screen.letters(of: screen.label($0)) }
        XCTAssertEqual(places[1].midY - places[0].midY, 10 + 8 + 50, accuracy: 1)
        XCTAssertEqual(places[2].minY - places[1].midY, 50, accuracy: 1)
        screen.close()
      }
    }
  }

  func testOfAlternativesTheOneThatFitsIsSeen() throws {
    try onScreen { renderer in
      let choice = ViewThatFits(in: .horizontal) {
        Rectangle().frame(width: 300, height: 10)
        Rectangle().frame(width: 80, height: 10)
      }
      let screen = HostedScreen(renderer, choice.frame(width: 100))
      let seen = screen.all("FavesFrame", in: screen.all("FavesArranged")[0])
        .filter { gtk_widget_get_child_visible($0) != 0 }
      XCTAssertEqual(seen.count, 1)
      XCTAssertEqual(gtk_widget_get_allocated_width(seen[0]), 80)
      screen.close()
    }
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var point = bounds.origin
      for subview in subviews {
        subview.place(at: point, proposal: .unspecified)
        let size = subview.sizeThatFits(.unspecified)
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }

  func testALayoutOfOnesOwnPlacesItsViews() throws {
    try onScreen { renderer in
      let view = Diagonal()() {
        Rectangle().frame(width: 20, height: 10)
        Rectangle().frame(width: 30, height: 15)
      }
      let screen = HostedScreen(
        renderer,
        HStack {
          view
          Text("beside")
        })
      let container = screen.all("FavesArranged")[0]
      XCTAssertEqual(gtk_widget_get_allocated_width(container), 50)
      let cells = screen.all("FavesFrame", in: container).map { place($0, in: container) }
      XCTAssertEqual([cells[1].x - cells[0].x, cells[1].y - cells[0].y], [20, 10])
      XCTAssertEqual(cells[1].width, 30)
      screen.close()
    }
  }

  func testAProportionIsKept() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer, Rectangle().aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100))
      let area = screen.all("FavesSurface")[0]
      XCTAssertEqual(gtk_widget_get_allocated_width(area), 100)
      XCTAssertEqual(gtk_widget_get_allocated_height(area), 50)
      screen.close()
    }
  }

  func testAReaderScrollsToARow() throws {
    struct Rows: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            ScrollView {
              VStack { ForEach(0..<100, id: \.self) { Text(verbatim: "row \($0)") } }
            }
            .frame(height: 100)
            Button("Go") { proxy.scrollTo(60, anchor: .top) }
          }
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows())
      let scrolled = screen.all("GtkScrolledWindow")[0]
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(scrolled))
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), 0)
      screen.click("Go")
      let row = screen.all("FavesLabel").first { screen.text($0) == "row 60" }!
      let content = gtk_widget_get_parent(row)!
      var y: Int32 = 0
      gtk_widget_translate_coordinates(row, content, 0, 0, nil, &y)
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), Double(y), accuracy: 2)
      screen.close()
    }
  }
}

@MainActor
private func place(_ widget: Native, in other: Native) -> GtkAllocation {
  var place = GtkAllocation()
  gtk_widget_get_allocation(widget, &place)
  var (x, y): (Int32, Int32) = (0, 0)
  gtk_widget_translate_coordinates(widget, other, 0, 0, &x, &y)
  (place.x, place.y) = (x, y)
  return place
}
