import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Keys that mean something to the view with the focus, and where the focus begins.
final class ShownCommandKeyTests: GTKTestCase {
  private struct Commanded: View {
    let said: Kept<[String]>
    @State private var page = 3
    @FocusState private var isOn: Bool
    var body: some View {
      Text(verbatim: "page \(page)").focusable().focused($isOn)
        .onDeleteCommand { said.value.append("delete") }
        .onPlayPauseCommand { said.value.append("play") }
        .onExitCommand { said.value.append("exit") }
        .pageCommand(value: $page, in: 1...4)
      Button("Focus") { isOn = true }
    }
  }

  func testCommandsOfKeys() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("onDeleteCommand", "onPlayPauseCommand", "onExitCommand", "pageCommand") {
        Commanded(said: said)
      } holds: { screen in
        screen.click("Focus")
        for key in [GDK_KEY_Delete, GDK_KEY_space, GDK_KEY_Escape] { screen.shownWindow.press(key) }
        XCTAssertEqual(said.value, ["delete", "play", "exit"])
        screen.shownWindow.press(GDK_KEY_Page_Down)
        screen.shownWindow.press(GDK_KEY_Page_Down)
        settle(20)
        XCTAssertTrue(screen.texts.contains("page 4"), "\(screen.texts)")
        screen.shownWindow.press(GDK_KEY_Page_Up)
        settle(20)
        return screen.texts.contains("page 3")
      }
    }
  }

  private struct Beginning: View {
    @FocusState private var place: Int?
    var body: some View {
      VStack {
        TextField("First", text: .constant("")).focused($place, equals: 1)
        TextField("Second", text: .constant("")).focused($place, equals: 2)
      }
      .defaultFocus($place, 2)
    }
  }

  private struct Searching: View {
    @State private var text = ""
    @FocusState private var isSearched: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text(isSearched ? "searching" : "reading")
          Button("Search") { isSearched = true }
        }
        .searchable(text: $text).searchFocused($isSearched)
      }
    }
  }

  func testWhereTheFocusBeginsAndGoes() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("defaultFocus") {
        Beginning()
      } holds: {
        gtk_window_get_focus(cast($0.window)) == $0.entries[1]
      }
      table("searchFocused") {
        Searching()
      } holds: { screen in
        SurroundingsTests.tellFocus(screen.window, isIn: true)
        screen.click("Search")
        settle(50)
        return gtk_window_get_focus(cast(screen.window)) == screen.the("GtkSearchEntry")
          && screen.texts.contains("searching")
      }
    }
  }

  func testTheOlderNamesOfWhatFieldsTellTheInputMethod() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("autocapitalization", "disableAutocorrection") {
        TextField("Name", text: .constant("")).autocapitalization(.words).disableAutocorrection(true)
        TextField("Other", text: .constant("")).autocapitalization(.allCharacters)
      } holds: { screen in
        let hints = screen.entries.map { gtk_entry_get_input_hints(cast($0)).rawValue }
        return hints.count == 2 && hints[0] & GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue != 0
          && hints[0] & GTK_INPUT_HINT_NO_SPELLCHECK.rawValue != 0
          && hints[1] & GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue != 0
          && hints[1] & GTK_INPUT_HINT_NO_SPELLCHECK.rawValue == 0
      }
    }
  }
}
