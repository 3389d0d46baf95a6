import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// One view in the place of another, while the old one is still seen to leave.
final class SwappedViewTests: GTKTestCase {
  private struct Screens: View {
    @State private var isLater = false
    var body: some View {
      if isLater {
        VStack {
          Text("later").frame(height: 300)
          Button("Back") { withAnimation(.linear(duration: 0.4)) { isLater = false } }
        }
        .transition(.opacity)
      } else {
        VStack {
          Text("first").frame(height: 300)
          Button("Go") { withAnimation(.linear(duration: 0.4)) { isLater = true } }
        }
      }
    }
  }

  func testWhatLeavesTakesNoRoomFromWhatComesInItsPlace() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Screens())
      @MainActor func least() -> Int32 {
        var least: Int32 = 0
        gtk_widget_get_preferred_height(screen.window, &least, nil)
        return least
      }
      let (height, before) = (least(), screen.frame(of: screen.label("first")))
      screen.click("Go")
      layOut(screen.window)
      XCTAssertTrue(screen.texts.contains("first"), "it has not gone yet")
      XCTAssertEqual(least(), height)
      XCTAssertEqual(screen.frame(of: screen.label("later")).midY, before.midY, accuracy: 1)
      XCTAssertEqual(screen.frame(of: screen.label("first")).midY, before.midY, "it leaves from where it was")
      XCTAssertTrue(becomes { !screen.texts.contains("first") })
      layOut(screen.window)
      XCTAssertEqual(screen.frame(of: screen.label("later")).midY, before.midY, accuracy: 1)

      screen.click("Back")
      settle(50)
      screen.click("Go")
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      layOut(screen.window)
      XCTAssertEqual(least(), height, "what came back has its room again")
      XCTAssertEqual(screen.frame(of: screen.label("later")).midY, before.midY, accuracy: 1)
      screen.close()
    }
  }
}
