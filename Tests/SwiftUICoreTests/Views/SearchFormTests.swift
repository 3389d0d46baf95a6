import SwiftUITesting
import Testing

@MainActor
@Suite("Forms of search fields")
struct SearchFormTests {
  private struct Focused: View {
    @State private var text = ""
    @FocusState private var isSearched: Bool
    @FocusState private var place: String?

    var body: some View {
      VStack {
        Text(isSearched ? "searching" : "reading")
        Text(place ?? "nowhere")
        Button("Search") { isSearched = true }
        Button("Read") { isSearched = false }
        Button("Second") { place = "second" }
        Text("films").searchable(text: $text, prompt: "First").searchFocused($isSearched)
        Text("actors").searchable(text: .constant(""), prompt: "Second")
          .searchFocused($place, equals: "second")
      }
    }
  }

  @Test("A focus state moves the focus to the field of a search, and follows it")
  func focus() {
    let screen = Screen { Focused() }
    #expect(screen.shows("reading") && screen.shows("nowhere"))
    screen.button("Search").tap()
    #expect(screen.field("First").isFocused && screen.shows("searching"))
    screen.button("Read").tap()
    #expect(!screen.field("First").isFocused && screen.shows("reading"))
    screen.field("First").focus()
    #expect(screen.shows("searching"))
    screen.button("Second").tap()
    #expect(screen.field("Second").isFocused && screen.shows("second") && screen.shows("reading"))
    screen.unfocus()
    #expect(screen.shows("nowhere"))
  }

  @Test("Of searches in one another the outermost is meant")
  func nested() {
    struct Nested: View {
      @FocusState var isSearched: Bool
      var body: some View {
        VStack {
          Button("Search") { isSearched = true }
          Text("a").searchable(text: .constant(""), prompt: "Inner")
            .searchable(text: .constant(""), prompt: "Outer")
            .searchFocused($isSearched)
        }
      }
    }
    let screen = Screen { Nested() }
    screen.button("Search").tap()
    #expect(screen.field("Outer").isFocused && !screen.field("Inner").isFocused)
  }

  private struct Genre: Identifiable {
    let id: String
  }

  @Test("Prompts are keys and strings in every form")
  func prompts() {
    struct Prompts: View {
      let string = "string"
      @State var text = ""
      @State var isOn = false
      @State var tokens = [Genre(id: "Drama")]
      var body: some View {
        VStack {
          Text("a").searchable(text: $text, prompt: "key 1") { Text("one") }
          Text("a").searchable(text: $text, prompt: string + " 2") { Text("two") }
          Text("a").searchable(text: $text, isPresented: $isOn, prompt: string + " 3")
          Text("a").searchable(text: $text, tokens: $tokens, prompt: "key 4") { Text($0.id) }
          Text("a").searchable(text: $text, tokens: $tokens, prompt: string + " 5") { Text($0.id) }
          Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $tokens, prompt: "key 6") {
            Text($0.id)
          }
          Text("a").searchable(
            text: $text, tokens: $tokens, suggestedTokens: $tokens, prompt: string + " 7"
          ) { Text($0.id) }
        }
      }
    }
    let screen = Screen { Prompts() }
    for prompt in ["key 1", "string 2", "string 3", "key 4", "string 5", "key 6", "string 7"] {
      #expect(screen.front.find("field", prompt) != nil, "\(prompt)")
    }
    screen.field("key 1").focus()
    #expect(screen.shows("one") && !screen.shows("two"))
    screen.field("string 2").focus()
    #expect(screen.shows("two") && !screen.shows("one"))
    #expect(screen.texts.filter { $0 == "Drama" }.count == 4)
  }

  @Test("A search with tokens is presented by a binding, and ends it")
  func presentedTokens() {
    struct Films: View {
      @State var text = ""
      @State var isSearching = false
      @State var tokens = [Genre(id: "Drama")]
      @State var suggested = [Genre(id: "Crime")]
      let string = "string"
      var body: some View {
        VStack {
          Text(isSearching ? "searching" : "reading")
          Button("Search") { isSearching = true }
          Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: "key 1") {
            Text($0.id)
          }
          Text("a").searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: .constant(false),
            prompt: string + " 2"
          ) { Text($0.id) }
          Text("a").searchable(
            text: $text, editableTokens: $tokens, isPresented: .constant(false), prompt: Text("text 3")
          ) { $token in Text("\(token.id) 3") }
        }
      }
    }
    let screen = Screen { Films() }
    #expect(screen.shows("reading") && screen.shows("Drama 3"))
    #expect(screen.texts.filter { $0 == "Drama" }.count == 2)
    screen.button("Search").tap()
    #expect(screen.field("key 1").isFocused && screen.shows("searching"))
    screen.unfocus()
    #expect(screen.shows("reading"))
    screen.field("string 2").focus()
    screen.button("Crime").tap()
    #expect(screen.shows("Crime 3"))
  }

  @Test("A suggestion is completed by a token, once, in the place of what was typed")
  func tokenCompletion() {
    struct Mail: View {
      @State var text = ""
      @State var tokens: [Genre] = []
      var body: some View {
        Text("found \(tokens.count)")
          .searchable(text: $text, tokens: $tokens, prompt: "find") { Text($0.id) }
          .searchSuggestions {
            Text("Unread").searchCompletion(Genre(id: "unread"))
            Text("Words").searchCompletion("words")
          }
      }
    }
    let screen = Screen { Mail() }
    screen.field("find").focus()
    screen.field("find").type("un")
    screen.button("Unread").tap()
    #expect(screen.shows("found 1") && screen.shows("unread"))
    #expect(screen.field("find").value.isEmpty)
    screen.field("find").focus()
    screen.button("Unread").tap()
    #expect(screen.shows("found 1"))
  }

  private struct Scope: Identifiable {
    let id: Int
    var isOn = false
  }

  @Test("A suggestion adds a token to those that can be changed, too")
  func editableTokenCompletion() {
    struct Scopes: View {
      let isPresented: Binding<Bool>?
      @State var text = ""
      @State var tokens: [Scope] = []
      private var found: some View { Text("scopes: \(tokens.map(\.id))") }
      private func toggle(_ token: Binding<Scope>) -> some View {
        Toggle("scope \(token.wrappedValue.id)", isOn: token.isOn)
      }
      var body: some View {
        Group {
          if let isPresented {
            found.searchable(
              text: $text, editableTokens: $tokens, isPresented: isPresented, prompt: "find", token: toggle)
          } else {
            found.searchable(text: $text, editableTokens: $tokens, prompt: "find", token: toggle)
          }
        }
        .searchSuggestions { Text("Third").searchCompletion(Scope(id: 3)) }
      }
    }
    for isPresented in [nil, Binding.constant(true)] {
      let screen = Screen { Scopes(isPresented: isPresented) }
      screen.field("find").focus()
      screen.field("find").type("th")
      screen.button("Third").tap()
      #expect(screen.shows("scopes: [3]") && screen.field("find").value.isEmpty)
      screen.toggle("scope 3").set(true)
      screen.close()
    }
  }

  @Test("A token is changed where it stands")
  func editableTokens() {
    struct Scopes: View {
      @State var tokens = [Scope(id: 1), Scope(id: 2)]
      var body: some View {
        Text("on: \(tokens.filter(\.isOn).map(\.id))")
          .searchable(text: .constant(""), editableTokens: $tokens, prompt: "Search") { $token in
            Toggle("scope \(token.id)", isOn: $token.isOn)
          }
      }
    }
    let screen = Screen { Scopes() }
    screen.toggle("scope 2").set(true)
    #expect(screen.shows("on: [2]"))
    screen.button("Remove").tap()
    #expect(screen.shows("on: [2]") && screen.front.find("toggle", "scope 1") == nil)
    screen.toggle("scope 2").set(false)
    #expect(screen.shows("on: []"))
  }
}
