import Foundation
import SwiftUITesting
import Testing

@Suite("DocumentGroup") @MainActor
struct DocumentTests {
  struct Note: FileDocument, Equatable {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"
    init() {}
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8)
      else { throw CocoaError(.fileReadCorruptFile) }
      self.text = text
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Editor: View {
    @Binding var note: Note
    var body: some View { TextField("Text", text: $note.text) }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        Editor(note: file.$document)
        Text(file.fileURL?.lastPathComponent ?? "nowhere")
      }
    }
  }

  private func place(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name)
  }

  @Test("A new document is saved where the person says, and again in the same place")
  func saving() throws {
    let url = try place("First.txt")
    let screen = Screen(app: Notes())
    #expect(screen.title == "Untitled")
    #expect(screen.menu.contains("Save As…"))
    screen.field("Text").enter("hello")
    screen.press("s")
    screen.front.choose([url])
    #expect(try String(contentsOf: url, encoding: .utf8) == "hello")
    #expect(screen.title == "First")
    #expect(screen.shows("First.txt"))
    screen.field("Text").enter("again")
    screen.press("s")
    #expect(try String(contentsOf: url, encoding: .utf8) == "again")
    screen.close()
  }

  @Test("A file opens in an untouched window, another in a window of its own")
  func opening() throws {
    let (one, two) = (try place("One.txt"), try place("Two.txt"))
    try "1".write(to: one, atomically: true, encoding: .utf8)
    try "2".write(to: two, atomically: true, encoding: .utf8)
    let screen = Screen(app: Notes())
    screen.press("o")
    screen.front.choose([one])
    #expect(screen.windows.map(\.title) == ["One"])
    screen.press("o")
    screen.front.choose([two])
    #expect(Set(screen.windows.map(\.title)) == ["One", "Two"])
    screen.press("n")
    #expect(screen.windows.count == 3)
    screen.close()
  }

  @Test("What the editor's binding changes in a document can be undone, and done again")
  func undoing() {
    let screen = Screen(app: Notes())
    screen.field("Text").enter("one")
    screen.field("Text").enter("two")
    screen.undo()
    #expect(screen.field("Text").value == "one")
    screen.undo()
    #expect(screen.field("Text").value == "new")
    screen.redo()
    #expect(screen.field("Text").value == "one")
    screen.field("Text").enter("three")
    screen.undo()
    #expect(screen.field("Text").value == "one")
    screen.undo()
    #expect(screen.field("Text").value == "new")
    screen.close()
  }

  @Test(
    "A document that is brought back to what was saved has no changes; one that is brought back further has")
  func undoingToWhatWasSaved() throws {
    let new = Screen(app: Notes())
    new.field("Text").enter("one")
    new.undo()
    new.windows[0].close()
    #expect(new.windows.isEmpty)
    let saved = Screen(app: Notes())
    saved.field("Text").enter("one")
    saved.press("s")
    saved.front.choose([try place("Undone.txt")])
    saved.field("Text").enter("two")
    saved.undo()
    saved.undo()
    saved.windows[0].close()
    #expect(saved.windows.count == 1)
    saved.front.answer("Keep Open")
    saved.redo()
    saved.windows[0].close()
    #expect(saved.windows.isEmpty)
    new.close()
    saved.close()
  }

  @Test("Closing with changes asks, and saves where that is wanted")
  func closing() throws {
    let url = try place("Kept.txt")
    let screen = Screen(app: Notes())
    screen.field("Text").enter("kept")
    screen.windows[0].close()
    #expect(screen.windows.count == 1)
    screen.front.answer("Save…")
    screen.front.choose([url])
    #expect(screen.windows.isEmpty)
    #expect(try String(contentsOf: url, encoding: .utf8) == "kept")
    let other = Screen(app: Notes())
    other.windows[0].close()
    #expect(other.windows.isEmpty)
  }

  @Test("A file that cannot be read is said to be so")
  func failing() throws {
    let screen = Screen(app: Notes())
    screen.press("o")
    screen.front.choose([try place("Missing.txt")])
    #expect(screen.front.kind == "alert")
    screen.front.answer("OK")
    #expect(screen.title == "Untitled")
    screen.close()
  }

  private final class Board: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = "board"
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }
  private struct BoardEditor: View {
    @ObservedObject var board: Board
    var body: some View { TextField("Text", text: $board.text) }
  }
  private struct Boards: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Board() }, editor: { BoardEditor(board: $0.document) })
    }
  }

  @Test("A document that is an object has changes once it said so")
  func reference() throws {
    let url = try place("Board.txt")
    let screen = Screen(app: Boards())
    screen.field("Text").enter("drawn")
    screen.windows[0].close()
    screen.front.answer("Keep Open")
    screen.press("s")
    screen.front.choose([url])
    #expect(try String(contentsOf: url, encoding: .utf8) == "drawn")
    screen.windows[0].close()
    #expect(screen.windows.isEmpty)
  }

  private struct UndoneEditor: View {
    @ObservedObject var board: Board
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Button("Undoable") { change(to: board.text + "!") }
      Button("Final") { board.text += "?" }
    }
    private func change(to new: String) {
      let (board, old) = (board, board.text)
      undoManager?.registerUndo(withTarget: board) { _ in change(to: old) }
      board.text = new
    }
  }
  private struct UndoneBoards: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Board() }, editor: { UndoneEditor(board: $0.document) })
    }
  }

  @Test("An object whose changes were undone to what was saved has none, unless one cannot be undone")
  func undoingObject() throws {
    let screen = Screen(app: UndoneBoards())
    func isEdited() -> Bool {
      screen.windows[0].close()
      let asks = !screen.windows.isEmpty
      if asks { screen.front.answer("Keep Open") }
      return asks
    }
    let undoable = screen.button("Undoable")
    undoable.tap()
    undoable.tap()
    screen.undo()
    #expect(isEdited())
    screen.redo()
    screen.press("s")
    screen.front.choose([try place("Board.txt")])
    screen.undo()
    #expect(isEdited())
    screen.redo()
    undoable.tap()
    #expect(isEdited())
    screen.button("Final").tap()
    screen.undo()
    #expect(isEdited())
    screen.press("s")
    undoable.tap()
    screen.undo()
    #expect(!isEdited())
  }
}
