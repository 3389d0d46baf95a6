import SwiftUITesting
import Testing

@MainActor
@Suite("Undo")
struct UndoTests {
  @MainActor @Observable
  final class Document {
    var lines: [String] = []
    func add(_ line: String, undo: UndoManager?) {
      lines.append(line)
      undo?.registerUndo(withTarget: self) { $0.removeLast(undo: undo) }
      undo?.setActionName("Add Line")
    }
    func removeLast(undo: UndoManager?) {
      let line = lines.removeLast()
      undo?.registerUndo(withTarget: self) { $0.add(line, undo: undo) }
    }
  }

  @Test("What undo holds is let go with its window, also where the actions hold the undo manager")
  func freed() {
    var document: Document? = Document()
    let watched = { [weak document] in document }
    do {
      let screen = Screen { Editor(document: document!) }
      screen.button("Add one").tap()
      screen.close()
    }
    document = nil
    #expect(watched() == nil)
  }

  struct Editor: View {
    let document: Document
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Text(document.lines.joined(separator: " "))
      Button("Add one") { document.add("one", undo: undoManager) }
      Button("Add two and three") {
        document.add("two", undo: undoManager)
        document.add("three", undo: undoManager)
      }
      Button("Undo") { undoManager?.undo() }
    }
  }

  @Test("What one event has done is one undo, by the window's undo manager")
  func byEvent() {
    let screen = Screen { Editor(document: Document()) }
    screen.button("Add one").tap()
    screen.button("Add two and three").tap()
    #expect(screen.shows("one two three"))
    screen.undo()
    #expect(screen.shows("one"))
    screen.redo()
    #expect(screen.shows("one two three"))
    screen.button("Undo").tap()
    screen.undo()
    #expect(screen.shows(""))
    screen.undo()
    screen.redo()
    #expect(screen.shows("one"))
    screen.button("Add one").tap()
    screen.redo()
    #expect(screen.shows("one one"), "Something new ends what could be done again")
  }

  @Test("Groups nest, and are named")
  func groups() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let document = Document()
    undo.beginUndoGrouping()
    document.add("a", undo: undo)
    undo.beginUndoGrouping()
    document.add("b", undo: undo)
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 1 && undo.canUndo)
    undo.endUndoGrouping()
    undo.beginUndoGrouping()
    undo.endUndoGrouping()
    #expect(undo.undoCount == 1, "An empty group is none")
    #expect(undo.undoMenuItemTitle == "Undo Add Line")
    undo.undo()
    #expect(document.lines.isEmpty && !undo.canUndo && undo.canRedo)
    #expect(undo.redoMenuItemTitle == "Redo Add Line")
    undo.redo()
    #expect(document.lines == ["a", "b"])
    // Its actions hold it.
    undo.removeAllActions()
  }

  @Test("The levels are bounded, registration can be off, and actions of a target be forgotten")
  func limits() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    undo.levelsOfUndo = 2
    let document = Document()
    for line in ["a", "b", "c"] {
      undo.beginUndoGrouping()
      document.add(line, undo: undo)
      undo.endUndoGrouping()
    }
    #expect(undo.undoCount == 2)
    undo.disableUndoRegistration()
    undo.beginUndoGrouping()
    document.add("d", undo: undo)
    undo.endUndoGrouping()
    undo.enableUndoRegistration()
    #expect(undo.undoCount == 2)
    undo.removeAllActions(withTarget: document)
    #expect(!undo.canUndo)
  }

  @Test("A target that has gone is not kept alive, and its undo does nothing")
  func gone() {
    let undo = UndoManager()
    weak var kept: Document?
    do {
      let document = Document()
      kept = document
      document.add("a", undo: undo)
    }
    #expect(kept == nil)
    undo.undo()
    EventTurn.end()
  }

  @Test("Whoever listens is told of undo and redo")
  func notifications() {
    let undo = UndoManager()
    let names = LockedValue<[String]>([])
    let tokens = [Notification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange].map { name in
      NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) { notification in
        names.withLock { $0.append(notification.name.rawValue) }
      }
    }
    let document = Document()
    document.add("a", undo: undo)
    undo.undo()
    undo.redo()
    #expect(
      names.withLock { $0 } == [
        "NSUndoManagerDidUndoChangeNotification", "NSUndoManagerDidRedoChangeNotification",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  struct TwoWindows: App {
    static let documents = [Document(), Document()]
    var body: some Scene {
      WindowGroup("One", id: "one") { Editor(document: Self.documents[0]) }
      WindowGroup("Two", id: "two") { Editor(document: Self.documents[1]) }
        .defaultLaunchBehavior(.presented)
    }
  }

  @Test("Each window has an undo manager of its own")
  func windows() {
    let screen = Screen(app: TwoWindows())
    screen.presented[0].button("Add one").tap()
    screen.presented[1].button("Add one").tap()
    screen.undo()
    #expect(screen.presented[0].texts.contains("one"))
    #expect(!screen.presented[1].texts.contains("one"))
  }
}
