import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The line beside an inspector, which is moved.
final class InspectorLineTests: GTKTestCase {
  private struct Inspected: View {
    var isFixed = false
    @State private var isShown = true
    var body: some View {
      Button("Toggle") { isShown.toggle() }
        .inspector(isPresented: $isShown) {
          if isFixed {
            Color.red.inspectorColumnWidth(200)
          } else {
            Color.red.inspectorColumnWidth(min: 150, ideal: 200, max: 300)
          }
        }
    }
  }

  func testTheLineBesideAnInspectorIsMovedWithinWhatItSays() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Inspected())
      defer { screen.close() }
      gtk_window_resize(cast(screen.window), 700, 400)
      @MainActor func column() -> CGRect {
        screen.all("FavesSurface").first.map { screen.frame(of: $0) } ?? .zero
      }
      XCTAssertTrue(becomes { screen.right == 700 && column().maxX == 700 && column().width == 200 })
      for (way, width) in [(-60.0, 260.0), (-300, 300), (50, 250), (500, 150), (-40, 190)] {
        screen.drag(0, by: way)
        XCTAssertTrue(becomes { column().width == width }, "\(way): \(column())")
        XCTAssertEqual(column().maxX, 700)
      }
      screen.click("Toggle")
      XCTAssertTrue(becomes { screen.grips.isEmpty })
      screen.click("Toggle")
      XCTAssertTrue(becomes { column().width == 190 }, "as it was: \(column())")
      let window = renderer.presented[0] as! WindowWidget
      window.press(GDK_KEY_F8)
      window.press(GDK_KEY_Left)
      XCTAssertTrue(becomes { column().width == 191 }, "\(column())")
      Pointer(on: screen.grips[0]).clickTwice(3, 40)
      XCTAssertTrue(becomes { column().width == 200 }, "\(column())")
    }
  }

  func testAnInspectorOfAFixedWidthKeepsIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Inspected(isFixed: true))
      defer { screen.close() }
      settle(50)
      XCTAssertEqual(screen.lines.map(\.isMoved), [false])
      XCTAssertFalse(screen.hasCursor(over: screen.grips[0]))
    }
  }
}
