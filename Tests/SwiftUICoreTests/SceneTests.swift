import Foundation
import SwiftUITesting
import Testing

@Observable @MainActor
private final class Shared { var count = 0 }

private struct Counter: View {
  @Environment(Shared.self) private var shared
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.dismiss) private var dismiss
  @State private var own = 0

  var body: some View {
    Text("own \(own)")
    Text("shared \(shared.count)")
    Button("Own") { own += 1 }
    Button("Shared") { shared.count += 1 }
    Button("New") { openWindow(id: "main") }
    Button("About") { openWindow(id: "about") }
    Button("Nowhere") { openWindow(id: "nowhere") }
    Button("Note 1") { openWindow(value: 1) }
    Button("Note 2") { openWindow(id: "notes", value: 2) }
    Button("Settings") { openSettings() }
    Button("Close") { dismiss() }
    Button("Close note 1") { dismissWindow(value: 1) }
    SettingsLink()
  }
}

private struct Note: View {
  @Binding var number: Int?
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var text = ""
  var body: some View {
    Text("note \(number.map { "\($0)" } ?? "none")")
    TextField("Text", text: $text)
    Button("Renumber") { number = 9 }
    Button("Done") { dismissWindow() }
  }
}

@MainActor
private struct Notes: App {
  static let shared = Shared()
  static var log: [String] = []
  @State private var showsExtra = false

  var body: some Scene {
    WindowGroup("Notes", id: "main") {
      Counter()
        .onDisappear { Self.log.append("gone") }
        .onOpenURL { Self.log.append($0.absoluteString) }
        .task {
          Self.log.append("waits")
          do { try await Task.sleep(for: .seconds(100)) } catch { Self.log.append("cancelled") }
        }
    }
    .environment(Self.shared)
    .defaultSize(width: 300, height: 200)
    .onChange(of: Self.shared.count) { Self.log.append("changed \($0) \($1)") }
    Window("About", id: "about") { Text("about") }
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
      .defaultPosition(.topLeading)
    WindowGroup(id: "notes", for: Int.self) { $number in Note(number: $number) }
    Settings { Text("settings") }
  }
  static func screen() -> Screen {
    log = []
    shared.count = 0
    return Screen(app: Notes())
  }
}

@MainActor
private struct Tuned: App {
  @State private var volume = 1
  var body: some Scene {
    WindowGroup { Tuning(volume: $volume) }
    Settings { Text("volume \(volume)") }
  }
  private struct Tuning: View {
    @Binding var volume: Int
    @Environment(\.openSettings) private var openSettings
    var body: some View {
      Button("Louder") { volume += 1 }
      Button("Settings") { openSettings() }
    }
  }
}

@Suite("Scenes", .serialized) @MainActor
struct SceneTests {
  @Test("An app opens its first scene and no other")
  func first() {
    let screen = Notes.screen()
    #expect(screen.windows.map(\.title) == ["Notes"])
    screen.close()
  }

  @Test("Two windows of a group have states of their own and share a store, live")
  func twoWindows() {
    let screen = Notes.screen()
    screen.button("New").tap()
    #expect(screen.windows.count == 2)
    screen.windows[0].button("Own").tap()
    screen.windows[1].button("Shared").tap()
    #expect(screen.windows[0].texts.starts(with: ["own 1", "shared 1"]))
    #expect(screen.windows[1].texts.starts(with: ["own 0", "shared 1"]))
    #expect(Notes.log == ["changed 0 1"])
    screen.close()
  }

  @Test("A window that there is once is raised when it is opened again")
  func single() {
    let screen = Notes.screen()
    screen.button("About").tap()
    screen.window("Notes").button("New").tap()
    #expect(screen.windows.map(\.title) == ["Notes", "About", "Notes"])
    screen.windows[0].button("About").tap()
    #expect(screen.windows.map(\.title) == ["Notes", "Notes", "About"])
    #expect(screen.texts == ["about"])
    screen.close()
  }

  @Test("A window for a value that is shown already is raised, and its state is there")
  func values() {
    let screen = Notes.screen()
    screen.button("Note 1").tap()
    screen.field("Text").type("hello")
    screen.window("Notes").button("Note 2").tap()
    #expect(screen.windows.map { $0.texts.first } == ["own 0", "note 1", "note 2"])
    screen.windows[0].button("Note 1").tap()
    #expect(screen.windows.map { $0.texts.first } == ["own 0", "note 2", "note 1"])
    #expect(screen.field("Text").value == "hello")
    screen.close()
  }

  @Test("A window's value is a binding: written, the window stands for the new value")
  func valueBinding() {
    let screen = Notes.screen()
    screen.button("Note 1").tap()
    screen.button("Renumber").tap()
    #expect(screen.texts.first == "note 9")
    screen.windows[0].button("Note 1").tap()
    #expect(screen.windows.count == 3)
    screen.button("Done").tap()
    #expect(screen.windows.count == 2)
    screen.close()
  }

  @Test("dismissWindow closes the window of a value, dismiss the one it is in")
  func closing() {
    let screen = Notes.screen()
    screen.button("Note 1").tap()
    screen.windows[0].button("Close note 1").tap()
    #expect(screen.windows.count == 1)
    screen.button("New").tap()
    screen.windows[0].button("Close").tap()
    #expect(screen.windows.count == 1)
    #expect(Notes.log == ["gone"])
    screen.close()
  }

  @Test("The settings open by action and by link, once")
  func settings() {
    let screen = Notes.screen()
    screen.button("Settings").tap()
    #expect(screen.texts == ["settings"])
    screen.windows[0].button("Settings…").tap()
    #expect(screen.windows.count == 2)
    screen.close()
  }

  @Test("Closing the last window runs onDisappear and cancels its tasks")
  func lastWindow() async {
    let screen = Notes.screen()
    await eventually { Notes.log.contains("waits") }
    screen.front.close()
    #expect(screen.presented.isEmpty)
    await eventually { Set(Notes.log) == ["waits", "gone", "cancelled"] }
    screen.close()
  }

  @Test("An id that no scene has is warned of by name")
  func unknownID() {
    let warnings = LockedValue<[String]>([])
    Diagnostics.listen { text in warnings.withLock { $0.append(text) } }
    defer { Diagnostics.listen(nil) }
    let screen = Notes.screen()
    screen.button("Nowhere").tap()
    #expect(warnings.withLock { $0 }.contains { $0.contains("\"nowhere\"") && $0.contains("\"about\"") })
    screen.close()
  }

  @Test("Modifiers of a scene describe its windows, and no others")
  func traits() {
    let screen = Notes.screen()
    screen.button("About").tap()
    let windows = screen.windows.compactMap { $0.widget.anyDescription as? WindowDescription }
    #expect(windows[0].defaultWidth == 300 && windows[0].isResizable && windows[0].titleBar == .full)
    #expect(windows[1].defaultWidth == nil && !windows[1].isResizable && windows[1].titleBar == .noTitle)
    #expect(windows[1].position == .topLeading)
    screen.close()
  }

  @Test("An address goes to one window: the active one")
  func addresses() {
    let screen = Notes.screen()
    screen.button("New").tap()
    screen.open(URL(string: "notes:1")!)
    #expect(Notes.log == ["notes:1"])
    screen.close()
  }
}

private struct Folding: App {
  @State private var model = Switch()
  @Observable @MainActor final class Switch { var isOn = false }
  var body: some Scene {
    WindowGroup("Main") { Button("Switch") { model.isOn.toggle() } }
    if model.isOn {
      Window("More", id: "more") { Text("more") }.defaultLaunchBehavior(.presented)
    }
    WindowGroup(id: "late", for: String.self) { $word in
      Text(word)
    } defaultValue: {
      "made"
    }
  }
}

private struct OnlyExtra: App {
  var body: some Scene { MenuBarExtra("Status", systemImage: "star") { Text("all is well") } }
}

private struct Launching: App {
  var body: some Scene {
    WindowGroup("First") { Text("first") }.defaultLaunchBehavior(.suppressed)
    Window("Second", id: "second") { Phase() }
    Window("Third", id: "third") { Text("third") }.defaultLaunchBehavior(.presented)
  }
  struct Phase: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(phase)") }
  }
}

@Suite("Which scenes there are") @MainActor
struct ConditionalSceneTests {
  @Test("A scene under a condition comes and goes with it, and its windows go with it")
  func conditions() {
    let screen = Screen(app: Folding())
    screen.button("Switch").tap()
    #expect(screen.windows.map(\.title) == ["Main"])
    screen.act { screen.running.directory.open(id: "more") }
    #expect(screen.windows.map(\.title) == ["Main", "More"])
    screen.windows[0].button("Switch").tap()
    #expect(screen.windows.map(\.title) == ["Main"])
    screen.close()
  }

  @Test("A window opened without a value has the default")
  func defaults() {
    let screen = Screen(app: Folding())
    screen.act { screen.running.directory.open(id: "late") }
    #expect(screen.texts == ["made"])
    screen.close()
  }

  @Test("A menu bar extra alone opens as a window")
  func menuBarExtra() {
    let screen = Screen(app: OnlyExtra())
    #expect(screen.title == "Status")
    #expect(screen.texts == ["all is well"])
    screen.close()
  }

  @Test("Launch behaviours say which windows open at the start; each window has a phase of its own")
  func launching() {
    let screen = Screen(app: Launching())
    #expect(screen.windows.map(\.title) == ["Second", "Third"])
    screen.setScenePhase(.inactive, of: screen.window("Second"))
    #expect(screen.window("Second").texts == ["inactive"])
    screen.close()
  }

  @Test("A window that opens later sees the newest value of its app's state, read before or not")
  func laterWindow() {
    let screen = Screen(app: Tuned())
    screen.button("Louder").tap()
    screen.button("Settings").tap()
    #expect(screen.windows.flatMap(\.texts).contains("volume 2"))
    screen.windows[0].button("Louder").tap()
    #expect(screen.windows.flatMap(\.texts).contains("volume 3"))
  }
}
