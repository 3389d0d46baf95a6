import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Labels of buttons with gestures of their own.
final class TouchedLabelTests: GTKTestCase {
  private struct Keys: View {
    @State private var taps = 0
    private var key: some View { Text("7").padding().background(Color.orange) }
    var body: some View {
      VStack {
        Text("\(taps)")
        Button(action: {}) { key.onTapGesture { taps += 1 } }
        Button(action: {}) { key.contextMenu { Button("Copy") {} } }
        Button(action: {}) { Text("7").onTapGesture { taps += 1 } }
      }
    }
  }

  func testAGestureOnALabelThatIsAGroundChangesNothingInTheLook() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Keys())
      let bare = shown.all("GtkButton").map { shown.hasClass($0, "faves-bare") }
      XCTAssertEqual(bare, [true, true, false])
      shown.close()
    }
  }
}
