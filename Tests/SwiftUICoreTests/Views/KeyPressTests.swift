import SwiftUITesting
import Testing

@Suite("Keys for the focused view") @MainActor
struct KeyPressTests {
  private struct Board: View {
    @State private var said: [String] = []
    @State private var name = ""
    @FocusState private var isOn: Bool
    var body: some View {
      VStack {
        Text(said.joined(separator: " "))
        VStack {
          Text("square").focusable().focused($isOn)
            .onKeyPress("a") {
              said.append("a")
              return .handled
            }
            .onKeyPress(keys: [.upArrow, .downArrow]) { press in
              said.append(press.key == .upArrow ? "up" : "down")
              return .handled
            }
            .onKeyPress(.space, phases: .all) { press in
              said.append(press.phase == .up ? "released" : press.phase == .repeat ? "again" : "space")
              return .handled
            }
            .onMoveCommand { said.append("move \($0)") }
        }
        .onKeyPress(characters: .decimalDigits) { press in
          said.append("digit \(press.characters)")
          return .ignored
        }
        .onKeyPress { press in
          said.append("outer \(press.characters)")
          return .ignored
        }
        .onExitCommand { said.append("exit") }
        .onDeleteCommand { said.append("delete") }
        TextField("Name", text: $name)
          .onKeyPress(.return) {
            said.append("return")
            return name.isEmpty ? .handled : .ignored
          }
          .onSubmit { said.append("submit") }
        Button("Go") { isOn = true }
      }
    }
  }

  @Test("The view nearest to the focus is asked first; what it ignores goes further out")
  func order() {
    let screen = Screen { Board() }
    #expect(!screen.press("a", modifiers: []))
    screen.button("Go").tap()
    screen.press("a", modifiers: [])
    screen.press(.upArrow, modifiers: [])
    #expect(screen.texts[0] == "a up")
    #expect(!screen.press("7", modifiers: []))
    #expect(screen.texts[0] == "a up digit 7 outer 7")
  }

  @Test("Repetitions and releases are told apart")
  func phases() {
    let screen = Screen { Board() }
    screen.button("Go").tap()
    screen.press(.space, modifiers: [])
    screen.press(.space, modifiers: [], phase: .repeat)
    screen.press(.space, modifiers: [], phase: .up)
    screen.press("a", modifiers: [], phase: .up)
    #expect(screen.texts[0] == "space again released")
  }

  @Test("Commands come by keys that nobody has taken")
  func commands() {
    let screen = Screen { Board() }
    screen.button("Go").tap()
    screen.press(.downArrow, modifiers: [])
    screen.press(.leftArrow, modifiers: [])
    screen.press(.escape, modifiers: [])
    screen.press(.delete, modifiers: [])
    let said = screen.texts[0].replacing("outer \u{F702} ", with: "").replacing("outer \u{1B} ", with: "")
    #expect(said.replacing("outer \u{8} ", with: "") == "down move left exit delete")
  }

  @Test("A field's keys are the view's first, and the field's if it ignores them")
  func field() {
    let screen = Screen { Board() }
    screen.field("Name").focus()
    screen.press(.return, modifiers: [])
    #expect(screen.texts[0] == "return")
    screen.press("x", modifiers: [])
    screen.press(.return, modifiers: [])
    #expect(screen.texts[0] == "return return submit")
  }
}
