import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Gestures around views with gestures of their own, from events of the pointer.
final class InnerGestureTests: GTKTestCase {
  @MainActor private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Around<G: Gesture>: View {
    let log: Log
    let outer: G
    var body: some View {
      VStack {
        Text("held").frame(width: 100, height: 60)
          .onLongPressGesture(minimumDuration: 0.2) { log.lines.append("long") }
        Text("tapped").frame(width: 100, height: 60).onTapGesture { log.lines.append("tap") }
      }
      .padding(20).contentShape(Rectangle())
      .gesture(outer)
    }
  }

  func testATapAroundIsNoneOnceALongPressInsideIsRecognised() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(
        renderer, Around(log: log, outer: TapGesture().onEnded { log.lines.append("outer") }))
      let pointer = Pointer(on: screen.label("held"))
      pointer.press(5, 5)
      settle(300)
      pointer.release(5, 5)
      XCTAssertEqual(log.take(), ["long"])
      pointer.click(5, 5)
      XCTAssertEqual(log.take(), ["outer"])
      screen.close()
    }
  }

  func testADragOfNoDistanceAroundLeavesTheViewsInsideTheirPresses() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(
        renderer,
        Around(
          log: log,
          outer: DragGesture(minimumDistance: 0).onEnded {
            log.lines.append("drag \(Int($0.translation.width))")
          }))
      let held = Pointer(on: screen.label("held"))
      held.press(5, 5)
      settle(300)
      held.release(5, 5)
      XCTAssertEqual(log.take(), ["long"])
      let tapped = Pointer(on: screen.label("tapped"))
      tapped.click(5, 5)
      XCTAssertEqual(log.take(), ["tap"])
      tapped.press(5, 5)
      tapped.move(25, 5)
      tapped.release(45, 5)
      XCTAssertEqual(log.take(), ["drag 40"])
      screen.close()
    }
  }
}
