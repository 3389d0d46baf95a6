import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Entries that grow with their text, on real widgets.
final class GrowingFieldTests: GTKTestCase {
  private struct Entry: View {
    @State var text = ""
    var body: some View {
      VStack {
        TextField("Notes", text: $text, axis: .vertical).lineLimit(1...3).onSubmit { text = "sent" }
        TextField("Mail", text: $text).keyboardType(.emailAddress)
        Text(text)
      }
    }
  }

  func testAnEntryGrowsWithItsTextUpToItsLimit() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Entry())
      let view = screen.all("GtkTextView")[0]
      let scrolled = gtk_widget_get_parent(view)!
      let buffer = gtk_text_view_get_buffer(cast(view))
      let low = gtk_widget_get_allocated_height(scrolled)
      gtk_text_buffer_insert_at_cursor(buffer, "one\ntwo", -1)
      settle(100)
      XCTAssertEqual(screen.texts.last, "one\ntwo")
      let middle = gtk_widget_get_allocated_height(scrolled)
      XCTAssertGreaterThan(middle, low)
      gtk_text_buffer_insert_at_cursor(buffer, "\n3\n4\n5\n6", -1)
      settle(100)
      let high = gtk_widget_get_allocated_height(scrolled)
      XCTAssertGreaterThan(high, middle)
      XCTAssertLessThan(high, low * 4)
      XCTAssertEqual(String(cString: atk_object_get_name(gtk_widget_get_accessible(view))), "Notes")
      screen.close()
    }
  }

  func testWhatIsGoingToBeTypedIsToldToTheInputMethod() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Entry())
      let entry = screen.all("GtkEntry")[0]
      XCTAssertEqual(gtk_entry_get_input_purpose(cast(entry)), GTK_INPUT_PURPOSE_EMAIL)
      screen.close()
    }
  }
}
