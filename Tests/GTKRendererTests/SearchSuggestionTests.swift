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
      gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD)
      settle(200)
      XCTAssertEqual(focused(), "Below")
      XCTAssertEqual(screen.texts, ["Below"], "nothing is proposed to who is elsewhere")
      screen.close()
    }
  }
}
