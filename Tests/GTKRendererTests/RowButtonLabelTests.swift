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

  private struct Symbols: View {
    var body: some View {
      List {
        Text("Words")
        Button {
        } label: {
          Image(systemName: "star")
          Text("Two views")
        }
        Button {
        } label: {
          Label("Label", systemImage: "star")
        }
      }
    }
  }

  func testALabelOfTwoViewsBeginsWhereOthersDoAndIsNoHigher() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Symbols())
      defer { screen.close() }
      let images = screen.all("FavesImage").map { screen.frame(of: $0) }
      XCTAssertEqual(images[0].minX, screen.frame(of: screen.label("Words")).minX, accuracy: 2)
      XCTAssertEqual(images[0].minX, images[1].minX, accuracy: 1)
      let heights = screen.all("FavesListRow").map { screen.frame(of: $0).height }
      XCTAssertEqual(heights[1], heights[2], accuracy: 1)
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
