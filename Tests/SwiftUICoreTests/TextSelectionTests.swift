import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Selections in texts")
struct TextSelectionTests {
  struct Edited: View {
    var isEditor = false
    @State var text = "öne two"
    @State var selection: TextSelection?
    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $text, selection: $selection)
        } else {
          TextField("Text", text: $text, selection: $selection)
        }
        Text("selected \(selected)")
        Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        Button("Begin") { selection = TextSelection(insertionPoint: text.startIndex) }
        Button("Clear") { text = "" }
        Button("Words") {
          var ranges = RangeSet<String.Index>()
          for word in text.split(separator: " ") {
            ranges.insert(contentsOf: word.startIndex..<word.endIndex)
          }
          selection = TextSelection(ranges: ranges)
        }
      }
      .textSelectionAffinity(.upstream)
    }
    var selected: String {
      guard let selection else { return "nothing" }
      if selection.isInsertion { return "a place, \(selection.affinity)" }
      switch selection.indices {
      case .selection(let range): return String(text[range])
      case .multiSelection(let ranges): return ranges.ranges.map { text[$0] }.joined(separator: ",")
      }
    }
  }

  @Test(
    "A field and an editor tell what is selected in them, and select what they are told",
    arguments: [false, true])
  func bothWays(isEditor: Bool) {
    let screen = Screen { Edited(isEditor: isEditor) }
    var entry: Element { isEditor ? screen.editor : screen.field("Text") }
    #expect(screen.shows("selected nothing") && entry.selectedCharacters == nil)
    entry.select(characters: 4..<7)
    #expect(screen.shows("selected two") && entry.selectedCharacters == 4..<7)
    entry.select(characters: 0..<3)
    #expect(screen.shows("selected öne"))
    screen.button("All").tap()
    #expect(screen.shows("selected öne two") && entry.selectedCharacters == 0..<7)
    screen.button("Begin").tap()
    #expect(screen.shows("selected a place, automatic") && entry.selectedCharacters == 0..<0)
    entry.type("!")
    #expect(entry.value == "öne two!")
    #expect(screen.shows("selected a place, upstream") && entry.selectedCharacters == 8..<8)
    screen.button("Words").tap()
    #expect(screen.shows("selected öne,two!") && entry.selectedCharacters == 0..<3)
  }

  @Test("A selection of a text that has become shorter is what there is of it", arguments: [false, true])
  func shorter(isEditor: Bool) {
    let screen = Screen { Edited(isEditor: isEditor) }
    var entry: Element { isEditor ? screen.editor : screen.field("Text") }
    entry.select(characters: 7..<7)
    screen.button("Clear").tap()
    #expect(entry.value == "" && entry.selectedCharacters == 0..<0)
  }

  @Test("Selections are counted in what a person calls characters, whatever they are made of")
  func scalars() {
    let text = "a👩‍👩‍👧e\u{301}z"
    let selection = TextSelection(range: text.index(after: text.startIndex)..<text.endIndex)
    #expect(selection.places(in: text) == 1..<9)
    #expect(TextSelection(1..<6, of: text, .automatic).places(in: text) == 1..<6)
    #expect(TextSelection(0..<99, of: text, .automatic).places(in: text) == 0..<9)
    #expect(selection.places(in: "ab") == 1..<2)
    #expect(!selection.isInsertion && TextSelection(insertionPoint: text.endIndex).isInsertion)
    #expect(TextSelection(ranges: RangeSet<String.Index>()).places(in: text) == nil)
  }

  @Test("What is selected in the field of a style of the program's own is told, too")
  func styled() {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View { HStack { configuration } }
    }
    let screen = Screen { Edited().textFieldStyle(Boxed()) }
    screen.field("Text").select(characters: 4..<7)
    #expect(screen.shows("selected two"))
  }
}
