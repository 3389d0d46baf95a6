import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons in layers with a line around.
final class BorderedLayersTests: GTKTestCase {
  private struct Buttons: View {
    private let line = RoundedRectangle(cornerRadius: 8)
    var body: some View {
      VStack {
        ZStack { Button("In layers") {} }.frame(width: 160, height: 50).overlay(line.stroke(.gray))
        ZStack { Button("Padded") {} }.padding().overlay { line.strokeBorder(.gray) }
        Button("By itself") {}.padding().overlay(line.stroke(.gray))
        ZStack { Button("Painted") {} }.padding().background(.green, in: line)
        ZStack { TextField("Field", text: .constant("")) }.padding().overlay(line.stroke(.gray))
      }
    }
  }

  func testALineAroundLayersIsNotThatOfTheirButtons() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Buttons())
      settle(50)
      let bare = shown.all("GtkButton").filter { shown.hasClass($0, "faves-bare") }.map { shown.name($0) }
      XCTAssertEqual(bare, ["By itself", "Painted"])
      XCTAssertTrue(shown.hasClass(shown.entries[0], "faves-plain"))
      shown.close()
    }
  }
}
