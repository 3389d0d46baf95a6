import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A field with a prompt in a column that is a row of a form: nothing else shows what it is called.
final class FormFieldInColumnTests: GTKTestCase {
  private struct Account: View {
    @State private var name = ""
    var body: some View {
      Form {
        TextField("Bare", text: $name, prompt: Text("Jane"))
        VStack(alignment: .leading) {
          TextField("Mail", text: $name, prompt: Text("you@example.org"))
          Text("Nobody else sees it.").font(.caption)
        }
        VStack { TextField("Only", text: $name) }
        HStack {
          Text("Beside")
          TextField("Unseen", text: $name, prompt: Text("words"))
        }
      }
    }
  }

  func testTheLabelStandsBeforeItAsInABareRow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Account())
      for (title, entry) in zip(["Bare", "Mail"], shown.entries) {
        XCTAssertTrue(shown.texts.contains(title), title)
        let (label, field) = (shown.frame(of: shown.label(title)), shown.frame(of: entry))
        XCTAssertLessThan(label.minX, field.minX)
        XCTAssertEqual(label.midY, field.midY, accuracy: 4, title)
        XCTAssertGreaterThan(gtk_entry_get_placeholder_text(cast(entry)).map { strlen($0) } ?? 0, 0)
      }
      let lefts = ["Bare", "Mail"].map { shown.letters(of: shown.label($0)).minX }
      XCTAssertEqual(lefts[0], lefts[1])
      XCTAssertFalse(shown.texts.contains("Unseen"))
      XCTAssertFalse(shown.texts.contains("Only"), "It is what stands in the empty field")
      shown.close()
    }
  }
}
