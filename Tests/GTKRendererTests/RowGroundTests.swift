import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What the program puts behind rows of a grouped list.
final class RowGroundTests: GTKTestCase {
  private struct Rows: View {
    @State private var isClear = true
    let style: GroupedListStyle?
    private var list: some View {
      List {
        Section("first") {
          Text("clear").listRowBackground(isClear ? Color.clear : nil)
          Text("clear too")
        }
        .listRowBackground(isClear ? Color.clear : nil).listRowSeparator(.hidden)
        Section("second") {
          Text("painted").listRowBackground(Color(red: 0, green: 1, blue: 0))
          Text("plain")
        }
      }
      .scrollContentBackground(.hidden)
      .background(Color(red: 1, green: 1, blue: 0))
    }
    var body: some View {
      VStack {
        Button("Change") { isClear.toggle() }
        if let style { list.listStyle(style) } else { list.listStyle(.insetGrouped) }
      }
    }
  }

  /// The colours of a row from its upper to its lower edge, in the middle, and at its leading edge.
  @MainActor private static func colors(of text: String, on screen: HostedScreen) -> Set<[Int]> {
    var row = screen.label(text)
    while className(of: row) != "FavesListRow" { row = gtk_widget_get_parent(row)! }
    let style = gtk_widget_get_style_context(row)
    var margin = GtkBorder()
    gtk_style_context_get_margin(style, gtk_style_context_get_state(style), &margin)
    let place = screen.frame(of: row)
    let window = DrawnWidget(screen.window)
    let (top, bottom) = (Int(place.minY) + Int(margin.top), Int(place.maxY) - Int(margin.bottom))
    let middle = (top..<bottom).map { window.color(Int(place.midX), $0) }
    return Set(middle + [window.color(Int(place.minX) + Int(margin.left), (top + bottom) / 2)])
  }

  func testClearRowsOfAGroupLieOnNoSurfaceAndHaveNoEdge() throws {
    try onScreen { renderer in
      let yellow = [255, 255, 0]
      for style in [nil, GroupedListStyle()] {
        let screen = HostedScreen(renderer, Rows(style: style))
        settle(300)
        XCTAssertEqual(Self.colors(of: "clear", on: screen), [yellow])
        XCTAssertEqual(Self.colors(of: "clear too", on: screen), [yellow])
        XCTAssertTrue(Self.colors(of: "painted", on: screen).contains([0, 255, 0]))
        XCTAssertFalse(Self.colors(of: "plain", on: screen).contains(yellow))
        screen.click("Change")
        settle(300)
        XCTAssertFalse(Self.colors(of: "clear", on: screen).contains(yellow))
        screen.click("Change")
        settle(300)
        XCTAssertEqual(Self.colors(of: "clear", on: screen), [yellow])
        screen.close()
      }
    }
  }
}
