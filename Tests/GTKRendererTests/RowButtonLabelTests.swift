import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How much room the label of a button has that is a row of a list.
final class RowButtonLabelTests: GTKTestCase {
  private struct Rows: View {
    var body: some View {
      List {
        Button {
        } label: {
          HStack {
            Text("Framework")
            Spacer()
            Text("SwiftUI")
          }
        }
        Button("Plain") {}
      }
    }
  }

  func testALabelThatTakesAllTheRoomHasTheRows() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows())
      defer { screen.close() }
      let list = screen.frame(of: screen.the("FavesList"))
      XCTAssertGreaterThan(screen.frame(of: screen.label("SwiftUI")).maxX, list.maxX - 60)
      let start = screen.frame(of: screen.label("Framework")).minX
      XCTAssertEqual(screen.frame(of: screen.label("Plain")).minX, start, accuracy: 1)
    }
  }
}
