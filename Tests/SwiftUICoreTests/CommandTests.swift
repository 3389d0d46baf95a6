import SwiftUITesting
import Testing

extension FocusedValues {
  @Entry fileprivate var document: Binding<Document>?
}

private struct Document: Equatable { var text = "" }

private struct DocumentCommands: Commands {
  @FocusedBinding(\.document) private var document
  @Environment(\.openWindow) private var openWindow
  var body: some Commands {
    CommandMenu("Document") {
      Button("Append") { document?.text += "+" }
        .keyboardShortcut("j")
        .disabled(document == nil)
      Button("Another") { openWindow(id: "documents") }
    }
  }
}

private struct Documents: App {
  var body: some Scene {
    WindowGroup("Documents", id: "documents") { Focused() }
      .commands { DocumentCommands() }
  }
  struct Focused: View {
    @State private var document = Document()
    var body: some View {
      VStack {
        Text("text \(document.text)")
        TextField("Text", text: $document.text)
      }
      .focusedSceneValue(\.document, $document)
    }
  }
}

/// Says its document only while the focus is in its field.
private struct ByFocus: App {
  var body: some Scene {
    WindowGroup("Documents", id: "documents") { Page() }.commands { DocumentCommands() }
  }
  struct Page: View {
    @State private var document = Document()
    var body: some View {
      Text("text \(document.text)")
      TextField("Text", text: $document.text).focusedValue(\.document, $document)
      Button("Elsewhere") {}
    }
  }
}

private struct Standard: App {
  @State private var isOn = true
  @State private var size = 2
  @State private var said = ""
  @State private var showsMore = false
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { Text("said \(said)") }
      .commands {
        CommandGroup(after: .newItem) {
          Button("Import…") { said = "import" }
        }
        CommandGroup(before: .appSettings) { Button("First") {} }
        CommandGroup(replacing: .help) { Link("Handbook", destination: URL(string: "https://example.org")!) }
        CommandMenu("View Options") {
          Toggle("Line Numbers", isOn: $isOn).keyboardShortcut("l", modifiers: [.command, .shift])
          Divider()
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          Menu("Zoom") {
            Button("In") { said = "in" }.keyboardShortcut("+")
            Divider()
            Button("Actual Size") { said = "actual" }
          }
          if showsMore { Button("More") {} } else { Button("Show More") { showsMore = true } }
        }
        if showsMore { CommandMenu("Extra") { Button("Only now") {} } }
      }
    Window("Inspector", id: "inspector") { Text("inspector") }.keyboardShortcut("i")
    Settings { Text("settings") }
  }
}

@Suite("Commands") @MainActor
struct CommandTests {
  @Test("The menu holds what every app has, and each group and menu of the app in its place")
  func order() {
    let screen = Screen(app: Standard())
    #expect(
      screen.menu == [
        "New Window", "Import…", "—", "View Options", "—", "Inspector", "—", "First", "Settings…", "Handbook",
        "Keyboard Shortcuts", "About App",
      ])
    #expect(screen.menuItem("View Options").titles == ["Line Numbers", "—", "Size", "Zoom", "Show More"])
    screen.close()
  }

  @Test("A button, a link, a toggle and a picker do in the menu what they do in a window")
  func controls() {
    let screen = Screen(app: Standard())
    screen.choose("Import…")
    #expect(screen.texts == ["said import"])
    screen.choose("Handbook")
    #expect(screen.openedURLs.map(\.absoluteString) == ["https://example.org"])
    #expect(screen.menuItem("View Options", "Line Numbers").isOn)
    screen.choose("View Options", "Line Numbers")
    #expect(!screen.menuItem("View Options", "Line Numbers").isOn)
    #expect(screen.menuItem("View Options", "Size", "Large").isOn)
    screen.choose("View Options", "Size", "Small")
    #expect(screen.menuItem("View Options", "Size", "Small").isOn)
    screen.close()
  }

  @Test("A menu inside a menu has its items, lines and keys")
  func menuInsideAMenu() {
    let screen = Screen(app: Standard())
    #expect(screen.menuItem("View Options", "Zoom").titles == ["In", "—", "Actual Size"])
    screen.choose("View Options", "Zoom", "Actual Size")
    #expect(screen.texts == ["said actual"])
    screen.press("+")
    #expect(screen.texts == ["said in"])
    screen.close()
  }

  @Test("A menu under a condition comes and goes with it")
  func conditions() {
    let screen = Screen(app: Standard())
    #expect(!screen.menu.contains("Extra"))
    screen.choose("View Options", "Show More")
    #expect(screen.menu.contains("Extra"))
    #expect(screen.menuItem("View Options").titles.last == "More")
    screen.close()
  }

  @Test("The standard items open windows, settings, the keys and what the app is")
  func standardItems() {
    let screen = Screen(app: Standard())
    screen.choose("New Window")
    #expect(screen.windows.map(\.title) == ["Notes", "Notes"])
    screen.press("i")
    #expect(screen.windows.last?.title == "Inspector")
    screen.press(",")
    #expect(screen.texts == ["settings"])
    screen.windows.last?.close()
    screen.choose("About App")
    #expect(screen.aboutCount == 1)
    screen.press("?")
    #expect(
      screen.shownShortcuts == [
        ["", "New Window", "Inspector", "Settings…", "Keyboard Shortcuts"],
        ["View Options", "Line Numbers", "In"],
      ])
    screen.close()
  }

  private struct Replaced: App {
    var body: some Scene {
      WindowGroup { Text("page") }
        .commands { CommandMenu("Gone") { Button("Never") {} } }
        .commandsReplaced {
          CommandGroup(replacing: .newItem) {}
          CommandGroup(replacing: .appInfo) {
            Button("First") {}
            Divider()
            Button("Second") {}
          }
        }
    }
  }

  @Test("Commands are replaced, standard ones by nothing too")
  func replaced() {
    let screen = Screen(app: Replaced())
    #expect(screen.menu == ["First", "—", "Second"])
    screen.close()
  }

  @Test("A command acts on the document of the active window")
  func activeWindow() {
    let screen = Screen(app: Documents())
    screen.choose("Document", "Another")
    #expect(screen.windows.count == 2)
    let (first, second) = (screen.windows[0], screen.windows[1])
    screen.choose("Document", "Append")
    #expect([first.texts[0], second.texts[0]] == ["text ", "text +"])
    first.activate()
    screen.press("j")
    screen.press("j")
    #expect([first.texts[0], second.texts[0]] == ["text ++", "text +"])
    second.activate()
    screen.press("j")
    #expect([first.texts[0], second.texts[0]] == ["text ++", "text ++"])
    screen.close()
  }

  @Test("A command that needs the focus in a field is off without it, and its keys do nothing")
  func focus() {
    let screen = Screen(app: ByFocus())
    #expect(!screen.menuItem("Document", "Append").isEnabled)
    #expect(!screen.press("j"))
    screen.field("Text").focus()
    #expect(screen.menuItem("Document", "Append").isEnabled)
    #expect(screen.press("j"))
    #expect(screen.texts[0] == "text +")
    screen.button("Elsewhere").focus()
    #expect(!screen.menuItem("Document", "Append").isEnabled)
    screen.close()
  }

  @Test("Menus and their controls are freed when they go")
  func freed() {
    struct Folding: App {
      @State private var shows = false
      var body: some Scene {
        WindowGroup { Button("Switch") { shows.toggle() } }
          .commands { if shows { CommandMenu("Extra") { Button("One") {} } } }
      }
    }
    let screen = Screen(app: Folding())
    let nodes = Screen.liveNodes
    for _ in 0..<20 { screen.button("Switch").tap() }
    #expect(!screen.menu.contains("Extra"))
    #expect(Screen.liveNodes < nodes + 20)
    screen.close()
  }

  private struct BuiltIn: App {
    @State private var columns = NavigationSplitViewVisibility.automatic
    @State private var text = ""
    var body: some Scene {
      WindowGroup("Split", id: "split") {
        NavigationSplitView(columnVisibility: $columns) {
          Text("sidebar")
        } detail: {
          Text(columns == .detailOnly ? "alone" : "beside")
          TextField("Text", text: $text)
        }
      }
      .commands {
        SidebarCommands()
        TextEditingCommands()
        ToolbarCommands()
        TextFormattingCommands()
      }
      Window("Plain", id: "plain") { Text("plain") }
    }
  }

  @Test("The sidebar's command shows and hides it where there is one, and its binding says so")
  func sidebar() {
    let screen = Screen(app: BuiltIn())
    screen.choose("Hide Sidebar")
    #expect(screen.shows("alone"))
    #expect(screen.menu.contains("Show Sidebar"))
    screen.press("s", modifiers: [.command, .control])
    #expect(screen.shows("beside"))
    screen.choose("Plain")
    #expect(!screen.menu.contains("Hide Sidebar"))
    screen.close()
  }

  struct Inspecting: App {
    @State var isShown = true
    var body: some Scene {
      Window("Inspected", id: "inspected") {
        Text("main").inspector(isPresented: $isShown) { Text("more") }
      }
      .commands { InspectorCommands() }
      Window("Other", id: "other") { Text("other") }
    }
  }

  @Test("The inspector's command shows and hides it where there is one, and its binding says so")
  func inspector() {
    let screen = Screen(app: Inspecting())
    screen.choose("Hide Inspector")
    #expect(!screen.shows("more"))
    screen.press("i", modifiers: [.command, .control])
    #expect(screen.shows("more"))
    screen.choose("Other")
    #expect(!screen.menu.contains("Hide Inspector"))
    screen.close()
  }

  @Test("Text is cut, copied and pasted while the focus is in some")
  func textEditing() {
    let screen = Screen(app: BuiltIn())
    #expect(!screen.menuItem("Paste").isEnabled)
    screen.field("Text").focus()
    #expect(["Cut", "Copy", "Paste", "Select All"].allSatisfy { screen.menuItem($0).isEnabled })
    screen.choose("Select All")
    screen.close()
  }
}
