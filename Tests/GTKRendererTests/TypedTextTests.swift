import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is typed into an entry is not written to it again.
final class TypedTextTests: GTKTestCase {
  private struct Form: View {
    @State private var name = "A"
    @State private var mail = ""
    var body: some View {
      VStack {
        Text("About \(name)")
        TextField("Name", text: $name)
        TextField("Mail", text: $mail)
      }
    }
  }

  /// Counts what comes into entries and what is taken out of them.
  @MainActor private final class Changes {
    var inserted = 0
    var deleted = 0
    init(of entries: [Native]) {
      let inserted: @convention(c) (gpointer?, gpointer?, gint, gpointer?, gpointer?) -> Void = {
        _, _, _, _, data in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated { Changes.at(address).inserted += 1 }
      }
      let deleted: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, _, _, data in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated { Changes.at(address).deleted += 1 }
      }
      let data = Unmanaged.passUnretained(self).toOpaque()
      for entry in entries {
        faves_signal_connect(entry, "insert-text", unsafeBitCast(inserted, to: GCallback.self), data)
        faves_signal_connect(entry, "delete-text", unsafeBitCast(deleted, to: GCallback.self), data)
      }
    }
    private static func at(_ address: UInt) -> Changes {
      Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
    }
  }

  func testAKeyIsOneChangeOfItsEntryAndNoneOfAnother() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Form())
      let changes = Changes(of: screen.entries)
      faves_grab_focus(screen.entries[0])
      let window = renderer.presented[0] as! WindowWidget
      window.press(GDK_KEY_End)
      for (key, text) in [(GDK_KEY_n, "An"), (GDK_KEY_n, "Ann")] {
        window.press(key)
        settle(20)
        XCTAssertTrue(screen.texts.contains("About \(text)"))
      }
      XCTAssertEqual(changes.inserted, 2)
      XCTAssertEqual(changes.deleted, 0)
      window.press(GDK_KEY_BackSpace)
      XCTAssertTrue(screen.texts.contains("About An"))
      XCTAssertEqual(changes.inserted, 2)
      XCTAssertEqual(changes.deleted, 1)
      screen.close()
    }
  }

  func testWhatIsPastedIntoOneLineHasNoEndsOfLines() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Form())
      let entry = screen.entries[0]
      faves_grab_focus(entry)
      var place: Int32 = 1
      gtk_editable_insert_text(cast(entry), "\nB\r\nC", -1, &place)
      gtk_editable_set_position(cast(entry), place)
      settle(20)
      XCTAssertTrue(screen.texts.contains("About A B C"), "\(screen.texts)")
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(entry))), "A B C")
      XCTAssertEqual(gtk_editable_get_position(cast(entry)), 5)
      screen.close()
      let text = Followed("a\nb")
      struct Lines: View {
        @ObservedObject var text: Followed<String>
        var body: some View { TextField("Lines", text: $text.value) }
      }
      let other = HostedScreen(renderer, Lines(text: text))
      place = 3
      gtk_editable_insert_text(cast(other.entries[0]), "c", -1, &place)
      settle(20)
      XCTAssertEqual(text.value, "a\nbc", "lines of the program's stay")
      other.close()
    }
  }

  private struct Limited: View {
    let kind: Int
    @State private var text = ""
    var body: some View {
      VStack {
        Text("of \(text)")
        switch kind {
        case 0: TextField("Name", text: $text)
        case 1: TextField("Name", text: $text, axis: .vertical)
        default: TextEditor(text: $text)
        }
      }
      .onChange(of: text) { text = String(text.prefix(3)) }
    }
  }

  func testUndoHasNoStepForWhatALimitTookBack() throws {
    try onScreen { renderer in
      for kind in 0...2 {
        let screen = HostedScreen(renderer, Limited(kind: kind))
        let window = renderer.presented[0] as! WindowWidget
        SurroundingsTests.tellFocus(screen.window, isIn: true)
        faves_grab_focus(kind == 0 ? screen.entries[0] : screen.the("GtkTextView"))
        @MainActor func type(_ key: Int32) {
          window.press(key)
          settle(20)
        }
        for key in [GDK_KEY_n, GDK_KEY_space, GDK_KEY_m, GDK_KEY_n, GDK_KEY_n, GDK_KEY_m] { type(key) }
        XCTAssertTrue(screen.texts.contains("of n m"), "\(kind) \(screen.texts)")
        for left in ["of n ", "of "] {
          XCTAssertTrue(window.press(GDK_KEY_z, GDK_CONTROL_MASK))
          settle(20)
          XCTAssertTrue(screen.texts.contains(left), "\(kind) \(screen.texts)")
        }
        window.press(GDK_KEY_y, GDK_CONTROL_MASK)
        settle(20)
        XCTAssertTrue(screen.texts.contains("of n "), "\(kind) \(screen.texts)")
        screen.close()
      }
    }
  }
}
