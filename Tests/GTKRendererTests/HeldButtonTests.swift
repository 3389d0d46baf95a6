import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons that the pointer holds down.
final class HeldButtonTests: GTKTestCase {
  private struct Buttons: View {
    @ObservedObject var count: Followed<Int>
    @ObservedObject var repeats: Followed<Bool>
    var most = Int.max
    var body: some View {
      VStack {
        Button("Repeats") { count.value += 1 }
          .buttonRepeatBehavior(repeats.value ? .enabled : .automatic).disabled(count.value >= most)
        Button("Does not") { count.value += 1 }.buttonRepeatBehavior(.disabled)
        Button("Plain") { count.value += 1 }
      }
      .buttonRepeatBehavior(.automatic)
    }
  }

  @MainActor
  private static func pointer(on title: String, _ shown: HostedScreen) throws -> Pointer {
    movePointerAway()
    return Pointer(on: try XCTUnwrap(shown.all("GtkButton").first { shown.name($0) == title }))
  }

  func testOnlyOneThatIsToldToRepeatsWhatItDoes() throws {
    try onScreen { renderer in
      let count = Followed(0)
      let shown = HostedScreen(renderer, Buttons(count: count, repeats: Followed(true)))
      let held = try Self.pointer(on: "Repeats", shown)
      held.press(5, 5)
      XCTAssertEqual(count.value, 0)
      XCTAssertTrue(becomes { count.value >= 3 })
      held.release(5, 5)
      let last = count.value
      settle(400)
      XCTAssertEqual(count.value, last, "Neither once more as it is let go, nor afterwards")
      for title in ["Does not", "Plain"] {
        count.value = 0
        let pointer = try Self.pointer(on: title, shown)
        pointer.press(5, 5)
        settle(900)
        XCTAssertEqual(count.value, 0, title)
        pointer.release(5, 5)
        settle(50)
        XCTAssertEqual(count.value, 1, title)
      }
      shown.close()
    }
  }

  func testOneThatIsDisabledWhileItIsHeldStops() throws {
    try onScreen { renderer in
      let count = Followed(0)
      let shown = HostedScreen(renderer, Buttons(count: count, repeats: Followed(true), most: 3))
      let held = try Self.pointer(on: "Repeats", shown)
      held.press(5, 5)
      XCTAssertTrue(becomes { count.value >= 3 })
      settle(500)
      XCTAssertEqual(count.value, 3)
      held.release(5, 5)
      settle(50)
      XCTAssertEqual(count.value, 3)
      count.value = 0
      settle(50)
      XCTAssertEqual(count.value, 0)
      let again = try Self.pointer(on: "Repeats", shown)
      again.click(5, 5)
      settle(50)
      XCTAssertEqual(count.value, 1, "It can be clicked as before")
      shown.close()
    }
  }

  func testOneThatNoLongerRepeatsStopsWhileItIsHeld() throws {
    try onScreen { renderer in
      let (count, repeats) = (Followed(0), Followed(true))
      let shown = HostedScreen(renderer, Buttons(count: count, repeats: repeats))
      let held = try Self.pointer(on: "Repeats", shown)
      held.press(5, 5)
      XCTAssertTrue(becomes { count.value >= 2 })
      repeats.value = false
      shown.graph.flush()
      let last = count.value
      settle(500)
      XCTAssertEqual(count.value, last)
      held.release(5, 5)
      settle(50)
      XCTAssertEqual(count.value, last, "It has done it already")
      shown.close()
    }
  }
}
