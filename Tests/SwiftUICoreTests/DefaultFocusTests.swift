import SwiftUITesting
import Testing

@MainActor
@Suite("Default focus, focusable views and isFocused")
struct DefaultFocusTests {
  enum Field: Hashable { case first, second }

  struct Defaulted: View {
    @FocusState private var focus: Field?
    let asksForFirst: Bool
    var body: some View {
      VStack {
        TextField("First", text: .constant("")).focused($focus, equals: .first)
        TextField("Second", text: .constant("")).focused($focus, equals: .second)
      }
      .defaultFocus($focus, .second)
      .onAppear { if asksForFirst { focus = .first } }
    }
  }

  @Test(
    "The default focus is there at the start, unless the program asks for another", arguments: [false, true])
  func defaultFocus(asks: Bool) {
    let screen = Screen { Defaulted(asksForFirst: asks) }
    #expect(screen.focused?.label == (asks ? "First" : "Second"))
  }

  struct Scoped: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    var body: some View {
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant("")).prefersDefaultFocus(in: scope)
        TextField("Third", text: .constant("")).prefersDefaultFocus(false, in: scope)
        Button("Reset") { resetFocus(in: scope) }
      }
      .focusScope(scope)
    }
  }

  @Test("A view that prefers the focus has it at the start, and again when it is reset")
  func preferred() {
    let screen = Screen { Scoped() }
    #expect(screen.focused?.label == "Second")
    screen.field("Third").focus()
    screen.button("Reset").tap()
    #expect(screen.focused?.label == "Second")
  }

  struct Card: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text("\(name) \(isFocused ? "focused" : "plain")") }
  }
  struct Cards: View {
    @State private var isOn = true
    @State private var events: [String] = []
    var body: some View {
      Card(name: "one").focusable()
      Card(name: "two").focusable(isOn) { events.append("two \($0)") }
      Button(action: { isOn = false }, label: { Card(name: "button") })
      Card(name: "nowhere")
      Text(events.joined(separator: " "))
    }
  }

  @Test("A control that is said to be focusable is one stop, itself")
  func focusableControl() {
    let screen = Screen {
      TextField("Name", text: .constant("")).focusable()
      Button("Press") {}.focusable()
    }
    for kind in ["field", "button", "field"] {
      screen.pressTab()
      #expect(screen.focused?.kind == kind)
    }
  }

  @Test("A focusable view takes the focus and tells the views in it; nobody else runs")
  func focusable() {
    let screen = Screen { Cards() }
    screen.pressTab()
    #expect(screen.texts.prefix(4) == ["one focused", "two plain", "button plain", "nowhere plain"])
    screen.resetCounts()
    screen.pressTab()
    #expect(screen.texts.prefix(4) == ["one plain", "two focused", "button plain", "nowhere plain"])
    #expect(screen.evaluated.filter { $0 == "Card" }.count == 2)
    screen.pressTab()
    #expect(screen.texts.prefix(3) == ["one plain", "two plain", "button focused"])
    #expect(screen.texts.last == "two true two false")
    screen.front.all.first { $0.kind == "button" }!.tap()
    screen.pressTab()
    screen.pressTab()
    #expect(screen.focused?.kind == "button", "The second takes it no more")
  }
}
