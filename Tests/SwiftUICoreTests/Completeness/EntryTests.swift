import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Entries that grow, what is typed into them, and searches with more than words")
struct EntryTests {
  @Test("An entry with a vertical axis shows as many lines as it is limited to, at least those it holds free")
  func lines() throws {
    struct Entries: View {
      @State var text = "a"
      var body: some View {
        VStack {
          TextField("Free", text: $text, axis: .vertical)
          TextField("Bound", text: $text, axis: .vertical).lineLimit(2...5)
          TextField("Held", text: $text, axis: .vertical).lineLimit(3, reservesSpace: true)
          TextField("One", text: $text)
            .keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
        }
      }
    }
    let screen = Screen { Entries() }
    func field(_ name: String) throws -> TextFieldDescription {
      let found = screen.field(name).widget.anyDescription as? TextFieldDescription
      return try #require(found)
    }
    #expect(try field("Free").lines == 1...Int.max)
    #expect(try field("Bound").lines == 2...5)
    #expect(try field("Held").lines == 3...3)
    #expect(try field("One").lines == nil)
    let input = try field("One").input
    #expect(input.keyboard == .emailAddress && input.capitals == TextInput.Capitals.none)
    #expect(input.isSpellingIgnored)
    screen.field("Free").type("b\nc")
    #expect(try field("Bound").text == "ab\nc")
  }

  struct Tag: Identifiable, Equatable { let id: String }
  struct Search: View {
    @State var text = ""
    @State var tags = [Tag(id: "red")]
    @State var proposed = [Tag(id: "blue")]
    @State var isOn = false
    var body: some View {
      VStack {
        Text("content").searchable(text: $text, tokens: $tags, suggestedTokens: $proposed) { Text($0.id) }
        Text("more").searchable(text: $text, isPresented: $isOn).searchSuggestions {
          Text("swift").searchCompletion("swift language")
        }
        Toggle("Searching", isOn: $isOn)
        Text("\(text)|\(tags.map(\.id).joined())")
      }
    }
  }

  @Test("Suggestions that are hidden are not proposed; hidden elsewhere, they are", arguments: [true, false])
  func hiddenSuggestions(isMenu: Bool) {
    let screen = Screen {
      Text("more").searchable(text: .constant(""))
        .searchSuggestions(.hidden, for: isMenu ? .menu : .content)
        .searchSuggestions { Text("swift").searchCompletion("swift") }
    }
    screen.front.all.filter { $0.kind == "field" }[0].widget.focus()
    screen.flush()
    #expect(screen.shows("swift") == !isMenu)
  }

  @Test("Tokens are taken out, and those proposed are added while the field has the focus")
  func tokens() {
    let screen = Screen { Search() }
    #expect(screen.shows("|red") && screen.shows("red") && !screen.shows("blue"))
    screen.front.all.filter { $0.kind == "field" }[0].widget.focus()
    screen.flush()
    #expect(screen.shows("blue"))
    screen.button("blue").tap()
    #expect(screen.shows("|redblue"))
    screen.button("Remove").tap()
    #expect(screen.shows("|blue"))
  }

  @Test("A search that is presented has the focus, and a suggestion is taken over")
  func suggestions() {
    let screen = Screen { Search() }
    #expect(!screen.shows("swift"))
    screen.toggle("Searching").set(true)
    screen.flush()
    #expect(screen.shows("swift"))
    screen.button("swift").tap()
    #expect(screen.shows("swift language|red"))
  }
}
