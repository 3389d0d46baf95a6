import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where items stand in the bar at the bottom.
final class BottomBarTests: GTKTestCase {
  private struct Spread: View {
    var body: some View {
      Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("left") {}
            Spacer()
            Button("right") {}
          }
        }
    }
  }
  private struct Apart: View {
    var body: some View {
      Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Button("left") {} }
          ToolbarItem(placement: .bottomBar) { Spacer() }
          ToolbarItem(placement: .bottomBar) { Button("right") {} }
        }
    }
  }
  private struct Status: View {
    var body: some View {
      Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
        .toolbar { ToolbarItem(placement: .status) { Text("12 notes") } }
    }
  }

  func testASpacerSpreadsThemOverAllOfIt() throws {
    try onScreen { renderer in
      for view in [AnyView(Spread()), AnyView(Apart())] {
        let shown = HostedScreen(renderer, view)
        let width = Double(gtk_widget_get_allocated_width(shown.window))
        let (left, right) = (shown.frame(of: shown.label("left")), shown.frame(of: shown.label("right")))
        XCTAssertLessThan(left.minX, 60)
        XCTAssertGreaterThan(right.maxX, width - 60)
        XCTAssertGreaterThan(left.minY, shown.frame(of: shown.label("content")).maxY)
        shown.close()
      }
    }
  }

  func testAStatusStandsInTheMiddle() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Status())
      let frame = shown.frame(of: shown.label("12 notes"))
      XCTAssertEqual(frame.midX, shown.frame(of: shown.label("content")).midX, accuracy: 3)
      shown.close()
    }
  }
}
