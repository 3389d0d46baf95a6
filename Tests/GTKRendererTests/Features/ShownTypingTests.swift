import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a person has in fields of each kind while views are rendered anew: cursor, selection, what can be taken back.
final class ShownTypingTests: GTKTestCase {
  @MainActor
  private final class Draft: ObservableObject {
    @Published var text = "one two three"
    @Published var renders = 0
  }

  private enum Kind: CaseIterable { case entry, secure, growing, editor, search }

  private struct Written: View {
    let kind: Kind
    @ObservedObject var draft: Draft
    var body: some View {
      let isEven = draft.renders.isMultiple(of: 2)
      VStack {
        Text("Rendered \(draft.renders) times")
        field.font(isEven ? .body : .title).foregroundColor(isEven ? .red : .green)
      }
    }
    @ViewBuilder private var field: some View {
      switch kind {
      case .entry: TextField("Text", text: $draft.text)
      case .secure: SecureField("Text", text: $draft.text)
      case .growing: TextField("Text", text: $draft.text, axis: .vertical).lineLimit(2...4)
      case .editor: TextEditor(text: $draft.text)
      case .search: NavigationStack { Text("found").searchable(text: $draft.text) }
      }
    }
  }

  /// The entry or the text view of a kind.
  @MainActor
  private struct Field {
    let native: Native
    let window: WindowWidget
    var isEntry: Bool { faves_is_a(native, gtk_entry_get_type()) != 0 }
    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast(native)) }
    private var link: SelectionLink {
      isEntry ? SelectionLink(entry: native) : SelectionLink(buffer, in: native)
    }

    init?(_ kind: Kind, in shown: HostedScreen) {
      let type =
        switch kind {
        case .entry, .secure: "GtkEntry"
        case .growing, .editor: "GtkTextView"
        case .search: "GtkSearchEntry"
        }
      guard let native = shown.all(type).first else { return nil }
      self.native = native
      window = shown.shownWindow
      // Nothing has the focus in a window that the display gives no keys to.
      SurroundingsTests.tellFocus(shown.window, isIn: true)
      gtk_widget_grab_focus(native)
      settle(10)
    }

    var text: String { isEntry ? String(cString: gtk_entry_get_text(cast(native))) : contents(of: buffer) }
    var selected: Range<Int> { link.selected }
    var hasFocus: Bool { gtk_window_get_focus(cast(window.native)) == native }

    func select(_ places: Range<Int>) {
      link.show(places)
      settle(10)
    }
    func type(_ words: String) {
      for letter in words {
        if isEntry {
          var place = gtk_editable_get_position(cast(native))
          gtk_editable_insert_text(cast(native), String(letter), -1, &place)
          gtk_editable_set_position(cast(native), place)
        } else {
          gtk_text_buffer_insert_at_cursor(buffer, String(letter), -1)
        }
        settle(5)
      }
    }
    func compose(_ words: String) {
      var values = [GValue(), GValue()]
      g_value_init(&values[0], gtk_widget_get_type())
      g_value_set_object(&values[0], native)
      g_value_init(&values[1], GType(16 << 2))
      g_value_set_string(&values[1], words)
      let type = isEntry ? gtk_entry_get_type() : gtk_text_view_get_type()
      g_signal_emitv(values, g_signal_lookup("preedit-changed", type), 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
      settle(10)
    }
  }

  private func each(_ test: @MainActor (Kind, Field, Draft) throws -> Void) throws {
    try onScreen { renderer in
      for kind in Kind.allCases {
        let draft = Draft()
        let shown = HostedScreen(renderer, Written(kind: kind, draft: draft))
        try test(kind, XCTUnwrap(Field(kind, in: shown), "\(kind)"), draft)
        shown.close()
      }
    }
  }

  func testCursorAndSelectionSurviveEveryRender() throws {
    try each { kind, field, draft in
      for places in [4..<7, 5..<5] {
        field.select(places)
        for _ in 0..<3 {
          draft.renders += 1
          settle(10)
          XCTAssertEqual(field.selected, places, "\(kind)")
          XCTAssertTrue(field.hasFocus, "\(kind)")
        }
      }
      field.select(8..<13)
      draft.text = "one, two three"
      settle(10)
      XCTAssertEqual(field.text, "one, two three", "\(kind)")
      XCTAssertEqual(field.selected, 9..<14, "\(kind): the same words are selected in a longer text")
    }
  }

  func testWhatWasTypedIsTakenBackHoweverOftenViewsAreRendered() throws {
    try each { kind, field, draft in
      field.select(13..<13)
      field.type(" four")
      draft.renders += 1
      settle(10)
      field.type(" five")
      draft.renders += 1
      settle(10)
      XCTAssertEqual(draft.text, "one two three four five", "\(kind)")
      field.window.press(GDK_KEY_z, GDK_CONTROL_MASK)
      XCTAssertEqual(draft.text, "one two three four ", "\(kind)")
      XCTAssertEqual(field.selected, 19..<19, "\(kind)")
      field.window.press(GDK_KEY_z, GDK_CONTROL_MASK)
      field.window.press(GDK_KEY_z, GDK_CONTROL_MASK)
      XCTAssertEqual(draft.text, "one two three", "\(kind)")
      XCTAssertEqual(field.text, "one two three", "\(kind)")
      field.window.press(GDK_KEY_y, GDK_CONTROL_MASK)
      XCTAssertNotEqual(draft.text, "one two three", "\(kind): it is done again")
      XCTAssertTrue(field.hasFocus, "\(kind)")
      draft.text = "other"
      settle(10)
      field.window.press(GDK_KEY_z, GDK_CONTROL_MASK)
      XCTAssertEqual(draft.text, "other", "\(kind): what the program put there is not taken back")
    }
  }

  func testWhatIsBeingComposedIsNotWrittenOver() throws {
    try each { kind, field, draft in
      field.compose("に")
      draft.text = "other"
      draft.renders += 1
      settle(10)
      XCTAssertEqual(field.text, "one two three", "\(kind): not while something is composed")
      field.compose("")
      XCTAssertTrue(becomes(within: 100) { field.text == "other" }, "\(kind)")
    }
  }
}
