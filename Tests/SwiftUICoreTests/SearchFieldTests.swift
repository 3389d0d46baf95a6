import SwiftUITesting
import Testing

@MainActor
@Suite("Enter and Esc in a search field")
struct SearchFieldTests {
  struct Searching: View {
    let log: LockedValue<[String]>
    @State private var text = ""
    @State private var name = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("Found \(text)").searchable(text: $text, prompt: "Search Things")
      }
      .onSubmit { log.withLock { $0.append("text") } }
      .onSubmit(of: .search) { log.withLock { $0.append("search") } }
      .onSubmit(of: [.text, .search]) { log.withLock { $0.append("either") } }
    }
  }

  let log = LockedValue<[String]>([])

  @Test("Enter calls the actions for what it was pressed in, the inner ones first")
  func enter() {
    let screen = Screen { Searching(log: log) }
    screen.field("Search Things").submit()
    #expect(log.withLock { $0 } == ["search", "either"])
    log.withLock { $0 = [] }
    screen.field("Name").submit()
    #expect(log.withLock { $0 } == ["text", "either"])
  }

  @Test("Esc empties the field and takes the focus from it")
  func escape() {
    let screen = Screen { Searching(log: log) }
    let field = screen.field("Search Things")
    field.focus()
    field.type("ab")
    #expect(screen.shows("Found ab"))
    field.endSearch()
    #expect(screen.shows("Found "))
    #expect(field.value == "" && !field.isFocused)
  }

  @Test("Ctrl+F, and typing where no text is entered, go to the search field")
  func keys() {
    let screen = Screen { Searching(log: log) }
    screen.pressFind()
    #expect(screen.field("Search Things").isFocused)
    screen.unfocus()
    screen.type("cd")
    #expect(screen.shows("Found cd"))
    #expect(screen.field("Search Things").isFocused)
    screen.field("Name").focus()
    screen.type("e")
    #expect(screen.field("Name").value == "e")
    #expect(screen.shows("Found cd"))
  }

  @Test(
    "Going to the field and leaving it runs no body of the view that is searched, nor of what holds the field"
  )
  func focusCost() {
    let screen = Screen { Searching(log: log) }
    screen.resetCounts()
    screen.field("Search Things").focus()
    screen.unfocus()
    #expect(!screen.evaluated.contains { $0.hasPrefix("SearchableView") || $0.hasPrefix("Searching") })
  }
}
