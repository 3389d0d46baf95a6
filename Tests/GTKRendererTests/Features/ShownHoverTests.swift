import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A view that is told of the pointer over it.
final class ShownHoverTests: GTKTestCase {
  func testItComesMovesAndLeaves() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("onHover", "onContinuousHover") {
        Text("a").frame(width: 60, height: 40).onHover { said.value.append($0 ? "over" : "away") }
          .onContinuousHover { phase in
            switch phase {
            case .active(let place): said.value.append("\(Int(place.x)) \(Int(place.y))")
            case .ended: said.value.append("ended")
            }
          }
      } holds: { screen in
        let pointer = Pointer(on: screen.the("FavesTouch"))
        pointer.move(4, 5)
        pointer.move(20, 10)
        XCTAssertEqual(said.value.filter { $0 == "over" }.count, 1, "It came once")
        XCTAssertTrue(said.value.contains("4 5") && said.value.contains("20 10"), "\(said.value)")
        movePointerAway()
        pointer.leave()
        return said.value.contains("away") && said.value.contains("ended")
      }
    }
  }

  private static let red = Color(red: 1, green: 0, blue: 0)

  func testWhatTheUsualEffectIsIsSaidFurtherOut() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      for (effect, isNearer) in [(HoverEffect.lift, true), (.highlight, false), (nil, false)] {
        table("defaultHoverEffect", "hoverEffect") {
          VStack { Self.red.frame(width: 100, height: 60).hoverEffect() }.padding(20).defaultHoverEffect(
            effect)
        } holds: { screen in
          movePointerAway()
          let area = screen.the("FavesTouch")
          @MainActor func beside() -> [Int] { screen.color(-2, 30, from: area) }
          let before = beside()
          Pointer(on: area).move(20, 20)
          // Red comes nearer, or a ground shines around it.
          return becomes(within: 100) { (beside() == [255, 0, 0]) == isNearer && beside() != before }
        }
      }
    }
  }

  private struct Pointed: View {
    @ObservedObject var visibility: Followed<Visibility>
    var body: some View { Text("a").frame(width: 60, height: 40).pointerVisibility(visibility.value) }
  }

  func testThePointerIsHiddenOverAView() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let visibility = Followed(Visibility.hidden)
      table("pointerVisibility") {
        Pointed(visibility: visibility)
      } holds: { screen in
        let window = faves_touch_window(screen.the("FavesTouch"))
        XCTAssertNotNil(gdk_window_get_cursor(window))
        XCTAssertEqual(renderer.presented[0].first(TouchWidget.self)?.description.cursor, "none")
        visibility.value = .visible
        settle(50)
        XCTAssertNil(gdk_window_get_cursor(window))
        visibility.value = .hidden
        settle(50)
        return gdk_window_get_cursor(window) != nil
      }
    }
  }
}
