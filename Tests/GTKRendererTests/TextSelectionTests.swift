import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is selected in an entry, a growing field and an editor, and the binding that knows it.
final class TextSelectionTests: GTKTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var text = "one two three"
    @Published var selection: TextSelection?
    var places: Range<Int>? { selection?.places(in: text) }
    func select(_ places: Range<Int>) { selection = TextSelection(places, of: text, .automatic) }
  }

  private enum Kind: CaseIterable { case entry, growing, editor }

  private struct Edited: View {
    let kind: Kind
    @ObservedObject var model: Model
    var body: some View {
      switch kind {
      case .entry: TextField("Text", text: $model.text, selection: $model.selection)
      case .growing:
        TextField("Text", text: $model.text, selection: $model.selection, axis: .vertical).lineLimit(2...4)
      case .editor: TextEditor(text: $model.text, selection: $model.selection)
      }
    }
  }

  /// The entry or the text view.
  @MainActor
  private struct Widget {
    let native: Native
    var isEntry: Bool { faves_is_a(native, gtk_entry_get_type()) != 0 }
    var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast(native)) }

    var text: String { isEntry ? String(cString: gtk_entry_get_text(cast(native))) : contents(of: buffer) }
    var selected: Range<Int> { link.selected }
    private var link: SelectionLink {
      isEntry ? SelectionLink(entry: native) : SelectionLink(buffer, in: native)
    }
    func select(_ places: Range<Int>) {
      // Not by the link of the widget itself, which takes that for a person's doing.
      link.show(places)
      settle(20)
    }
    /// Types as a person does, in place of what is selected.
    func type(_ letter: String) {
      if isEntry {
        gtk_editable_delete_selection(cast(native))
        var place = gtk_editable_get_position(cast(native))
        gtk_editable_insert_text(cast(native), letter, -1, &place)
        gtk_editable_set_position(cast(native), place)
      } else {
        gtk_text_buffer_delete_selection(buffer, 1, 1)
        gtk_text_buffer_insert_at_cursor(buffer, letter, -1)
      }
      settle(20)
    }
  }

  func testSelectionsGoBothWays() throws {
    for kind in Kind.allCases {
      try onScreen { renderer in
        let model = Model()
        let screen = HostedScreen(renderer, Edited(kind: kind, model: model))
        defer { screen.close() }
        let native = try XCTUnwrap((screen.entries + screen.all("GtkTextView")).first, "\(kind)")
        let widget = Widget(native: native)
        XCTAssertEqual(widget.text, "one two three", "\(kind)")

        widget.select(4..<7)
        XCTAssertEqual(model.places, 4..<7, "\(kind)")
        model.select(0..<3)
        settle(20)
        XCTAssertEqual(widget.selected, 0..<3, "\(kind)")
        XCTAssertEqual(model.places, 0..<3, "\(kind)")

        widget.type("1")
        XCTAssertEqual(model.text, "1 two three", "\(kind)")
        XCTAssertEqual(model.places, 1..<1, "\(kind)")
        XCTAssertEqual(widget.selected, 1..<1, "\(kind)")

        model.text = "a new text"
        model.select(2..<5)
        settle(20)
        XCTAssertEqual(widget.text, "a new text", "\(kind)")
        XCTAssertEqual(widget.selected, 2..<5, "\(kind)")
        XCTAssertEqual(model.places, 2..<5, "\(kind)")

        model.text = ""
        settle(20)
        XCTAssertEqual(widget.selected, 0..<0, "\(kind)")
      }
    }
  }

  func testWhatTheBindingSaysIsSelectedWhenTheFieldGetsTheFocus() throws {
    struct Focused: View {
      @ObservedObject var model: Model
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("Text", text: $model.text, selection: $model.selection).focused($isFocused)
        Button("Begin") {
          isFocused = true
          model.select(4..<7)
        }
      }
    }
    try onScreen { renderer in
      let model = Model()
      let screen = HostedScreen(renderer, Focused(model: model))
      defer { screen.close() }
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      screen.click("Begin")
      let widget = Widget(native: screen.entries[0])
      XCTAssertTrue(gtk_window_get_focus(cast(screen.window)) == widget.native)
      XCTAssertEqual(widget.selected, 4..<7)
      XCTAssertEqual(model.places, 4..<7)
    }
  }
}
