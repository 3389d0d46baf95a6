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
    let behind = text.changed(by: TextReplacement(from: "see here", to: "see here!"), typing: nil).text
    #expect(behind.runs.map { $0.link != nil } == [false, true, false])
    let within = text.changed(by: TextReplacement(from: "see here", to: "see herre"), typing: nil).text
    #expect(within.runs.map { $0.link != nil } == [false, true])
  }

  private struct Long: View {
    @State var text = AttributedString(String(repeating: "ä line\n", count: 10_000))
    var body: some View {
      TextEditor(text: $text)
      Text(verbatim: "\(text.characters.count)")
      Button("Shorter") { text = AttributedString("b") }
    }
  }

  @Test("A key is taken over without a look at the text around it")
  func keys() {
    let screen = Screen { Long() }
    var timesWhole = 0
    for place in [0, 35_001, 70_002] {
      let count = editor(screen).text.unicodeScalars.count
      let change = TextReplacement(start: place, removed: 0, inserted: "x", countBefore: count)
      screen.act {
        editor(screen).attributed?.replace(change) {
          timesWhole += 1
          return ""
        }
      }
    }
    #expect(timesWhole == 0)
    #expect(screen.texts.contains("70003"))
    let text = Array(editor(screen).text)
    #expect([text[0], text[35_001], text[70_002]] == ["x", "x", "x"])
    // The program has made another text of it meanwhile.
    let description = editor(screen)
    screen.button("Shorter").tap()
    screen.act {
      description.attributed?.replace(
        TextReplacement(start: 5, removed: 0, inserted: "x", countBefore: 70_003)
      ) {
        timesWhole += 1
        return "bx"
      }
    }
    #expect(timesWhole == 1)
    #expect(editor(screen).text == "bx")
    screen.close()
  }

  @Test("What two texts differ in is found in whole scalars")
  func differences() {
    for (old, new, start, removed, inserted) in [
      ("", "ab", 0, 0, "ab"), ("ab", "", 0, 2, ""), ("aäb", "aöb", 1, 1, "ö"), ("aa", "aaa", 2, 0, "a"),
      ("é1", "e\u{301}1", 0, 1, "e\u{301}"), ("👍🏽x", "👍🏿x", 1, 1, "🏿"), ("x", "x", 1, 0, ""),
    ] {
      let change = TextReplacement(from: old, to: new)
      let expected = TextReplacement(
        start: start, removed: removed, inserted: inserted, countBefore: old.unicodeScalars.count)
      #expect(change == expected, "\(old) to \(new)")
    }
  }
}
