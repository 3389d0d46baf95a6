import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What assistive tools are told of the state of controls, where GTK tells less.
final class AccessibleStateTests: GTKTestCase {
  @MainActor
  private static func has(_ state: AtkStateType, _ widget: Native) -> Bool {
    let states = atk_object_ref_state_set(gtk_widget_get_accessible(widget))!
    defer { faves_unref(UnsafeMutableRawPointer(states)) }
    return atk_state_set_contains_state(states, state) != 0
  }

  private struct Choices<Look: PickerStyle>: View {
    @State private var choice = 2
    let look: Look
    var body: some View {
      VStack {
        Picker("Cup", selection: $choice) { ForEach(1..<4) { Text("Cup \($0)").tag($0) } }.pickerStyle(look)
        Button("Chosen: \(choice)") {}
      }
    }
  }

  // That it has the focus where the button has needs a window with the keys: `Tests/Person/test_kitchen_sink.py`.
  func testAComboBoxTakesTheFocus() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Choices(look: .menu))
      XCTAssertTrue(Self.has(ATK_STATE_FOCUSABLE, shown.all("GtkComboBox")[0]))
      // A window that has got the keys has given them to its first control.
      gtk_window_set_focus(cast(shown.window), nil)
      XCTAssertFalse(Self.has(ATK_STATE_FOCUSED, shown.all("GtkComboBox")[0]))
      shown.close()
    }
  }

  func testTabLeavesAWheelAndChoosesNothing() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Choices(look: .wheel))
      let list = shown.all("GtkListBox")[0]
      let row = UnsafeMutableRawPointer(gtk_list_box_get_row_at_index(cast(list), 1)!)
        .assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_grab_focus(row)
      XCTAssertEqual(gtk_window_get_focus(cast(shown.window)), row)
      gtk_widget_child_focus(shown.window, GTK_DIR_TAB_FORWARD)
      settle(20)
      XCTAssertEqual(gtk_window_get_focus(cast(shown.window)), shown.all("GtkButton")[0])
      XCTAssertTrue(shown.texts.contains("Chosen: 2"))
      shown.close()
    }
  }

  private struct Parts: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Gauge(value: 0.5) {
          Text("Fuel")
        } currentValueLabel: {
          Text("half")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
      }
    }
  }

  func testADisclosureSaysWhetherItIsOpen() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Parts())
      let button = shown.label("More")
      XCTAssertTrue(Self.has(ATK_STATE_EXPANDABLE, button))
      XCTAssertFalse(Self.has(ATK_STATE_EXPANDED, button))
      shown.click("More")
      XCTAssertTrue(Self.has(ATK_STATE_EXPANDED, button))
      shown.close()
    }
  }

  private struct Lamp: View {
    @ObservedObject var isOn: Followed<Bool>
    var body: some View {
      HStack { Text("Lamp") }.onTapGesture {}
        .accessibilityAddTraits(isOn.value ? [.isToggle, .isSelected] : .isToggle)
    }
  }

  func testAToggleByItsTraitIsOnWhileItIsSelected() throws {
    try onScreen { renderer in
      let isOn = Followed(false)
      let shown = HostedScreen(renderer, Lamp(isOn: isOn))
      @MainActor func lamp() -> Native? {
        let found = shown.all("FavesStack") + shown.all("FavesTouch")
        return found.first { atk_object_get_role(gtk_widget_get_accessible($0)) == ATK_ROLE_TOGGLE_BUTTON }
      }
      XCTAssertEqual(lamp().map { Self.has(ATK_STATE_CHECKED, $0) }, false)
      isOn.value = true
      settle(20)
      XCTAssertEqual(lamp().map { Self.has(ATK_STATE_CHECKED, $0) }, true)
      isOn.value = false
      settle(20)
      XCTAssertEqual(lamp().map { Self.has(ATK_STATE_CHECKED, $0) }, false)
      shown.close()
    }
  }

  func testAToggleByItsTraitIsNoneWhileItIsHidden() throws {
    try onScreen { renderer in
      let isOn = Followed(false)
      let shown = HostedScreen(renderer, Lamp(isOn: isOn).accessibilityHidden(true))
      @MainActor func toggles() -> [Native] {
        (shown.all("FavesStack") + shown.all("FavesTouch")).filter {
          atk_object_get_role(gtk_widget_get_accessible($0)) == ATK_ROLE_TOGGLE_BUTTON
        }
      }
      XCTAssertEqual(toggles().count, 0)
      isOn.value = true
      settle(20)
      XCTAssertEqual(toggles().count, 0)
      shown.close()
    }
  }

  func testAGaugeIsCalledByItsLabelAndNotByItsBounds() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Parts())
      let bar = gtk_widget_get_accessible(shown.all("GtkProgressBar")[0])
      XCTAssertEqual(atk_object_get_name(bar).map { String(cString: $0) }, "Fuel, half")
      shown.close()
    }
  }
}
