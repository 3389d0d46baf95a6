import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a search proposes is live while it is shown, and chosen by keys as well.
final class SearchSuggestionTests: GTKTestCase {
  private final class Words: ObservableObject {
    @Published var text = ""
    @Published var words = ["apple", "pear"]
  }

  private struct Searched: View {
    @ObservedObject var words: Words
    var body: some View {
      Button("Below") {}
        .searchable(text: $words.text)
        .searchSuggestions {
          ForEach(words.words, id: \.self) { Text($0).searchCompletion($0) }
        }
    }
  }

  func testKeysGoOnFromTheFieldToWhatIsProposed() throws {
    try onScreen { renderer in
      let words = Words()
      let screen = HostedScreen(renderer, Searched(words: words))
      @MainActor func focused() -> String? {
        gtk_window_get_focus(cast(screen.window)).map { screen.name($0) }
      }
      let field = screen.all("GtkSearchEntry")[0]
      gtk_window_set_focus(cast(screen.window), nil)
      settle(50)
      XCTAssertFalse(screen.texts.contains("apple"))
      gtk_widget_grab_focus(field)
      settle(50)
      XCTAssertTrue(screen.texts.contains("apple"))
      gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD)
      settle(200)
      XCTAssertEqual(focused(), "apple", "what is proposed stays for whoever goes there")
      words.words.insert("apricot", at: 0)
      settle(50)
      XCTAssertEqual(focused(), "apple")
      words.words.removeAll { $0 == "apple" }
      settle(50)
      XCTAssertEqual(focused(), "pear", "the next")
      gtk_button_clicked(cast(gtk_window_get_focus(cast(screen.window))!))
      settle(50)
      XCTAssertEqual(words.text, "pear")
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(field))), "pear")
      XCTAssertEqual(gtk_window_get_focus(cast(screen.window)), field, "the search goes on")
      XCTAssertEqual(gtk_editable_get_position(cast(field)), 4)
      XCTAssertEqual(gtk_editable_get_selection_bounds(cast(field), nil, nil), 0, "nothing is typed over")
      for _ in 0..<3 { gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD) }
      settle(200)
      XCTAssertEqual(focused(), "Below")
      XCTAssertEqual(screen.texts, ["Below"], "nothing is proposed to who is elsewhere")
      screen.close()
    }
  }

  private struct ScopedSearch: View {
    @State private var text = ""
    @State private var scope = 1
    let hasScopes: Bool
    var body: some View {
      let rows = List(["Row"], id: \.self) { Text($0) }
        .searchable(text: $text).searchSuggestions { Text("apple").searchCompletion("apple") }
      if hasScopes {
        rows.searchScopes($scope) {
          Text("All").tag(1)
          Text("Some").tag(2)
        }
      } else {
        rows
      }
    }
  }

  func testDownLeadsToWhatIsProposedPastTheScopes() throws {
    try onScreen { renderer in
      for hasScopes in [false, true] {
        let screen = HostedScreen(renderer, ScopedSearch(hasScopes: hasScopes))
        SurroundingsTests.tellFocus(screen.window, isIn: true)
        gtk_widget_grab_focus(screen.all("GtkSearchEntry")[0])
        settle(100)
        XCTAssertEqual(screen.texts.contains("All"), hasScopes)
        screen.key(GDK_KEY_PRESS, GDK_KEY_Down, code: 116)
        settle(100)
        XCTAssertEqual(gtk_window_get_focus(cast(screen.window)).map { screen.name($0) }, "apple")
        screen.close()
      }
    }
  }

  func testTheSearchGoesOnBehindWhatWasClicked() throws {
    try onScreen { renderer in
      let words = Words()
      let screen = HostedScreen(renderer, Searched(words: words))
      let field = screen.all("GtkSearchEntry")[0]
      gtk_widget_grab_focus(field)
      words.text = "ap"
      settle(50)
      gtk_editable_set_position(cast(field), 1)
      let apple = try XCTUnwrap(screen.all("GtkButton").first { screen.name($0) == "apple" })
      // As a press of the pointer does.
      gtk_widget_grab_focus(apple)
      settle(50)
      gtk_button_clicked(cast(apple))
      settle(100)
      XCTAssertEqual(words.text, "apple")
      XCTAssertEqual(gtk_window_get_focus(cast(screen.window)), field)
      XCTAssertEqual(gtk_editable_get_position(cast(field)), 5)
      screen.close()
    }
  }

  private struct Token: Identifiable { let id: String }
  private final class Tokens: ObservableObject {
    @Published var text = ""
    @Published var tokens: [Token] = []
    @Published var suggested = [Token(id: "red"), Token(id: "green")]
  }
  private struct Tokened: View {
    @ObservedObject var search: Tokens
    var body: some View {
      Text("Below").searchable(text: $search.text, tokens: $search.tokens, suggestedTokens: $search.suggested)
      {
        Text($0.id)
      }
    }
  }

  func testTheSearchGoesOnAfterATokenWasChosen() throws {
    try onScreen { renderer in
      let search = Tokens()
      let screen = HostedScreen(renderer, Tokened(search: search))
      let field = screen.all("GtkSearchEntry")[0]
      gtk_widget_grab_focus(field)
      settle(50)
      let green = try XCTUnwrap(screen.all("GtkButton").first { screen.name($0) == "green" })
      gtk_widget_grab_focus(green)
      settle(50)
      gtk_button_clicked(cast(green))
      settle(50)
      XCTAssertEqual(search.tokens.map(\.id), ["green"])
      XCTAssertEqual(gtk_window_get_focus(cast(screen.window)), field)
      screen.close()
    }
  }

  func testBackspaceInAnEmptyFieldTakesTheLastToken() throws {
    try onScreen { renderer in
      let search = Tokens()
      search.tokens = [Token(id: "red"), Token(id: "green")]
      search.text = "a"
      let screen = HostedScreen(renderer, Tokened(search: search))
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      gtk_entry_grab_focus_without_selecting(cast(screen.all("GtkSearchEntry")[0]))
      gtk_editable_set_position(cast(screen.all("GtkSearchEntry")[0]), -1)
      @MainActor func state() -> String { search.text + " " + search.tokens.map(\.id).joined(separator: ",") }
      for expected in [" red,green", " red", " ", " "] {
        screen.key(GDK_KEY_PRESS, GDK_KEY_BackSpace, code: 22)
        settle(50)
        XCTAssertEqual(state(), expected)
      }
      screen.close()
    }
  }

  func testWhereNothingIsProposedThereIsNoRoomForIt() throws {
    try onScreen { renderer in
      let words = Words()
      let screen = HostedScreen(renderer, Searched(words: words))
      gtk_widget_grab_focus(screen.all("GtkSearchEntry")[0])
      settle(50)
      XCTAssertEqual(screen.all("GtkSeparator").count, 1)
      words.words = []
      settle(50)
      XCTAssertEqual(screen.all("GtkSeparator").count, 0)
      words.words = ["plum"]
      settle(50)
      XCTAssertEqual(screen.all("GtkSeparator").count, 1)
      XCTAssertTrue(screen.texts.contains("plum"))
      screen.close()
    }
  }
}
