import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The room of a view that leaves with nothing in its place.
final class LeavingRoomTests: GTKTestCase {
  private struct Column: View {
    @State private var isThere = true
    var body: some View {
      VStack(spacing: 10) {
        Text("above")
        if isThere { Text("leaving").frame(width: 200, height: 100).transition(.opacity) }
        Text("below")
        Button("Toggle") { withAnimation(.linear(duration: 0.6)) { isThere.toggle() } }
      }
      .frame(height: 380, alignment: .top)
    }
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]
    var body: some View {
      VStack(spacing: 10) {
        ForEach(rows, id: \.self) { Text($0 == 2 ? "leaving" : "row \($0)").frame(width: 200, height: 100) }
        Text("below")
        Button("Toggle") { withAnimation(.linear(duration: 0.6)) { rows = [1, 3] } }
      }
      .frame(height: 380, alignment: .top)
    }
  }

  @MainActor
  private static func closesUp(_ renderer: GTKRenderer, _ view: some View) {
    let shown = HostedScreen(renderer, view)
    @MainActor func top(_ text: String) -> Double {
      layOut(shown.window)
      return shown.frame(of: shown.label(text)).minY
    }
    let (before, leaving) = (top("below"), top("leaving"))
    shown.click("Toggle")
    settle(250)
    let half = top("below")
    XCTAssertLessThan(half, before - 10, "what follows moves while it leaves")
    XCTAssertGreaterThan(half, before - 100, "and not all at once")
    XCTAssertEqual(top("leaving"), leaving, accuracy: 1, "it leaves from where it was")
    XCTAssertTrue(becomes { shown.graph.animator.isIdle })
    XCTAssertFalse(shown.texts.contains("leaving"))
    XCTAssertEqual(top("below"), before - 110, accuracy: 1)
    shown.close()
  }

  private struct Exchanged: View {
    @State private var hasFront = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Toggle") { withAnimation(.linear(duration: 0.6)) { hasFront.toggle() } }
        if hasFront { Text("front").frame(width: 100, height: 80) }
        if !hasFront { Text("leaving").frame(width: 60, height: 30) }
        Text("below")
      }
      .frame(height: 380, alignment: .top)
    }
  }

  func testItGlidesAwayFromWhatComesInFrontOfIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Exchanged())
      @MainActor func top(_ text: String) -> Double {
        layOut(shown.window)
        return shown.frame(of: shown.label(text)).minY
      }
      let before = top("leaving")
      shown.click("Toggle")
      var last = before
      var places: [Double] = []
      for _ in 0..<4 {
        settle(100)
        if shown.texts.contains("leaving") { places.append(top("leaving")) }
        last = places.last ?? last
      }
      XCTAssertFalse(shown.graph.animator.isIdle)
      XCTAssertEqual(places, places.sorted(), "it moves one way")
      XCTAssertLessThan(places[0], before + 40, "not at once")
      XCTAssertGreaterThan(last, before + 30, "but it does")
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      XCTAssertFalse(shown.texts.contains("leaving"))
      shown.close()
    }
  }

  func testWhatIsAroundClosesUpWhileItLeaves() throws {
    try onScreen { renderer in
      Self.closesUp(renderer, Column())
      Self.closesUp(renderer, Rows())
    }
  }

  func testWhatStaysAfterAllHasAllOfItsRoomAgain() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Column())
      layOut(shown.window)
      let (before, place) = (shown.frame(of: shown.label("below")), shown.frame(of: shown.label("leaving")))
      shown.click("Toggle")
      settle(200)
      shown.click("Toggle")
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      layOut(shown.window)
      XCTAssertEqual(shown.frame(of: shown.label("below")).minY, before.minY, accuracy: 1)
      XCTAssertEqual(shown.frame(of: shown.label("leaving")).minY, place.minY, accuracy: 1)
      shown.close()
    }
  }
}
