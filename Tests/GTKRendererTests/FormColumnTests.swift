import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Fields of forms in columns: their titles are in the column of labels.
final class FormColumnTests: GTKTestCase {
  private struct Account: View {
    @State private var text = ""
    var body: some View {
      Form {
        TextField("Name", text: $text)
        TextField("Mail address", text: $text, prompt: Text("you@example.org"))
        SecureField("Password", text: $text)
        TextField("Notes", text: $text, axis: .vertical)
        Toggle("News by mail", isOn: .constant(true))
      }
      .formStyle(.columns)
    }
  }

  private struct SignIn: View {
    @ObservedObject var isLabelled: Followed<Bool>
    var body: some View {
      Form {
        if isLabelled.value { TextField("Name", text: .constant("")) }
        Button("Sign In") {}
        Text("words")
        HStack {
          Button("One") {}
          Button("Two") {}
        }
        Section("More") { Menu("Menu") { Button("Entry") {} } }
      }
      .formStyle(.columns)
    }
  }

  func testWhatHasNoLabelStandsInTheColumnOfTheControls() throws {
    try onScreen { renderer in
      let isLabelled = Followed(true)
      let shown = HostedScreen(renderer, SignIn(isLabelled: isLabelled))
      @MainActor func starts() -> [Double] {
        settle(50)
        return [
          shown.frame(of: shown.button(titled: "Sign In")).minX, shown.letters(of: shown.label("words")).minX,
          shown.frame(of: shown.button(titled: "One")).minX, shown.frame(of: shown.the("GtkMenuButton")).minX,
        ]
      }
      for _ in 0..<2 {
        let field = shown.frame(of: shown.entries[0])
        XCTAssertGreaterThan(field.minX, shown.letters(of: shown.label("Name")).maxX)
        XCTAssertEqual(starts(), [Double](repeating: field.minX, count: 4))
        // Without any label there is no column of them.
        isLabelled.value = false
        let edge = shown.letters(of: shown.label("More")).minX
        XCTAssertEqual(starts(), [Double](repeating: edge, count: 4))
        isLabelled.value = true
        settle(50)
      }
      let style = gtk_widget_get_style_context(shown.button(titled: "Sign In"))
      XCTAssertEqual(gtk_style_context_has_class(style, "flat"), 0, "it is a push button")
      XCTAssertLessThan(shown.frame(of: shown.button(titled: "Sign In")).width, 150)
      shown.close()
    }
  }

  func testTheirTitlesEndWhereTheFieldsBegin() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Account())
      settle(50)
      let titles = ["Name", "Mail address", "Password", "Notes", "News by mail"]
      let labels = titles.compactMap { title in
        shown.all("FavesLabel").first { shown.text($0) == title }.map { shown.frame(of: $0) }
      }
      XCTAssertEqual(labels.count, titles.count)
      for (title, place) in zip(titles, labels) {
        XCTAssertEqual(place.maxX, labels[0].maxX, accuracy: 1)
        let label = shown.label(title)
        var start: Int32 = 0
        gtk_label_get_layout_offsets(cast(label), &start, nil)
        var words: Int32 = 0
        pango_layout_get_pixel_size(gtk_label_get_layout(cast(label)), &words, nil)
        XCTAssertEqual(Double(start + words), Double(place.maxX), accuracy: 2, title)
      }
      let fields = shown.entries.map { shown.frame(of: $0) }
      XCTAssertEqual(fields.count, 3)
      for (field, label) in zip(fields, labels) {
        XCTAssertEqual(field.minX, fields[0].minX, accuracy: 1)
        XCTAssertGreaterThan(field.minX, label.maxX)
        XCTAssertEqual(field.midY, label.midY, accuracy: 2)
      }
      let prompts = shown.entries.map { entry in
        gtk_entry_get_placeholder_text(cast(entry)).map { String(cString: $0) } ?? ""
      }
      XCTAssertEqual(prompts, ["", "you@example.org", ""])
      let names = shown.entries.map { String(cString: atk_object_get_name(gtk_widget_get_accessible($0))) }
      XCTAssertEqual(names, ["Name", "Mail address", "Password"])
      shown.close()
    }
  }
}
