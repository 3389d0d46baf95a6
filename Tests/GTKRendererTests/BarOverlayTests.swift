import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons of bars with something in front of their symbols, as a dot is that says there is news.
final class BarOverlayTests: GTKTestCase {
  private struct Bar: View {
    let placement: ToolbarItemPlacement
    var body: some View {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItemGroup(placement: placement) {
            Button {
            } label: {
              Image(systemName: "bell")
            }
            Button {
            } label: {
              Image(systemName: "bell").overlay(alignment: .topTrailing) { dot }
            }
            Button {
            } label: {
              Image(systemName: "bell")
            }
            .overlay(alignment: .topTrailing) { dot }
            Menu {
              Button("One") {}
            } label: {
              Image(systemName: "bell").overlay(alignment: .topTrailing) { dot }
            }
          }
        }
      }
    }
    private var dot: some View { Circle().fill(.red).frame(width: 8, height: 8) }
  }

  func testTheySitWhereTheirNeighboursDo() throws {
    try onScreen { renderer in
      for placement in [ToolbarItemPlacement.primaryAction, .navigation, .bottomBar] {
        let shown = HostedScreen(renderer, Bar(placement: placement))
        settle(100)
        layOut(shown.window)
        let symbols = shown.all("FavesImage")
        XCTAssertEqual(symbols.count, 4, "\(placement)")
        let middles = symbols.map { shown.frame(of: $0).midY }
        let buttons = symbols.map { symbol in
          shown.frame(of: gtk_widget_get_ancestor(symbol, gtk_button_get_type()))
        }
        for index in symbols.indices.dropFirst() {
          XCTAssertEqual(middles[index], middles[0], accuracy: 0.5, "\(placement), symbol \(index)")
          XCTAssertEqual(buttons[index].minY, buttons[0].minY, "\(placement), button \(index)")
          XCTAssertEqual(buttons[index].height, buttons[0].height, "\(placement), button \(index)")
          if index < 3 {
            XCTAssertEqual(buttons[index].width, buttons[0].width, "\(placement), button \(index)")
          }
        }
        shown.close()
      }
    }
  }
}
