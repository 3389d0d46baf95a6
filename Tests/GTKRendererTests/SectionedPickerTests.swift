import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Pickers whose options are in sections, on real widgets.
final class SectionedPickerTests: GTKTestCase {
  @MainActor private final class Chosen { var places: [Int] = [] }

  func testLinesAndHeadersAreNoOptions() throws {
    try onScreen { renderer in
      for look in [PickerDescription.Look.menu, .inline, .wheel] {
        let chosen = Chosen()
        let picker = renderer.picker(["Ann", "Bob", "Cem"], label: "Name")
        picker.change {
          $0.look = look
          $0.options[0].opening = "Family"
          $0.options[2].opening = ""
          $0.selection = 2
          $0.select = Callback { chosen.places.append($0) }
        }
        let window = TestWindow(renderer).show(picker)
        let widget = GTKWidget.downcast(picker) as! PickerWidget
        XCTAssertEqual(widget.choice.chosen, 2, "\(look)")
        if look == .menu {
          let combo = widget.choice.native
          // A header, two options, a line and an option.
          XCTAssertEqual(gtk_combo_box_get_active(cast(combo)), 4)
          gtk_combo_box_set_active(cast(combo), 2)
          settle()
          XCTAssertEqual(chosen.places, [1])
        }
        picker.change { $0.selection = 0 }
        XCTAssertEqual(widget.choice.chosen, 0, "\(look)")
        picker.change { $0.selection = nil }
        XCTAssertNil(widget.choice.chosen, "\(look)")
        window.close()
      }
    }
  }
}
