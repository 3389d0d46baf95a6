import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A control's signal reaches the newest callback; what the program sets does not come back as an edit.
final class ControlTests: GTKTestCase {
  func testAButtonCallsTheNewestAction() throws {
    try onScreen { renderer in
      var called: [String] = []
      let button = renderer.button("Save") { called.append("old") }
      gtk_button_clicked(cast(button.native))
      button.change { $0.action = Callback { called.append("new") } }
      gtk_button_clicked(cast(button.native))
      XCTAssertEqual(called, ["old", "new"])
      button.change { $0.isEnabled = false }
      XCTAssertEqual(gtk_widget_get_sensitive(button.native), 0)
      XCTAssertEqual(faves_count_widgets(button.native), 2, "A button and its label, as in C")
      button.destroy()
    }
  }

  func testANameIsGivenToAButtonWithoutText() throws {
    try onScreen { renderer in
      let named = renderer.symbolButton("trash", label: "Delete")
      XCTAssertEqual(String(cString: atk_object_get_name(gtk_widget_get_accessible(named.native))), "Delete")
      var attributes = Attributes()
      attributes.accessibilityLabel = "Throw away"
      named.attributes = attributes
      named.attributesChanged(from: nil)
      XCTAssertEqual(
        String(cString: atk_object_get_name(gtk_widget_get_accessible(named.native))), "Throw away")
      named.destroy()
    }
  }

  private struct Mixed: View {
    struct Line: Identifiable {
      let id: Int
      var isDashed: Bool
    }
    @State private var lines = [Line(id: 1, isDashed: true), Line(id: 2, isDashed: false)]
    var body: some View {
      Toggle("Dashed", sources: $lines, isOn: \.isDashed).toggleStyle(.checkbox)
      Text(verbatim: "\(lines.map(\.isDashed))")
    }
  }

  func testACheckBoxForValuesThatDifferIsNeitherOnNorOff() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Mixed())
      defer { screen.close() }
      let box = try XCTUnwrap(screen.all("GtkCheckButton").first)
      XCTAssertNotEqual(faves_get_boolean(box, "inconsistent"), 0)
      gtk_button_clicked(cast(box))
      settle()
      XCTAssertEqual(faves_get_boolean(box, "inconsistent"), 0)
      XCTAssertTrue(screen.texts.contains("[true, true]"))
    }
  }

  func testAPromptHasTheColorOfItsText() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          TextField("a", text: .constant(""), prompt: Text("red").foregroundStyle(.red))
          TextField("b", text: .constant(""), prompt: Text("plain"))
        })
      defer { screen.close() }
      let colors = screen.entries.map { entry in
        var color = GdkRGBA()
        gtk_style_context_lookup_color(gtk_widget_get_style_context(entry), "placeholder_text_color", &color)
        return color
      }
      XCTAssertEqual(colors.count, 2)
      XCTAssertGreaterThan(colors[0].red, 2 * colors[0].green)
      XCTAssertLessThan(colors[1].red, 1.3 * colors[1].green)
    }
  }

  func testTypingEditsAndSettingDoesNot() throws {
    try onScreen { renderer in
      var edits: [String] = []
      let field = renderer.field("Ann") { edits.append($0) }
      gtk_entry_set_text(cast(field.native), "Anna")
      XCTAssertEqual(edits, ["Anna"])
      field.change { $0.text = "Bob" }
      XCTAssertEqual(edits, ["Anna"])
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(field.native))), "Bob")
      field.destroy()
    }
  }

  func testAFieldShowsWhatItsBindingMadeOfTheText() throws {
    try onScreen { renderer in
      let field = renderer.field("abc") { _ in }
      let window = TestWindow(renderer).show(field)
      gtk_entry_set_text(cast(field.native), "abcd")
      settle()
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(field.native))), "abc")
      window.close()
    }
  }

  func testTheCursorStaysWhereItIs() throws {
    try onScreen { renderer in
      let field = renderer.field("Thompson")
      let window = TestWindow(renderer).show(field)
      field.focus()
      gtk_editable_set_position(cast(field.native), 3)
      field.change { $0.prompt = "Name" }
      XCTAssertEqual(gtk_editable_get_position(cast(field.native)), 3)
      field.change { $0.text = "Thompsons" }
      XCTAssertEqual(gtk_editable_get_position(cast(field.native)), 3)
      window.close()
    }
  }

  func testReturnSubmitsAndFocusIsTold() throws {
    try onScreen { renderer in
      var told: [String] = []
      let field = renderer.field("x")
      field.description.submit = Callback { told.append("submit") }
      field.description.focusChanged = Callback { told.append($0 ? "in" : "out") }
      let other = renderer.field("y")
      let window = TestWindow(renderer).show(renderer.stack(.vertical(.center), other, field))
      gtk_window_set_focus(cast(window.native), other.native)
      settle(50)
      told = []
      field.focus()
      XCTAssertTrue(gtk_window_get_focus(cast(window.native)) == field.native)
      gtk_widget_activate(field.native)
      XCTAssertTrue(told.contains("submit"))
      window.close()
    }
  }

  func testTogglesEachWay() throws {
    try onScreen { renderer in
      for look in [ToggleDescription.Look.switch, .checkbox, .button] {
        var sets: [Bool] = []
        let toggle = renderer.toggle("Favourite", isOn: false, look: look) { sets.append($0) }
        let control = GTKWidget.downcast(toggle).focusTarget
        XCTAssertEqual(String(cString: atk_object_get_name(gtk_widget_get_accessible(control))), "Favourite")
        toggle.change { $0.isOn = true }
        XCTAssertNotEqual(faves_get_boolean(control, "active"), 0)
        XCTAssertEqual(sets, [], "\(look) echoes")
        faves_set_boolean(control, "active", 0)
        XCTAssertEqual(sets, [false])
        toggle.destroy()
      }
    }
  }

  func testAToggleThatIsNotTakenGoesBack() throws {
    try onScreen { renderer in
      let toggle = renderer.toggle("Fixed", isOn: true)
      let control = GTKWidget.downcast(toggle).focusTarget
      let window = TestWindow(renderer).show(toggle)
      faves_set_boolean(control, "active", 0)
      settle()
      XCTAssertNotEqual(faves_get_boolean(control, "active"), 0)
      window.close()
    }
  }

  func testASliderStopsAtItsSteps() throws {
    try onScreen { renderer in
      var values: [Double] = []
      let slider = renderer.makeWidget(
        for: SliderDescription(
          value: 1, range: 0...5, step: 0.5, isEnabled: true, label: "Rating",
          set: Callback { values.append($0) },
          editingChanged: Callback { _ in }))
      gtk_range_set_value(cast(slider.native), 3.3)
      XCTAssertEqual(values, [3.5])
      slider.description.value = 3.5
      slider.change { $0.value = 4 }
      XCTAssertEqual(gtk_range_get_value(cast(slider.native)), 4)
      XCTAssertEqual(values, [3.5])
      slider.destroy()
    }
  }

  func testPickersTellTheChoice() throws {
    try onScreen { renderer in
      for look in [PickerDescription.Look.menu, .segmented, .radio, .wheel, .inline] {
        var chosen: [Int] = []
        let picker = renderer.picker(
          ["Action", "Comedy", "Drama"], label: "Genre", look: look, selection: nil
        ) {
          chosen.append($0)
        }
        let widget = GTKWidget.downcast(picker) as! PickerWidget
        picker.change { $0.selection = 1 }
        XCTAssertEqual(widget.choice.chosen, 1, "\(look)")
        XCTAssertEqual(chosen, [], "\(look) echoes")
        picker.change { $0.selection = nil }
        XCTAssertNil(widget.choice.chosen, "\(look)")
        picker.change { $0.options.append(.init(title: "Horror")) }
        choose(2, in: widget.choice)
        XCTAssertEqual(chosen, [2], "\(look)")
        picker.destroy()
      }
    }
  }

  func testALinkOpensThroughItsCallback() throws {
    try onScreen { renderer in
      var opened = 0
      let link = renderer.makeWidget(
        for: LinkDescription(
          title: "Mail", url: URL(string: "mailto:a@b.example")!, isEnabled: true, style: Style(),
          open: Callback { opened += 1 }))
      gtk_button_clicked(cast(link.native))
      XCTAssertEqual(opened, 1)
      XCTAssertEqual(link.typeName, "GtkLinkButton")
      link.destroy()
    }
  }
}

/// Chooses as a person would, as far as signals go.
@MainActor
private func choose(_ index: Int, in choice: any PickerChoice) {
  switch choice {
  case let menu as MenuChoice: gtk_combo_box_set_active(cast(menu.native), Int32(index))
  case let buttons as ButtonsChoice: gtk_toggle_button_set_active(cast(buttons.sources[index]), 1)
  case let list as ListChoice:
    gtk_list_box_select_row(
      cast(list.sources[0]), gtk_list_box_get_row_at_index(cast(list.sources[0]), Int32(index)))
  default: XCTFail()
  }
}
