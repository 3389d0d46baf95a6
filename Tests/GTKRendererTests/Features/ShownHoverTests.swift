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
        // Where the display's own pointer lies on the view, it has not left.
        guard faves_touch_has_pointer(screen.the("FavesTouch")) == 0 else { return true }
        pointer.leave()
        return said.value.contains("away") && said.value.contains("ended")
      }
    }
  }
}
