import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// `@FocusState`, focused values and focusable views on real widgets.
final class FocusTests: GTKTestCase {
  private enum Field: Hashable { case name, email, note }

  private struct Form: View {
    @State private var name = ""
    @State private var showsNote = false
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        Text(focus.map { "focus \($0)" } ?? "no focus")
        TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .email }
        HStack { TextField("Email", text: .constant("")) }.focused($focus, equals: .email)
        if showsNote { TextField("Note", text: .constant("")).focused($focus, equals: .note) }
        Button("Leave") { focus = nil }
        Button("Add note") {
          focus = .note
          showsNote = true
        }
        Button("Drop note") { showsNote = false }
        Button("To missing") { focus = .note }
      }
      .onAppear { focus = .email }
    }
  }

  private struct Opening: View {
    @State private var isShown = false
    @State private var isOn = false
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("Words")
            Toggle("On", isOn: $isOn)
            Button("Close") { isShown = false }
          }
        }
    }
  }

  func testASheetIsADialogThatBeginsWithItsFirstControl() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Opening())
      shown.click("Open")
      settle(300)
      let sheet = renderer.presented.last!.native
      XCTAssertEqual(atk_object_get_role(gtk_widget_get_accessible(sheet)), ATK_ROLE_DIALOG)
      let focus = try XCTUnwrap(gtk_window_get_focus(cast(sheet)))
      XCTAssertNotEqual(className(of: focus), "GtkButton")
      shown.close()
    }
  }

  func testTheFocusFollowsTheValueAndTheValueTheFocus() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Form())
      @MainActor func focused() -> Native? { gtk_window_get_focus(cast(shown.window)) }
      XCTAssertTrue(focused() == shown.entries[1], "Set in onAppear")
      XCTAssertEqual(shown.texts[0], "focus email")

      gtk_widget_grab_focus(shown.entries[0])
      settle(20)
      XCTAssertEqual(shown.texts[0], "focus name")
      gtk_widget_activate(shown.entries[0])
      settle(20)
      XCTAssertTrue(focused() == shown.entries[1], "Enter leads on")

      shown.click("Leave")
      XCTAssertNil(focused())
      XCTAssertEqual(shown.texts[0], "no focus")

      shown.click("Add note")
      XCTAssertEqual(shown.entries.count, 3)
      XCTAssertTrue(focused() == shown.entries[2], "It came in the same update")
      XCTAssertEqual(shown.texts[0], "focus note")
      shown.click("Drop note")
      XCTAssertEqual(shown.texts[0], "no focus")

      gtk_widget_grab_focus(shown.entries[0])
      shown.click("To missing")
      settle(400)
      XCTAssertEqual(shown.texts[0], "focus name")
      shown.close()
    }
  }

  private struct Rows: View {
    @State private var items = Array(0..<30)
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Text(focus.map { "focus \($0)" } ?? "no focus")
        Button("Insert") {
          items.insert(100, at: 0)
          focus = 100
        }
        List(items, id: \.self) { item in
          TextField("Row \(item)", text: .constant("\(item)")).focused($focus, equals: item)
        }
      }
    }
  }

  func testARowThatIsMadeOnlyAtLayoutGetsTheFocus() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rows())
      shown.click("Insert")
      settle(500)
      XCTAssertEqual(shown.texts[0], "focus 100")
      let focused = gtk_window_get_focus(cast(shown.window))
      XCTAssertEqual(focused.map { String(cString: gtk_entry_get_text(cast($0))) }, "100")
      shown.close()
    }
  }

  private struct Presenting: View {
    @FocusState private var focus: Field?
    @State private var isSheetShown = false
    @State private var isCoverShown = false
    var body: some View {
      VStack {
        Text(focus.map { "focus \($0)" } ?? "no focus")
        TextField("Name", text: .constant("")).focused($focus, equals: .name)
        Button("Sheet") { isSheetShown = true }
        Button("Cover") { isCoverShown = true }
      }
      .sheet(isPresented: $isSheetShown) { Presented(close: { isSheetShown = false }) }
      .fullScreenCover(isPresented: $isCoverShown) { Presented(close: { isCoverShown = false }) }
    }
  }
  private struct Presented: View {
    let close: () -> Void
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant("")).focused($focus, equals: .note)
        Button("Close", action: close)
      }
      .onAppear { focus = .note }
    }
  }

  func testASheetAndACoverTakeTheFocusThatTheyAskFor() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Presenting())
      gtk_widget_grab_focus(shown.entries[0])
      settle(50)
      XCTAssertEqual(shown.texts[0], "focus name")
      shown.click("Sheet")
      settle(400)
      let sheet = renderer.presented.last!.native
      XCTAssertTrue(gtk_window_get_focus(cast(sheet)) == shown.all("GtkEntry", in: sheet)[1])
      XCTAssertEqual(shown.texts[0], "focus name", "Each window has a focus of its own")
      gtk_button_clicked(cast(shown.all("GtkButton", in: sheet).last!))
      settle(400)
      shown.click("Cover")
      settle(600)
      let entries = shown.entries.filter { gtk_widget_get_child_visible($0) != 0 }
      XCTAssertTrue(gtk_window_get_focus(cast(shown.window)) == entries.last)
      XCTAssertEqual(shown.texts[0], "no focus", "A cover takes the place of what it covers")
      shown.close()
    }
  }

  private struct Cards: View {
    @State private var events = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Text(events + " \(isFocused)")
        Text("card").focusable(onFocusChange: { events += $0 ? "in" : "out" }).focused($isFocused)
        Button("Focus") { isFocused = true }
        Button("Leave") { isFocused = false }
      }
    }
  }

  func testAFocusableViewTakesTheFocusByClick() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Cards())
      let box = shown.all("GtkEventBox")[0]
      shown.click("Focus")
      XCTAssertTrue(gtk_window_get_focus(cast(shown.window)) == box)
      XCTAssertTrue(shown.texts[0].hasSuffix("true"))
      shown.click("Leave")
      XCTAssertTrue(shown.texts[0].hasSuffix("false"))
      GTKRendererTests.click(box)
      settle(20)
      XCTAssertTrue(gtk_window_get_focus(cast(shown.window)) == box)
      XCTAssertTrue(shown.texts[0].hasSuffix("true"))
      shown.close()
    }
  }

  private struct Changing: View {
    @State private var isBox = false
    @State private var isOn = false
    @State private var options = ["a", "b"]
    @State private var choice = "a"
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Text(isFocused ? "focused" : "not focused")
        if isBox {
          toggle.toggleStyle(.checkbox)
        } else {
          toggle.toggleStyle(.switch)
        }
        styled
        Picker("Choice", selection: $choice) { ForEach(options, id: \.self) { Text($0) } }
        Button("Change") { isBox.toggle() }
        Button("Add") { options.append("c") }
      }
    }
    private var toggle: some View { Toggle("Other", isOn: $isOn) }
    private var styled: some View {
      Toggle("Mine", isOn: $isOn).environment(
        \.toggleStyling, ToggleStyling(look: isBox ? .checkbox : .switch)
      )
      .focused($isFocused)
    }
  }

  func testAControlThatLooksDifferentKeepsTheFocus() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Changing())
      @MainActor func focused() -> Native? { gtk_window_get_focus(cast(shown.window)) }
      gtk_widget_grab_focus(shown.all("GtkSwitch")[1])
      settle(20)
      XCTAssertEqual(shown.texts[0], "focused")
      shown.click("Change")
      XCTAssertTrue(focused() == shown.all("GtkCheckButton")[1], "Another widget, the same control")
      XCTAssertEqual(shown.texts[0], "focused")
      shown.click("Change")
      XCTAssertTrue(focused() == shown.all("GtkSwitch")[1])

      gtk_widget_child_focus(shown.all("GtkComboBox")[0], GTK_DIR_TAB_FORWARD)
      shown.click("Add")
      let combo = shown.all("GtkComboBox")[0]
      XCTAssertTrue(focused().map { $0 == combo || gtk_widget_is_ancestor($0, combo) != 0 } ?? false)
      shown.close()
    }
  }
}
