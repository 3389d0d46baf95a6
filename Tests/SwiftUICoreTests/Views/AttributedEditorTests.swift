import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Editing text with looks")
struct AttributedEditorTests {
  private typealias Looks = AttributeScopes.SwiftUIAttributes

  /// A word is bold.
  private static func sample() -> AttributedString {
    var text = AttributedString("one two three")
    text[text.range(of: "two")!].font = .body.bold()
    return text
  }
  /// The runs, with a star before those that are bold.
  private static func said(_ text: AttributedString) -> String {
    text.runs.map { run in
      (run.font == .body.bold() ? "*" : "") + String(text[run.range].characters)
    }.joined(separator: "|")
  }
  private static func range(of words: String, in text: AttributedString) -> AttributedTextSelection {
    AttributedTextSelection(range: text.range(of: words)!)
  }

  private struct Edited: View {
    @State var text = AttributedEditorTests.sample()
    @State var selection = AttributedTextSelection()
    var body: some View {
      TextEditor(text: $text, selection: $selection)
      Text(AttributedEditorTests.said(text))
      Text("selected \(String(AttributedString(text[selection]).characters))")
      Text(selection.typingAttributes(in: text).font == .body.bold() ? "bold" : "plain")
      Button("Bold") {
        text.transformAttributes(in: &selection) { $0.font = .body.bold() }
      }
      Button("Three") { selection = AttributedEditorTests.range(of: "three", in: text) }
      Button("Replace") { text.replaceSelection(&selection, with: AttributedString("3")) }
      Button("Upper") {
        text.transform(updating: &selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
      }
    }
  }

  private func editor(_ screen: Screen) -> TextEditorDescription {
    screen.editor.widget.anyDescription as! TextEditorDescription
  }

  @Test("The pieces of the text are shown with their looks")
  func pieces() {
    let screen = Screen { Edited() }
    #expect(editor(screen).text == "one two three")
    #expect(editor(screen).spans.map(\.text) == ["one ", "two", " three"])
    #expect(editor(screen).spans.map(\.traits.font) == [nil, .body.bold(), nil])
    screen.close()
    let plain = Screen { TextEditor(text: .constant(AttributedString("plain"))) }
    #expect(editor(plain).text == "plain" && editor(plain).spans.isEmpty && editor(plain).select == nil)
    plain.close()
  }

  @Test("What is typed looks as what it stands behind, and what it takes the place of")
  func typing() {
    let screen = Screen { Edited() }
    editor(screen).edit("one twos three")
    screen.flush()
    #expect(screen.shows("one |*twos| three"))
    editor(screen).edit("one twos, three")
    screen.flush()
    #expect(screen.shows("one |*twos,| three"))
    editor(screen).edit("one 2 three")
    screen.flush()
    #expect(screen.shows("one |*2| three"))
    editor(screen).edit("xone 2 three!")
    screen.flush()
    editor(screen).edit("")
    screen.flush()
    editor(screen).edit("new")
    screen.flush()
    #expect(screen.shows("new") && screen.shows("plain"))
    screen.close()
  }

  @Test("The program is told what is selected, and what it selects is")
  func selecting() throws {
    let screen = Screen { Edited() }
    let select = try #require(editor(screen).select)
    select(4..<7)
    screen.flush()
    #expect(screen.shows("selected two") && screen.shows("bold") && editor(screen).selection == 4..<7)
    screen.button("Three").tap()
    #expect(screen.shows("selected three") && screen.shows("plain") && editor(screen).selection == 8..<13)
    screen.button("Bold").tap()
    #expect(screen.shows("one |*two| |*three") && screen.shows("selected three"))
    screen.button("Upper").tap()
    #expect(screen.shows("zero one |*two| |*three") && screen.shows("selected three"))
    #expect(editor(screen).selection == 13..<18)
    screen.button("Replace").tap()
    #expect(screen.shows("zero one |*two| 3") && editor(screen).selection == 14..<14)
    screen.close()
  }

  @Test("Attributes that are set at the cursor are those of what is typed there")
  func typingAttributes() throws {
    let screen = Screen { Edited() }
    let select = try #require(editor(screen).select)
    select(13..<13)
    screen.flush()
    #expect(screen.shows("plain"))
    screen.button("Bold").tap()
    #expect(screen.shows("bold"))
    editor(screen).edit("one two three!")
    screen.flush()
    #expect(screen.shows("one |*two| three|*!") && screen.shows("bold"))
    // Somewhere else the text says again how it goes on.
    editor(screen).select?(1..<1)
    screen.flush()
    #expect(screen.shows("plain"))
    screen.close()
  }

  @Test("A selection of another text is at the end")
  func otherText() {
    let text = Self.sample()
    let selection = Self.range(of: "two", in: text)
    let other = AttributedString("two two")
    #expect(selection.indices(in: other) == .insertionPoint(other.endIndex))
    #expect(selection.places(in: other) == nil && selection.places(in: text) == 4..<7)
    #expect(AttributedTextSelection().places(in: text) == nil)
    #expect(Array(selection.attributes(in: text)[\.font]) == [.body.bold()])
    #expect(selection.attributes(in: text)[Looks.FontAttribute.self].contains(.body.bold()))
  }

  @Test("A link is not longer for what is typed behind it, and is for what is typed in it")
  func links() throws {
    var text = AttributedString("see here")
    text[text.range(of: "here")!].link = URL(string: "https://example.org")
    let behind = text.changed(to: "see here!", typing: nil).text
    #expect(behind.runs.map { $0.link != nil } == [false, true, false])
    let within = text.changed(to: "see herre", typing: nil).text
    #expect(within.runs.map { $0.link != nil } == [false, true])
  }
}
