import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Fields and times make do with a frame that is narrower than they would like to be.
final class NarrowControlTests: GTKTestCase {
  func testAFieldIsAsNarrowAsItsFrame() throws {
    try onScreen { renderer in
      for width in [30.0, 60, 200] {
        let screen = HostedScreen(
          renderer,
          TextField("Name", text: .constant("Ann Forest")).textFieldStyle(.roundedBorder).frame(width: width))
        XCTAssertEqual(screen.frame(of: screen.the("GtkEntry")).width, width)
        screen.close()
      }
    }
  }

  func testFieldsInARowShareWhatThereIs() throws {
    try onScreen { renderer in
      let row = HStack(spacing: 4) {
        ForEach(0..<6) { _ in TextField("", text: .constant("7")).textFieldStyle(.roundedBorder) }
      }
      let screen = HostedScreen(renderer, row.frame(width: 260))
      let frames = screen.all("GtkEntry").map { screen.frame(of: $0) }
      XCTAssertEqual(frames.count, 6)
      XCTAssertLessThanOrEqual(frames[5].maxX - frames[0].minX, 260)
      screen.close()
    }
  }

  func testARadioGroupsLabelStandsBesideItsFirstChoice() throws {
    try onScreen { renderer in
      let picker = Picker("Size", selection: .constant(1)) {
        ForEach(0..<4) { Text("Choice \($0)").tag($0) }
      }
      let screen = HostedScreen(renderer, picker.pickerStyle(.radioGroup))
      let (label, first) = (
        screen.frame(of: screen.label("Size")), screen.frame(of: screen.label("Choice 0"))
      )
      XCTAssertEqual(label.midY, first.midY, accuracy: 3)
      XCTAssertLessThan(label.maxX, first.minX)
      screen.close()
    }
  }
}
