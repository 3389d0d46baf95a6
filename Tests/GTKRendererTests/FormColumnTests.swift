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
