import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The looks of pieces of a text that is edited.
final class EditorLookTests: GTKTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var text = AttributedString("one two three")
    @Published var selection = AttributedTextSelection()
  }
  private struct Edited: View {
    @ObservedObject var model: Model
    var body: some View { TextEditor(text: $model.text, selection: $model.selection) }
  }

  func testPiecesLookAsTheTextSaysAndWhatIsTypedGoesOn() throws {
    try onScreen { renderer in
      let model = Model()
      model.text[model.text.range(of: "two")!].font = .body.bold()
      let shown = HostedScreen(renderer, Edited(model: model))
      let view = try XCTUnwrap(shown.all("GtkTextView").first)
      let buffer = gtk_text_view_get_buffer(cast(view))!
      func weight(at place: Int32) -> Int32 {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &iterator, place)
        let tags = gtk_text_iter_get_tags(&iterator)
        defer { g_slist_free(tags) }
        return (tags?.pointee.data).map { faves_get_int($0, "weight") } ?? 400
      }
      XCTAssertEqual([0, 4, 6, 7].map(weight), [400, 700, 700, 400])

      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &place, 7)
      gtk_text_buffer_place_cursor(buffer, &place)
      gtk_text_buffer_insert_at_cursor(buffer, "s", -1)
      settle(50)
      XCTAssertEqual(String(model.text.characters), "one twos three")
      XCTAssertEqual([0, 4, 7, 8].map(weight), [400, 700, 700, 400])
      XCTAssertEqual(model.selection.places(in: model.text), 8..<8)

      model.selection = AttributedTextSelection(range: model.text.range(of: "one")!)
      model.text.transformAttributes(in: &model.selection) { $0.font = .body.bold() }
      settle(50)
      XCTAssertEqual([0, 2, 3, 4].map(weight), [700, 700, 400, 700])
      var (start, end) = (GtkTextIter(), GtkTextIter())
      XCTAssertNotEqual(gtk_text_buffer_get_selection_bounds(buffer, &start, &end), 0)
      XCTAssertEqual(gtk_text_iter_get_offset(&end), 3)
      shown.close()
    }
  }

  func testWordsAreNoFainterForFaintOnesBefore() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Text("WWWW").foregroundStyle(.tertiary)
          TextEditor(text: .constant("WWWW"))
        }.frame(width: 200, height: 100))
      defer { shown.close() }
      settle(100)
      let view = try XCTUnwrap(shown.all("GtkTextView").first)
      let darkest = (0..<60).flatMap { x in (0..<30).map { shown.color(x, $0, from: view)[0] } }.min()
      XCTAssertLessThan(try XCTUnwrap(darkest), 20)
    }
  }

  private struct Plain: View {
    @ObservedObject var text: Followed<String>
    @ObservedObject var size: Followed<CGFloat>
    var body: some View {
      TextEditor(text: $text.value).fontDesign(.serif).font(.system(size: size.value))
    }
  }

  func testAPlainTextHasTheFontOfItsEditorAndWhatIsTypedHasItToo() throws {
    try onScreen { renderer in
      let (text, size) = (Followed("one"), Followed(CGFloat(24)))
      let shown = HostedScreen(renderer, Plain(text: text, size: size))
      let view = try XCTUnwrap(shown.all("GtkTextView").first)
      let buffer = gtk_text_view_get_buffer(cast(view))!
      func font(at place: Int32) -> String {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &iterator, place)
        let looks = gtk_text_view_get_default_attributes(cast(view))!
        defer { gtk_text_attributes_unref(looks) }
        _ = gtk_text_iter_get_attributes(&iterator, looks)
        let name = pango_font_description_to_string(looks.pointee.font)!
        defer { g_free(name) }
        return String(cString: name)
      }
      XCTAssertEqual([0, 2].map(font), ["Serif 18", "Serif 18"])
      var end = GtkTextIter()
      gtk_text_buffer_get_end_iter(buffer, &end)
      gtk_text_buffer_place_cursor(buffer, &end)
      gtk_text_buffer_insert_at_cursor(buffer, " two", -1)
      settle(50)
      XCTAssertEqual(text.value, "one two")
      XCTAssertEqual([0, 6].map(font), ["Serif 18", "Serif 18"])
      size.value = 12
      settle(50)
      XCTAssertEqual([0, 6].map(font), ["Serif 9", "Serif 9"])
      shown.close()
    }
  }

  func testUndoBringsBackWordsWithTheirLooks() throws {
    try onScreen { renderer in
      let model = Model()
      model.text[model.text.range(of: "two")!].font = .body.bold()
      let shown = HostedScreen(renderer, Edited(model: model))
      let view = try XCTUnwrap(shown.all("GtkTextView").first)
      let buffer = gtk_text_view_get_buffer(cast(view))!
      let first = model.text
      @MainActor func take(from start: Int32, to end: Int32) {
        var (first, last) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer, &first, start)
        gtk_text_buffer_get_iter_at_offset(buffer, &last, end)
        gtk_text_buffer_delete(buffer, &first, &last)
        settle(50)
      }
      take(from: 2, to: 9)
      let second = model.text
      XCTAssertEqual(String(second.characters), "onhree")
      let undo = try XCTUnwrap(TextUndo.of(view))
      XCTAssertTrue(undo.undo())
      settle(50)
      XCTAssertEqual(model.text, first)
      XCTAssertEqual(model.selection.places(in: model.text), 9..<9)
      XCTAssertTrue(undo.redo())
      settle(50)
      XCTAssertEqual(model.text, second)
      XCTAssertTrue(undo.undo())
      settle(50)
      XCTAssertEqual(model.text, first)
      shown.close()
    }
  }
}
