import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The menu of a picker shows other options while it is open, stays open, and leaves the keys on the option that they are on.
final class OpenPickerTests: GTKTestCase {
  private final class Cups: ObservableObject {
    struct Cup: Identifiable {
      let id: Int
      var name: String
    }
    @Published var cups = ["Small", "Medium", "Large"].enumerated().map { Cup(id: $0, name: $1) }
    @Published var further: [String] = []
    @Published var chosen = 1
    @Published var style = 0
  }

  private struct Choosing: View {
    @ObservedObject var cups: Cups
    var body: some View {
      let picker = Picker("Cup", selection: $cups.chosen) {
        ForEach(cups.cups) { Text($0.name).tag($0.id) }
        if !cups.further.isEmpty {
          Section("Further") { ForEach(cups.further, id: \.self) { Text($0).tag($0.count * 100) } }
        }
      }
      VStack {
        switch cups.style {
        case 0: picker
        case 1: picker.pickerStyle(.segmented)
        case 2: picker.pickerStyle(.radioGroup)
        default: picker.pickerStyle(.wheel)
        }
        Button("Other") {}
      }
    }
  }

  func testTheMenuStaysOpenAndKeepsTheOption() throws {
    try onScreen { renderer in
      let cups = Cups()
      let screen = HostedScreen(renderer, Choosing(cups: cups))
      let combo = screen.all("GtkComboBox")[0]
      let menu = try openPicker(combo)
      XCTAssertEqual(pickerRows(of: menu).map(\.title), ["Small", "Medium", "Large"])
      let large = pickerRows(of: menu)[2].native
      gtk_menu_shell_select_item(cast(menu), large)
      @MainActor func selected() -> Native? { gtk_menu_shell_get_selected_item(cast(menu)) }
      cups.cups[2].name = "Huge"
      cups.cups.insert(.init(id: 7, name: "Tiny"), at: 0)
      settle(100)
      XCTAssertEqual(pickerRows(of: menu).map(\.title), ["Tiny", "Small", "Medium", "Huge"])
      XCTAssertEqual(selected(), large)
      XCTAssertNotEqual(gtk_widget_get_mapped(menu), 0, "it stays open")
      XCTAssertEqual(gtk_combo_box_get_active(cast(combo)), 2, "what is chosen is still Medium")
      cups.further = ["Bucket", "Barrels"]
      settle(100)
      XCTAssertEqual(
        pickerRows(of: menu).map(\.title),
        ["Tiny", "Small", "Medium", "Huge", nil, "Further", "Bucket", "Barrels"])
      XCTAssertEqual(selected(), large)
      XCTAssertEqual(gtk_widget_get_sensitive(pickerRows(of: menu)[5].native), 0, "a header is not chosen")
      cups.cups.removeAll { $0.id == 2 }
      settle(100)
      XCTAssertEqual(
        selected(), pickerRows(of: menu)[5].native, "the next one that can be chosen: \(pickerRows(of: menu))"
      )
      cups.cups.removeAll { $0.id == 1 }
      cups.further = []
      settle(100)
      XCTAssertEqual(pickerRows(of: menu).map(\.title), ["Tiny", "Small"])
      XCTAssertEqual(selected(), pickerRows(of: menu)[1].native)
      XCTAssertNotEqual(gtk_widget_get_mapped(menu), 0)
      XCTAssertEqual(gtk_combo_box_get_active(cast(combo)), -1, "what is chosen is no option any more")
      XCTAssertEqual(cups.chosen, 1, "and nothing else was chosen for that")
      gtk_menu_shell_activate_item(cast(menu), pickerRows(of: menu)[0].native, 1)
      settle(50)
      XCTAssertEqual(cups.chosen, 7)
      XCTAssertEqual(screen.all("GtkComboBox")[0], combo)
      screen.close()
    }
  }

  func testTheChosenOptionIsNotLostWithOptionsAroundIt() throws {
    try onScreen { renderer in
      let cups = Cups()
      let screen = HostedScreen(renderer, Choosing(cups: cups))
      let combo = screen.all("GtkComboBox")[0]
      gtk_widget_grab_focus(combo)
      for chosen in [2, 0] {
        cups.chosen = chosen
        cups.cups.shuffle()
        settle(20)
        let place = cups.cups.firstIndex { $0.id == cups.chosen }!
        XCTAssertEqual(gtk_combo_box_get_active(cast(combo)), Int32(place))
      }
      XCTAssertEqual(cups.chosen, 0)
      screen.close()
    }
  }

  func testButtonsAndRowsOfOptionsKeepTheFocus() throws {
    try onScreen { renderer in
      for (style, type) in [(1, "GtkRadioButton"), (2, "GtkRadioButton"), (3, "GtkListBoxRow")] {
        let cups = Cups()
        cups.style = style
        let screen = HostedScreen(renderer, Choosing(cups: cups))
        @MainActor func focused() -> Int? { screen.all(type).firstIndex { gtk_widget_is_focus($0) != 0 } }
        gtk_widget_grab_focus(screen.all(type)[2])
        cups.cups.insert(.init(id: 7, name: "Tiny"), at: 0)
        cups.cups[3].name = "Huge"
        settle(50)
        XCTAssertEqual(focused(), 3, "style \(style)")
        cups.cups.removeLast()
        settle(50)
        XCTAssertEqual(focused(), 2, "style \(style)")
        XCTAssertEqual(cups.chosen, 1, "style \(style)")
        screen.close()
      }
    }
  }
}
