import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a search offers below its field.
final class ShownSearchTests: GTKTestCase {
  private struct Scoped: View {
    let scope: Kept<Int>
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text("row").searchable(text: $text, prompt: "Films")
          .searchScopes(scope.binding) {
            Text("All").tag(1)
            Text("Some").tag(2)
          }
      }
    }
  }

  private struct Suggesting: View {
    let text: Kept<String>
    @State private var typed = ""
    var body: some View {
      NavigationStack {
        Text("row").searchable(text: $typed)
          .searchSuggestions {
            Text("First").searchCompletion("the first")
            Text("Second").searchCompletion("the second")
          }
          .onChange(of: typed) { text.value = $1 }
      }
    }
  }

  /// Puts the focus into the field.
  @MainActor
  private static func begin(_ screen: HostedScreen) -> Native {
    let field = screen.the("GtkSearchEntry")
    SurroundingsTests.tellFocus(screen.window, isIn: true)
    gtk_widget_grab_focus(field)
    settle(50)
    return field
  }

  func testScopesAreChosenBelowTheField() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let scope = Kept(1)
      table("searchScopes") {
        Scoped(scope: scope)
      } holds: { screen in
        gtk_window_set_focus(cast(screen.window), nil)
        settle(50)
        XCTAssertFalse(screen.has("GtkRadioButton"), "before the search begins")
        let field = Self.begin(screen)
        let buttons = screen.all("GtkRadioButton")
        guard buttons.count == 2 else { return false }
        XCTAssertGreaterThanOrEqual(screen.frame(of: buttons[0]).minY, screen.frame(of: field).maxY)
        gtk_button_clicked(cast(buttons[1]))
        settle(50)
        return scope.value == 2
      }
    }
  }

  func testASuggestionIsPutIntoTheField() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let text = Kept("")
      table("searchSuggestions", "searchCompletion") {
        Suggesting(text: text)
      } holds: { screen in
        gtk_window_set_focus(cast(screen.window), nil)
        settle(50)
        XCTAssertFalse(screen.texts.contains("First"), "before the search begins")
        let field = Self.begin(screen)
        XCTAssertTrue(screen.texts.contains("First") && screen.texts.contains("Second"))
        let button = gtk_widget_get_ancestor(screen.label("Second"), gtk_button_get_type())!
        gtk_button_clicked(cast(button))
        settle(50)
        return text.value == "the second" && String(cString: gtk_entry_get_text(cast(field))) == "the second"
      }
    }
  }
}
