import SwiftUITesting
import Testing

@Suite("Keyboard shortcuts") @MainActor
struct KeyboardShortcutTests {
  private struct Keys: View {
    @State private var said: [String] = []
    @State private var isOn = false
    @State private var name = ""
    @State private var isOff = true
    var body: some View {
      Text(said.joined(separator: " "))
      TextField("Name", text: $name).onSubmit { said.append("submit") }
      Button("Save") { said.append("save") }.keyboardShortcut("s")
      Button("Save as") { said.append("as") }.keyboardShortcut("S", modifiers: [.command, .shift])
      Button("Also save") { said.append("never") }.keyboardShortcut("s")
      Button("Off") { said.append("off") }.keyboardShortcut("o").disabled(isOff)
      Button("On") { isOff = false }
      Toggle("Switch", isOn: $isOn).keyboardShortcut(KeyboardShortcut("t", modifiers: .option))
      Text(isOn ? "on" : "off")
      Button("OK") { said.append("ok") }.keyboardShortcut(.defaultAction)
      Button("Cancel") { said.append("cancel") }.keyboardShortcut(.cancelAction)
      Button("Letter") { said.append("letter") }.keyboardShortcut("x", modifiers: [])
      Button("None") { said.append("none") }.keyboardShortcut(nil)
      VStack { Button("Inside") { said.append("inside") } }
        .keyboardShortcut("g", modifiers: .command, localization: .withoutMirroring)
    }
  }

  @Test("Keys press the first enabled control that has them, and no other")
  func press() {
    let screen = Screen { Keys() }
    screen.press("s")
    screen.press("s", modifiers: [.command, .shift])
    screen.press("g")
    #expect(screen.texts[0] == "save as inside")
    #expect(!screen.press("o"))
    screen.button("On").tap()
    #expect(screen.press("o"))
    screen.press("t", modifiers: .option)
    #expect(screen.shows("on"))
    #expect(!screen.press("t"))
    #expect(screen.texts[0] == "save as inside off")
    screen.close()
  }

  @Test("Return does what the window is for, Escape is the way out")
  func defaultAndCancel() {
    let screen = Screen { Keys() }
    screen.press(.return, modifiers: [])
    screen.press(.escape, modifiers: [])
    #expect(screen.texts[0] == "ok cancel")
    screen.close()
  }

  @Test("A field takes letters for itself; Return in it submits first")
  func fields() {
    let screen = Screen { Keys() }
    screen.press("x", modifiers: [])
    #expect(screen.texts[0] == "letter")
    screen.field("Name").focus()
    screen.press("x", modifiers: [])
    #expect(screen.texts[0] == "letter")
    #expect(screen.field("Name").value == "x")
    screen.press(.return, modifiers: [])
    #expect(screen.texts[0] == "letter submit ok")
    screen.press("s")
    #expect(screen.texts[0] == "letter submit ok save")
    screen.close()
  }

  private struct Presenting: View {
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      Button("Add \(count)") {
        count += 1
        isShown = true
      }
      .sheet(isPresented: $isShown) { Button("In the sheet") {} }
      .keyboardShortcut("a")
    }
  }

  @Test("What a button presents does not answer to the button's keys, and keeps them from it")
  func presented() {
    let screen = Screen { Presenting() }
    #expect(screen.press("a"))
    #expect(screen.texts == ["In the sheet"])
    #expect(!screen.press("a"))
    screen.close()
  }

  @Test("The environment says what the keys are")
  func environment() {
    struct Reader: View {
      @Environment(\.keyboardShortcut) private var shortcut
      var body: some View { Text(shortcut == .defaultAction ? "default" : "other") }
    }
    let screen = Screen {
      Reader().keyboardShortcut(.defaultAction)
      Reader()
    }
    #expect(screen.texts == ["default", "other"])
    screen.close()
  }

  private struct WithMenu: View {
    @State private var said = ""
    var body: some View {
      Text("said \(said)")
      Menu("Actions") {
        Menu("More") { Button("Knock") { said = "knock" }.keyboardShortcut("k") }
      }
    }
  }

  @Test("Keys choose what is in a menu that is not open")
  func inMenu() {
    let screen = Screen { WithMenu() }
    #expect(screen.press("k"))
    #expect(screen.shows("said knock"))
  }
}
