import SwiftUITesting
import Testing

@MainActor
@Suite("Text fields in an alert")
struct AlertFieldTests {
  struct Naming: View {
    @State var asks = false
    @State var name = "a"
    @State var password = ""
    @State var isLocked = false
    @State var said = ""
    var body: some View {
      VStack {
        Button("Ask") { asks = true }
        Button("Lock") { isLocked.toggle() }
        Button("Rename") { name = "elsewhere" }
        Text("said \(said)")
      }
      .alert("Name", isPresented: $asks) {
        if isLocked { SecureField("Password", text: $password) }
        TextField("Title", text: $name).textInputAutocapitalization(.never)
        Button("Cancel", role: .cancel) { said = "cancelled" }
        Button("Save") { said = "\(name) \(password)" }.disabled(name.isEmpty)
      } message: {
        Text("It is \(name).")
      }
    }
  }

  @Test("A field in an alert shows its binding's text and writes it as it is typed; the buttons follow")
  func binding() {
    let screen = Screen { Naming() }
    screen.button("Ask").tap()
    #expect(screen.front.options == ["Cancel", "Save"])
    #expect(screen.field("Title").value == "a")
    screen.field("Title").type("bc")
    #expect(screen.field("Title").value == "abc")
    #expect(screen.front.message == "It is abc.")
    screen.presented[0].button("Rename").tap()
    #expect(screen.field("Title").value == "elsewhere")
    screen.front.answer("Save")
    #expect(screen.shows("said elsewhere "))
  }

  @Test("Return in a field presses the alert's default button, unless that is disabled")
  func submit() {
    let screen = Screen { Naming() }
    screen.button("Ask").tap()
    screen.field("Title").enter("")
    screen.field("Title").submit()
    #expect(screen.presented.count == 2)
    screen.field("Title").type("x")
    screen.field("Title").submit()
    #expect(screen.presented.count == 1)
    #expect(screen.shows("said x "))
  }

  @Test("Fields come and go in an open alert, in view order, and leave nothing behind")
  func comesAndGoes() {
    let screen = Screen { Naming() }
    func flip() { screen.presented[0].button("Lock").tap() }
    func fields() -> [String] { screen.front.all.filter { $0.kind == "field" }.map(\.label) }
    func round() {
      screen.presented[0].button("Ask").tap()
      flip()
      #expect(fields() == ["Password", "Title"])
      flip()
      #expect(fields() == ["Title"])
      screen.front.answer("Cancel")
      screen.resetCounts()
    }
    round()
    let (nodes, widgets) = (Screen.liveNodes, Screen.liveWidgets)
    for _ in 0..<10 { round() }
    #expect(Screen.liveNodes == nodes)
    #expect(Screen.liveWidgets == widgets)
  }

  @Test("A field with something around it stands in the alert with that")
  func wrapped() {
    let text = Held("")
    let screen = Screen {
      Text("a").alert("Name", isPresented: .constant(true)) {
        TextField("Title", text: text.binding).padding().frame(width: 200)
      }
    }
    screen.field("Title").type("y")
    #expect(text.value == "y")
    #expect(screen.front.options == ["OK"])
  }

  @MainActor final class Held {
    var value: String
    init(_ value: String) { self.value = value }
    var binding: Binding<String> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }
}
