import SwiftUITesting
import Testing

@MainActor
@Suite("FocusState")
struct FocusStateTests {
  enum Field: Hashable { case name, email, note }

  struct Form: View {
    @State private var name = ""
    @State private var email = ""
    @State private var showsNote = false
    @State private var isOff = false
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        Text(focus.map { "focus \($0)" } ?? "no focus")
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .onSubmit { focus = .email }
        TextField("Email", text: $email).focused($focus, equals: .email).disabled(isOff)
        if showsNote { TextField("Note", text: .constant("")).focused($focus, equals: .note) }
        Button("To email") { focus = .email }
        Button("Leave") { focus = nil }
        Button("Add note") {
          focus = .note
          showsNote = true
        }
        Button("Animate note") {
          focus = .note
          withAnimation { showsNote = true }
        }
        Button("Drop note") { showsNote = false }
        Button("To missing note") { focus = .note }
        Button("Off") { isOff = true }
        Bystander()
      }
    }
  }
  struct Bystander: View {
    var body: some View { Text("bystander") }
  }

  @Test("Moving the focus moves the value, which is nil when the focus leaves")
  func moving() {
    let screen = Screen { Form() }
    #expect(screen.shows("no focus"))
    screen.field("Name").focus()
    #expect(screen.shows("focus name"))
    screen.pressTab()
    #expect(screen.shows("focus email"))
    screen.resetCounts()
    screen.button("Leave").focus()
    #expect(screen.shows("no focus"))
    #expect(screen.evaluated == ["Form"])
    screen.field("Name").focus()
    screen.unfocus()
    #expect(screen.shows("no focus"))
  }

  @Test("Writing the value moves the focus after the update, and nil takes it away")
  func writing() {
    let screen = Screen { Form() }
    screen.button("To email").tap()
    #expect(screen.focused?.label == "Email")
    #expect(screen.shows("focus email"))
    screen.button("Leave").tap()
    #expect(screen.focused == nil)
    screen.button("Drop note").focus()
    screen.button("Leave").tap()
    #expect(screen.focused?.label == "Drop note", "It is taken from the views of this state alone")
  }

  @Test("Enter in one field moves the focus to the next")
  func submitting() {
    let screen = Screen { Form() }
    screen.field("Name").focus()
    screen.field("Name").submit()
    #expect(screen.focused?.label == "Email")
  }

  @Test("The focus goes to a field that appears in the same update", arguments: ["Add note", "Animate note"])
  func appearing(button: String) {
    let screen = Screen { Form() }
    screen.button(button).tap()
    #expect(screen.focused?.label == "Note")
    #expect(screen.shows("focus note"))
  }

  @Test("When the focused view goes, the value is nil")
  func removal() {
    let screen = Screen { Form() }
    screen.button("Add note").tap()
    screen.button("Drop note").tap()
    #expect(screen.shows("no focus"))
    #expect(screen.focused == nil)
  }

  @Test("A value that no view takes goes back to what is so")
  func refused() {
    let screen = Screen { Form() }
    screen.field("Name").focus()
    screen.button("To missing note").tap()
    #expect(screen.shows("focus name"))
    screen.button("Off").tap()
    screen.button("To email").tap()
    #expect(screen.shows("focus name"))
    #expect(screen.focused?.label == "Name")
  }

  struct OneField: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      Text("\(isFocused)")
      Child(isFocused: $isFocused)
      Marked().modifier(Focusing())
      Button("Flip") { isFocused.toggle() }
    }
  }
  struct Child: View {
    @FocusState.Binding var isFocused: Bool
    var body: some View {
      TextField("Text", text: .constant("")).focused($isFocused)
      Button("Focus from child") { isFocused = true }
    }
  }
  struct Marked: View {
    var body: some View { TextField("Marked", text: .constant("")) }
  }
  struct Focusing: ViewModifier {
    @FocusState private var isFocused: Bool
    func body(content: Content) -> some View {
      content.focused($isFocused)
      Text("marked \(isFocused)")
    }
  }

  @Test("It can be a Bool, be passed to a child, and stand in a modifier")
  func bool() {
    let screen = Screen { OneField() }
    screen.button("Flip").tap()
    #expect(screen.focused?.label == "Text" && screen.shows("true"))
    screen.button("Flip").tap()
    #expect(screen.focused == nil && screen.shows("false"))
    screen.button("Focus from child").tap()
    #expect(screen.shows("true"))
    screen.field("Marked").focus()
    #expect(screen.shows("marked true") && screen.shows("false"))
  }

  struct Appearing: View {
    @FocusState var focus: Field?
    @State private var isShown = false
    var body: some View {
      TextField("First", text: .constant("")).focused($focus, equals: .name)
      TextField("Second", text: .constant("")).focused($focus, equals: .email)
        .onAppear { focus = .email }
      Text(focus == .email ? "second" : "other")
      Button("Sheet") { isShown = true }
        .sheet(isPresented: $isShown) { Sheet() }
    }
  }
  struct Sheet: View {
    @FocusState var focus: Field?
    var body: some View {
      TextField("In the sheet", text: .constant("")).focused($focus, equals: .note)
        .onAppear { focus = .note }
    }
  }

  @Test("The focus can be set in onAppear, in a window and in a sheet, each with a focus of its own")
  func onAppear() {
    let screen = Screen { Appearing() }
    #expect(screen.focused?.label == "Second" && screen.shows("second"))
    screen.button("Sheet").tap()
    #expect(screen.focused?.label == "In the sheet")
    screen.front.close()
    #expect(screen.focused?.label == "Second" && screen.shows("second"))
  }

  struct Twice: View {
    @FocusState var focus: Field?
    @State private var isSwapped = false
    var body: some View {
      Text(focus.map { "focus \($0)" } ?? "no focus")
      Button("Focus") { focus = .name }
      Group {
        if isSwapped { TextField("Zeroth", text: .constant("")).focused($focus, equals: .name) }
        TextField("First", text: .constant("")).focused($focus, equals: .name)
        TextField("Second", text: .constant("")).focused($focus, equals: .name)
      }
      Button("Swap") { isSwapped = true }
    }
  }

  @Test("Of two fields with one value the first gets the focus; either has the value")
  func twice() {
    let screen = Screen { Twice() }
    screen.button("Focus").tap()
    #expect(screen.focused?.label == "First")
    screen.field("Second").focus()
    #expect(screen.shows("focus name"))
    screen.button("Focus").tap()
    #expect(screen.focused?.label == "Second", "It is there already")
    screen.unfocus()
    screen.button("Swap").tap()
    screen.button("Focus").tap()
    #expect(screen.focused?.label == "Zeroth", "The first in view order, not the one made first")
  }

  struct Rows: View {
    @State private var items = [1, 2, 3]
    @FocusState private var focus: Int?
    var body: some View {
      Text(focus.map { "focus \($0)" } ?? "no focus")
      Button("Add") {
        items.append(4)
        focus = 4
      }
      Button("Reverse") { items.reverse() }
      List(items, id: \.self) { item in
        TextField("Row \(item)", text: .constant("")).focused($focus, equals: item)
      }
    }
  }

  @Test("A new row can have the focus, and keeps it when rows move")
  func rows() {
    let screen = Screen { Rows() }
    screen.button("Add").tap()
    #expect(screen.focused?.label == "Row 4" && screen.shows("focus 4"))
    screen.button("Reverse").tap()
    #expect(screen.focused?.label == "Row 4" && screen.shows("focus 4"))
  }

  struct Renamed: View {
    @FocusState private var focus: Field?
    @State private var value = Field.name
    var body: some View {
      Text(focus.map { "focus \($0)" } ?? "no focus")
      TextField("Field", text: .constant("")).focused($focus, equals: value)
      Button("Rename") { value = .note }
    }
  }

  @Test("A focused view that comes to stand for another value has that one")
  func renamed() {
    let screen = Screen { Renamed() }
    screen.field("Field").focus()
    screen.button("Rename").tap()
    #expect(screen.shows("focus note"))
  }

  struct Editing: View {
    @State private var text = ""
    @State private var events: [String] = []
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Text", text: $text, onEditingChanged: { events.append($0 ? "begins" : "ends") })
        .focused($isFocused)
        .onChange(of: isFocused) { events.append("\($0)→\($1)") }
      Text(events.joined(separator: " "))
      Button("Focus") { isFocused = true }
    }
  }

  @Test("A field tells of the focus that the program has moved")
  func editing() {
    let screen = Screen { Editing() }
    screen.button("Focus").tap()
    screen.unfocus()
    #expect(screen.texts.contains("false→true begins ends true→false"))
  }

  @Test("Nothing of it is left when the screen goes")
  func leaks() {
    let nodes = Screen.liveNodes
    let widgets = Screen.liveWidgets
    do {
      let screen = Screen { Form() }
      screen.button("Add note").tap()
      screen.close()
    }
    #expect(Screen.liveNodes == nodes && Screen.liveWidgets == widgets)
  }
}
