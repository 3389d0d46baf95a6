import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is proposed for a field, what its selections carry, and what looks an edited text may have.
final class ShownTextInputTests: GTKTestCase {
  private struct Proposing: View {
    @ObservedObject var city: Followed<String>
    var body: some View {
      TextField("City", text: $city.value).textInputSuggestions {
        Text("Rome").textInputCompletion("Rome, Italy")
        Text("Oslo").textInputCompletion("Oslo, Norway")
      }
      Button("Elsewhere") {}
    }
  }

  func testATextThatIsProposedIsPutIntoItsField() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let city = Followed("")
      table("textInputSuggestions", "textInputCompletion") {
        Proposing(city: city)
      } holds: { shown in
        SurroundingsTests.tellFocus(shown.window, isIn: true)
        gtk_window_set_focus(cast(shown.window), nil)
        settle(50)
        XCTAssertEqual(shown.texts, ["Elsewhere"], "Before somebody writes")
        let field = shown.entries[0]
        gtk_widget_grab_focus(field)
        settle(50)
        XCTAssertEqual(shown.texts, ["Rome", "Oslo", "Elsewhere"])
        XCTAssertGreaterThanOrEqual(shown.frame(of: shown.label("Rome")).minY, shown.frame(of: field).maxY)
        let oslo = gtk_widget_get_ancestor(shown.label("Oslo"), gtk_button_get_type())!
        // A click takes the focus away from the field before the button is pressed.
        gtk_widget_grab_focus(oslo)
        settle(50)
        XCTAssertTrue(shown.texts.contains("Oslo"))
        gtk_button_clicked(cast(oslo))
        settle(50)
        XCTAssertEqual(city.value, "Oslo, Norway")
        XCTAssertEqual(String(cString: gtk_entry_get_text(cast(field))), "Oslo, Norway")
        let elsewhere = gtk_widget_get_ancestor(shown.label("Elsewhere"), gtk_button_get_type())!
        gtk_widget_grab_focus(elsewhere)
        settle(100)
        return shown.texts == ["Elsewhere"]
      }
    }
  }

  private struct Selecting: View {
    @ObservedObject var selection: Followed<TextSelection?>
    @ObservedObject var affinity: Followed<TextSelectionAffinity>
    @State private var text = "one two"
    var body: some View {
      TextField("Text", text: $text, selection: $selection.value).textSelectionAffinity(affinity.value)
    }
  }

  func testWhatAPersonSelectsHasTheAffinityThatIsSaid() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let (selection, affinity) = (Followed<TextSelection?>(nil), Followed(TextSelectionAffinity.upstream))
      table("textSelectionAffinity") {
        Selecting(selection: selection, affinity: affinity)
      } holds: { shown in
        @MainActor func place(_ character: Int32) -> TextSelectionAffinity? {
          gtk_editable_set_position(cast(shown.entries[0]), character)
          settle(20)
          return selection.value?.affinity
        }
        XCTAssertEqual(place(3), .upstream)
        affinity.value = .downstream
        settle(20)
        return place(5) == .downstream
      }
    }
  }

  /// Red where it is underlined, and otherwise of no colour of its own.
  private struct RedLines: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout AttributedTextFormatting.Attributes<Scope>) {
      container.foregroundColor = container.underlineStyle == nil ? nil : Color(red: 1, green: 0, blue: 0)
    }
  }
  private struct Formatting: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var body: some AttributedTextFormattingDefinition<Scope> { RedLines() }
  }
  private struct Edited: View {
    @ObservedObject var text: Followed<AttributedString>
    var body: some View {
      TextEditor(text: $text.value).attributedTextFormattingDefinition(Formatting())
    }
  }

  func testWhatIsWrittenInAnEditorLooksAsIsAllowed() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      var words = AttributedString("one two")
      words[words.range(of: "two")!].underlineStyle = .single
      words[words.range(of: "one")!].foregroundColor = .blue
      let text = Followed(words)
      table("attributedTextFormattingDefinition") {
        Edited(text: text)
      } holds: { shown in
        let view = shown.the("GtkTextView")
        let buffer = gtk_text_view_get_buffer(cast(view))!
        /// Whether some letters are red, and some blue.
        @MainActor func colors() -> [Bool] {
          layOut(shown.window)
          let picture = DrawnWidget(view)
          let pixels = (0..<picture.height).flatMap { y in
            (0..<picture.width).map { picture.color($0, y) }
          }
          return [(0, 2), (2, 0)].map { own, other in
            pixels.contains { $0[own] - $0[other] > 80 && $0[own] - $0[1] > 80 }
          }
        }
        XCTAssertEqual(colors(), [false, true], "What the program sets stays until then")
        gtk_text_buffer_insert_at_cursor(buffer, "!", -1)
        settle(50)
        XCTAssertFalse(text.value.runs.contains { $0.foregroundColor == .blue })
        return colors() == [true, false]
      }
    }
  }
}
