import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a program says that the columns of a split view need makes the window as wide as all of them.
final class ColumnWidthTests: GTKTestCase {
  private struct Wide: View {
    var body: some View {
      NavigationSplitView {
        List { Text("shelf") }.frame(minWidth: 150)
      } detail: {
        Text("detail").frame(minWidth: 500, minHeight: 100).background(.yellow)
      }
    }
  }
  private struct Older: View {
    var body: some View {
      NavigationView {
        List { Text("shelf") }.listStyle(.sidebar).frame(minWidth: 150, maxWidth: 200)
        Text("detail").frame(minWidth: 500).background(.yellow)
      }
    }
  }

  func testAWindowHasRoomForTheLeastWidthsOfAllColumns() throws {
    try onScreen { renderer in
      for view in [AnyView(Wide()), AnyView(Older())] {
        let screen = HostedScreen(renderer, view)
        gtk_window_resize(cast(screen.window), 400, 400)
        settle(300)
        XCTAssertGreaterThanOrEqual(gtk_widget_get_allocated_width(screen.window), 650)
        XCTAssertEqual(hdy_leaflet_get_folded(cast(screen.the("HdyLeaflet"))), 0)
        let (shelf, detail) = (
          screen.frame(of: screen.label("shelf")), screen.frame(of: screen.label("detail"))
        )
        XCTAssertLessThan(shelf.maxX, detail.minX)
        screen.close()
      }
    }
  }

  func testWhatIsWiderThanTheScreenFolds() throws {
    let frame = FrameDescription(minWidth: 3000, alignment: .center)
    try onScreen { _ in
      XCTAssertFalse(ColumnWidths(isThree: false, frames: [.detail: frame], room: 1920).staySideBySide)
      XCTAssertTrue(ColumnWidths(isThree: false, frames: [.detail: frame], room: nil).staySideBySide)
      XCTAssertFalse(ColumnWidths(isThree: false, frames: [.sidebar: frame], room: nil).staySideBySide)
    }
  }
}
