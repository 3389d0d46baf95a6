import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a person has in a field while the views around it, and the field itself, are made anew.
final class TextEntryTests: GTKTestCase {
  func testCursorAndSelectionSurviveEveryRender() throws {
    try shown { screen, _, notes in
      let field = screen.entries[0]
      gtk_widget_grab_focus(field)
      gtk_editable_select_region(cast(field), 4, 10)
      for _ in 0..<3 {
        notes.renders += 1
        settle(10)
        XCTAssertTrue(screen.texts.contains("Rendered \(notes.renders) times"))
        var (start, end): (Int32, Int32) = (0, 0)
        XCTAssertNotEqual(gtk_editable_get_selection_bounds(cast(field), &start, &end), 0)
        XCTAssertEqual([start, end], [4, 10])
        XCTAssertTrue(gtk_window_get_focus(cast(screen.window)) == field)
      }
      notes.name = "Anna Forest"
      settle(10)
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(cast(field), &start, &end)
      XCTAssertEqual([start, end], [5, 11], "The same words are selected in a longer text")
    }
  }

  func testUndoTakesBackWhatWasTypedHoweverOftenViewsAreRendered() throws {
    try shown { screen, window, notes in
      let field = screen.entries[0]
      Self.type(" the", into: field)
      notes.renders += 1
      settle(10)
      Self.type(" wise", into: field)
      notes.renders += 1
      settle(10)
      XCTAssertEqual(notes.name, "Ann Forest the wise")
      XCTAssertTrue(window.press(GDK_KEY_z, GDK_CONTROL_MASK))
      XCTAssertEqual(notes.name, "Ann Forest the ")
      XCTAssertTrue(window.press(GDK_KEY_z, GDK_CONTROL_MASK))
      XCTAssertTrue(window.press(GDK_KEY_z, GDK_CONTROL_MASK))
      XCTAssertEqual(notes.name, "Ann Forest")
      XCTAssertEqual(Self.text(field), "Ann Forest")
      XCTAssertEqual(gtk_editable_get_position(cast(field)), 10)
      window.press(GDK_KEY_y, GDK_CONTROL_MASK)
      window.press(GDK_KEY_Z, GDK_CONTROL_MASK, GDK_SHIFT_MASK)
      XCTAssertEqual(notes.name, "Ann Forest the ")
    }
  }

  func testUndoTakesBackASelectionThatWasTypedOverInOneStep() throws {
    try shown { screen, window, notes in
      let field = screen.entries[0]
      gtk_widget_grab_focus(field)
      gtk_editable_select_region(cast(field), 4, 10)
      // As GTK does it for a key: the selection goes, then the letter comes.
      gtk_editable_delete_selection(cast(field))
      var at = gtk_editable_get_position(cast(field))
      gtk_editable_insert_text(cast(field), "O", -1, &at)
      gtk_editable_set_position(cast(field), at)
      settle(10)
      XCTAssertEqual(notes.name, "Ann O")
      Self.type("ak", into: field)
      XCTAssertEqual(notes.name, "Ann Oak")
      XCTAssertTrue(window.press(GDK_KEY_z, GDK_CONTROL_MASK))
      settle(10)
      XCTAssertEqual(notes.name, "Ann Forest")
    }
  }

  func testUndoKnowsWhatABindingMadeOfTheTextAndForgetsAnother() throws {
    try shown { screen, window, notes in
      notes.formatsCapitals = true
      let field = screen.entries[0]
      Self.type("er", into: field)
      XCTAssertEqual(Self.text(field), "ANN FORESTER")
      window.press(GDK_KEY_z, GDK_CONTROL_MASK)
      window.press(GDK_KEY_z, GDK_CONTROL_MASK)
      XCTAssertEqual(notes.name.lowercased(), "ann forest")
      Self.type("er", into: field)
      notes.name = "Mei Tanaka"
      settle(10)
      window.press(GDK_KEY_z, GDK_CONTROL_MASK)
      XCTAssertEqual(notes.name, "Mei Tanaka", "What the program put there is not taken back")
    }
  }

  private struct Password: View {
    @ObservedObject var password: Followed<String>
    var body: some View { SecureField("Password", text: $password.value) }
  }

  func testUndoTakesBackWhatWasTypedIntoASecureField() throws {
    try onScreen { renderer in
      let password = Followed("rose")
      let screen = HostedScreen(renderer, Password(password: password))
      let window = try XCTUnwrap(renderer.presented.first as? WindowWidget)
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      let field = screen.entries[0]
      gtk_widget_grab_focus(field)
      Self.type("bud", into: field)
      XCTAssertEqual(password.value, "rosebud")
      XCTAssertTrue(window.press(GDK_KEY_z, GDK_CONTROL_MASK))
      settle(10)
      XCTAssertEqual([password.value, Self.text(field)], ["rose", "rose"])
      XCTAssertTrue(window.press(GDK_KEY_y, GDK_CONTROL_MASK))
      settle(10)
      XCTAssertEqual([password.value, Self.text(field)], ["rosebud", "rosebud"])
      screen.close()
    }
  }

  func testASecureFieldHasNoSelectionOnceTheFocusHasLeft() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          SecureField("Password", text: .constant("rose"))
          TextField("Name", text: .constant(""))
        })
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      let field = screen.entries[0]
      gtk_widget_grab_focus(field)
      @MainActor func isSelected() -> Bool { gtk_editable_get_selection_bounds(cast(field), nil, nil) != 0 }
      gtk_editable_select_region(cast(field), 0, -1)
      SurroundingsTests.tellFocus(screen.window, isIn: false)
      XCTAssertTrue(isSelected(), "it is only another window that has the keys")
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      XCTAssertTrue(isSelected())
      gtk_widget_grab_focus(screen.entries[1])
      settle(10)
      XCTAssertFalse(isSelected())
      screen.close()
    }
  }

  func testAnEditorTakesBackToo() throws {
    try shown { screen, window, notes in
      let view = try XCTUnwrap(screen.all("GtkTextView").first)
      gtk_widget_grab_focus(view)
      let buffer = gtk_text_view_get_buffer(cast(view))!
      var end = GtkTextIter()
      gtk_text_buffer_get_end_iter(buffer, &end)
      gtk_text_buffer_place_cursor(buffer, &end)
      for letter in " and three" {
        gtk_text_buffer_insert_at_cursor(buffer, String(letter), -1)
        settle(5)
      }
      notes.renders += 1
      settle(10)
      XCTAssertEqual(notes.note, "one\ntwo and three")
      window.press(GDK_KEY_z, GDK_CONTROL_MASK)
      XCTAssertEqual(notes.note, "one\ntwo and ")
      window.press(GDK_KEY_y, GDK_CONTROL_MASK)
      XCTAssertEqual(notes.note, "one\ntwo and three")
    }
  }

  func testWhatIsBeingComposedIsNotWrittenOver() throws {
    try shown { screen, _, notes in
      let field = screen.entries[0]
      gtk_widget_grab_focus(field)
      Self.compose("に", in: field)
      notes.name = "Mei Tanaka"
      notes.renders += 1
      settle(10)
      XCTAssertEqual(Self.text(field), "Ann Forest", "Not while something is composed")
      Self.compose("", in: field)
      settle(10)
      XCTAssertEqual(Self.text(field), "Mei Tanaka")

      let view = try XCTUnwrap(screen.all("GtkTextView").first)
      Self.compose("に", in: view)
      notes.note = "three"
      settle(10)
      XCTAssertEqual(Self.contents(view), "one\ntwo")
      Self.compose("", in: view)
      settle(10)
      XCTAssertEqual(Self.contents(view), "three")
    }
  }

  @MainActor
  private static func contents(_ view: Native) -> String {
    let text = faves_text_view_get_text(view)
    defer { g_free(text) }
    return String(cString: text)
  }

  func testReturnSubmitsFromTheInsideOutAndTheFocusGoesWhereItIsSent() throws {
    try shown { screen, window, notes in
      let fields = screen.entries
      gtk_widget_grab_focus(fields[0])
      window.press(GDK_KEY_Return)
      XCTAssertEqual(notes.said, ["submit name", "outer"])
      XCTAssertTrue(gtk_window_get_focus(cast(screen.window)) == fields[1])
      notes.said = []
      gtk_widget_grab_focus(fields[2])
      settle(10)
      window.press(GDK_KEY_Return)
      XCTAssertEqual(notes.said, ["editing", "commit", "outer"])
      window.press(GDK_KEY_Tab)
      XCTAssertEqual(notes.said.last, "not editing")
    }
  }

  func testTabGoesThroughTheFieldsInOrderAndBack() throws {
    try shown { screen, window, notes in
      let stops = screen.entries + [try XCTUnwrap(screen.all("GtkTextView").first)]
      gtk_widget_grab_focus(stops[0])
      for stop in stops.dropFirst() {
        window.press(GDK_KEY_Tab)
        XCTAssertTrue(gtk_window_get_focus(cast(screen.window)) == stop)
      }
      window.press(GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK)
      XCTAssertTrue(gtk_window_get_focus(cast(screen.window)) == stops[2])
    }
  }

  func testAFormattedFieldLeavesWhatIsTypedAloneAndWritesTheValueAtTheEnd() throws {
    try shown { screen, window, notes in
      let field = screen.entries[1]
      XCTAssertEqual(Self.text(field), "12.50")
      Self.type("7", into: field)
      XCTAssertEqual(notes.amount, 12.507, accuracy: 0.0001)
      XCTAssertEqual(Self.text(field), "12.507", "Not formatted under the typist")
      notes.renders += 1
      settle(10)
      XCTAssertEqual(Self.text(field), "12.507")
      window.press(GDK_KEY_Return)
      XCTAssertEqual(notes.said.first, "submit 12.507")
      XCTAssertEqual(Self.text(field), "12.51")
    }
  }
}
