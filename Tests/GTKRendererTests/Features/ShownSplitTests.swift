import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views that share the room, and bars beside what scrolls.
final class ShownSplitTests: GTKTestCase {
  func testViewsShareTheRoomWithALineBetween() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("HSplitView") {
        HSplitView {
          Text("left")
          Text("right")
        }
      } holds: { screen in
        let line = screen.frame(of: screen.the("FavesGrip"))
        let (left, right) = (screen.frame(of: screen.label("left")), screen.frame(of: screen.label("right")))
        let width = CGFloat(gtk_widget_get_allocated_width(screen.window))
        return line.height > 100 && left.maxX < line.minX && right.minX > line.maxX && line.width == 9
          && abs(left.midX - width / 4) < 12 && abs(right.midX - width * 3 / 4) < 12
      }
      table("VSplitView") {
        VSplitView {
          Text("top")
          Text("bottom")
        }
      } holds: { screen in
        let line = screen.frame(of: screen.the("FavesGrip"))
        let (top, bottom) = (screen.frame(of: screen.label("top")), screen.frame(of: screen.label("bottom")))
        return line.width > 100 && top.maxY < line.minY && bottom.minY > line.maxY
          && abs((top.midY + bottom.midY) / 2 - line.midY) < 4
      }
    }
  }

  func testAPaneOfWhichAWidthIsSaidHasThatAndTheOthersTheRest() throws {
    try onScreen { renderer in
      @MainActor func line<V: View>(_ left: V) -> (line: CGFloat, width: CGFloat) {
        let screen = HostedScreen(
          renderer,
          HSplitView {
            left
            Text("right")
          })
        defer { screen.close() }
        return (
          screen.lines[0].start,
          CGFloat(gtk_widget_get_allocated_width(screen.window))
        )
      }
      let most = line(
        Text("left").frame(minWidth: 60, maxWidth: 120, maxHeight: .infinity).background(.yellow))
      XCTAssertGreaterThan(most.width, 300)
      XCTAssertEqual(most.line, 120, accuracy: 1)
      XCTAssertEqual(line(Text("left").frame(width: 90)).line, 90, accuracy: 1)
      let half = line(Text("left"))
      XCTAssertEqual(half.line, half.width / 2, accuracy: 1, "A text says nothing of the room it is to have")
    }
  }

  func testBarsBesideAViewKeepItsRoom() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("safeAreaInset") {
        Color.clear.safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
          .safeAreaInset(edge: .leading, spacing: 0) { Text("side") }
      } holds: { screen in
        let (bar, side) = (screen.frame(of: screen.label("bar")), screen.frame(of: screen.label("side")))
        let surface = screen.frame(of: screen.the("FavesSurface"))
        return surface.maxY <= bar.minY && surface.minX >= side.maxX && surface.height > 100
      }
      table("safeAreaBar") {
        Color.clear.safeAreaBar(edge: .top, spacing: 0) { Text("bar") }
      } holds: { screen in
        screen.frame(of: screen.the("FavesSurface")).minY >= screen.frame(of: screen.label("bar")).maxY
      }
    }
  }

  private struct Columns<Style: NavigationViewStyle>: View {
    let style: Style
    var body: some View {
      NavigationView {
        Text("first")
        Text("second")
      }
      .navigationViewStyle(style)
    }
  }

  func testANavigationViewOfTwoViewsIsTheirColumnsOrTheFirst() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("navigationViewStyle") {
        Columns(style: .columns)
      } holds: {
        $0.texts.contains("first") && $0.texts.contains("second")
      }
      table("navigationViewStyle") {
        Columns(style: .stack)
      } holds: {
        $0.texts.contains("first") && !$0.texts.contains("second")
      }
    }
  }
}
