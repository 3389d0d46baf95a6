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

  /// GTK's own movement to the cursor begins while the field is as low as before.
  func testTheFirstLineStaysInSightAsTheFieldGrows() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Entry())
      let view = screen.all("GtkTextView")[0]
      let buffer = gtk_text_view_get_buffer(cast(view))
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(gtk_widget_get_parent(view)))
      for text in ["one", "\ntwo", "\nthree"] {
        gtk_text_buffer_insert_at_cursor(buffer, text, -1)
        gtk_text_view_scroll_mark_onscreen(cast(view), gtk_text_buffer_get_insert(buffer))
        settle(600)
        XCTAssertEqual(gtk_adjustment_get_value(adjustment), 0, text)
      }
      gtk_text_buffer_insert_at_cursor(buffer, "\nfour", -1)
      gtk_text_view_scroll_mark_onscreen(cast(view), gtk_text_buffer_get_insert(buffer))
      settle(600)
      XCTAssertGreaterThan(gtk_adjustment_get_value(adjustment), 0, "there is room for three")
      screen.close()
    }
  }

  private struct Roomy: View {
    let most: Int
    @State var text = ""
    var body: some View { TextField("Notes", text: $text, axis: .vertical).lineLimit(1...most) }
  }

  func testWhatIsPastedAtOnceIsSeenFromItsStartWhereThereIsRoomAndElseAtItsEnd() throws {
    try onScreen { renderer in
      for most in [8, 5] {
        for _ in 0..<5 {
          let screen = HostedScreen(renderer, Roomy(most: most))
          let view = screen.all("GtkTextView")[0]
          gtk_widget_grab_focus(view)
          let buffer = gtk_text_view_get_buffer(cast(view))
          gtk_text_buffer_insert_at_cursor(buffer, (1...8).map(String.init).joined(separator: "\n"), -1)
          gtk_text_view_scroll_mark_onscreen(cast(view), gtk_text_buffer_get_insert(buffer))
          settle(600)
          var seen = GdkRectangle()
          gtk_text_view_get_visible_rect(cast(view), &seen)
          var line = GtkTextIter()
          gtk_text_view_get_line_at_y(cast(view), &line, seen.y, nil)
          XCTAssertEqual(gtk_text_iter_get_line(&line), gint(8 - most))
          gtk_text_view_get_line_at_y(cast(view), &line, seen.y + seen.height - 1, nil)
          XCTAssertEqual(gtk_text_iter_get_line(&line), 7)
          screen.close()
        }
      }
    }
  }

  func testWholeLinesAreSeenWhereThereAreMoreThanThereIsRoomFor() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Entry())
      let view = screen.all("GtkTextView")[0]
      let buffer = gtk_text_view_get_buffer(cast(view))
      for text in ["1\n2\n3\n4", "\n5", "\n6\n7"] {
        gtk_text_buffer_insert_at_cursor(buffer, text, -1)
        gtk_text_view_scroll_mark_onscreen(cast(view), gtk_text_buffer_get_insert(buffer))
        settle(600)
        var seen = GdkRectangle()
        gtk_text_view_get_visible_rect(cast(view), &seen)
        var line = GtkTextIter()
        var (top, height): (gint, gint) = (0, 0)
        gtk_text_view_get_line_at_y(cast(view), &line, seen.y, &top)
        XCTAssertEqual(top, seen.y, text)
        gtk_text_view_get_line_at_y(cast(view), &line, seen.y + seen.height - 1, &top)
        gtk_text_view_get_line_yrange(cast(view), &line, &top, &height)
        XCTAssertEqual(top + height, seen.y + seen.height, text)
        XCTAssertEqual(seen.height, 3 * height, text)
      }
      screen.close()
    }
  }

  private struct Fonts: View {
    @ObservedObject var text: Followed<String>
    @ObservedObject var size: Followed<CGFloat?>
    var body: some View {
      VStack {
        TextField("Notes", text: $text.value, axis: .vertical).lineLimit(1...3)
          .font(size.value.map { .system(size: $0, design: .serif).italic() })
      }
    }
  }

  func testAnEntryHasTheFontOfItsStyleWithAndWithoutText() throws {
    try onScreen { renderer in
      let (text, size) = (Followed(""), Followed<CGFloat?>(nil))
      let shown = HostedScreen(renderer, Fonts(text: text, size: size))
      let view = shown.all("GtkTextView")[0]
      @MainActor func font(_ widget: Native) -> String {
        let name = pango_font_description_to_string(
          pango_context_get_font_description(gtk_widget_get_pango_context(widget)))!
        defer { g_free(name) }
        return String(cString: name)
      }
      @MainActor func typed() -> String {
        let looks = gtk_text_view_get_default_attributes(cast(view))!
        defer { gtk_text_attributes_unref(looks) }
        let name = pango_font_description_to_string(looks.pointee.font)!
        defer { g_free(name) }
        return String(cString: name)
      }
      @MainActor func height() -> Int32 { gtk_widget_get_allocated_height(gtk_widget_get_parent(view)) }
      let (own, low) = (typed(), height())
      size.value = 40
      settle(50)
      layOut(shown.window)
      XCTAssertTrue(typed().hasPrefix("Serif Italic"), typed())
      XCTAssertTrue(font(shown.all("GtkLabel", in: view)[0]).hasPrefix("Serif Italic"))
      let empty = height()
      XCTAssertGreaterThan(empty, low + 20, "the cursor has the height of a line")
      text.value = "one"
      settle(50)
      XCTAssertEqual(height(), empty)
      text.value = "1\n2\n3\n4\n5"
      settle(100)
      XCTAssertGreaterThan(height(), empty * 2)
      XCTAssertLessThan(height(), empty * 3 + 10, "three lines of this font")
      size.value = nil
      text.value = ""
      settle(100)
      layOut(shown.window)
      XCTAssertEqual(typed(), own)
      XCTAssertEqual(height(), low)
      shown.close()
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
