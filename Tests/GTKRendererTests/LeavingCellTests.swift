import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What leaves a grid or a layout of the program's by a transition takes no part in where the others are.
final class LeavingCellTests: GTKTestCase {
  private struct Cells: View {
    @ObservedObject var isOther: Followed<Bool>
    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(50)), count: 3)) {
        ForEach(0..<6, id: \.self) { number in
          if number < 4 && isOther.value {
            Text("new \(number)").frame(height: 30)
          } else {
            Text("old \(number)").frame(height: 30)
          }
        }
      }
    }
  }

  func testCellsStayWhereTheyAreWhileOthersAreExchanged() throws {
    try onScreen { renderer in
      let isOther = Followed(false)
      let screen = HostedScreen(renderer, Cells(isOther: isOther))
      defer { screen.close() }
      settle(50)
      let before = (screen.frame(of: screen.label("old 5")), screen.frame(of: screen.label("old 0")))
      withAnimation(.linear(duration: 20)) { isOther.value = true }
      settle(200)
      XCTAssertEqual(screen.frame(of: screen.label("old 5")), before.0)
      XCTAssertEqual(screen.frame(of: screen.label("new 0")).midX, before.1.midX, accuracy: 2)
      XCTAssertEqual(screen.frame(of: screen.label("new 0")).midY, before.1.midY, accuracy: 1)
      if screen.texts.contains("old 0") {
        XCTAssertEqual(screen.frame(of: screen.label("old 0")), before.1, "What leaves stays where it was")
      }
    }
  }
}
