import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Files that are written and moved by GTK's dialogs.
final class ShownFileTests: GTKTestCase {
  private struct Letter: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    let words: String
    init(_ words: String) { self.words = words }
    init(configuration: ReadConfiguration) throws { words = "" }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(words.utf8))
    }
  }

  private struct Exporting: View {
    @ObservedObject var isOpen: Followed<Bool>
    let words: String
    let done: (Result<URL, any Error>) -> Void
    var body: some View {
      Text(isOpen.value ? "open" : "closed")
        .fileExporter(
          isPresented: $isOpen.value, document: Letter(words), contentType: .plainText,
          defaultFilename: "letter", onCompletion: done)
    }
  }

  private struct Moving: View {
    @ObservedObject var isOpen: Followed<Bool>
    let file: URL
    let done: (Result<URL, any Error>) -> Void
    let cancelled: () -> Void
    var body: some View {
      Text(isOpen.value ? "open" : "closed")
        .fileMover(isPresented: $isOpen.value, file: file, onCompletion: done, onCancellation: cancelled)
    }
  }

  func testADocumentIsWrittenWhereThePersonSays() throws {
    try onScreen { renderer in
      try Self.inFolder { folder in
        let table = ShownTable(renderer)
        let isOpen = Followed(true)
        var results: [Result<URL, any Error>] = []
        try table("fileExporter") {
          Exporting(isOpen: isOpen, words: "Dear Ann") { results.append($0) }
        } holds: { shown in
          settle(300)
          let left = try XCTUnwrap(toplevel("GtkFileChooserDialog"))
          XCTAssertEqual(Self.name(offeredBy: left), "letter.txt")
          gtk_dialog_response(cast(left), GTK_RESPONSE_CANCEL.rawValue)
          XCTAssertTrue(becomes { !isOpen.value })
          XCTAssertTrue(results.isEmpty, "Nothing was chosen")
          isOpen.value = true
          settle(300)
          let dialog = try XCTUnwrap(toplevel("GtkFileChooserDialog"))
          gtk_file_chooser_set_current_folder(OpaquePointer(dialog), folder.path)
          // Without the ending that says what it is, which is added.
          gtk_file_chooser_set_current_name(OpaquePointer(dialog), "mine")
          settle(500)
          gtk_dialog_response(cast(dialog), GTK_RESPONSE_ACCEPT.rawValue)
          XCTAssertTrue(becomes { !results.isEmpty })
          let file = folder.appendingPathComponent("mine.txt")
          XCTAssertEqual(try results[0].get().lastPathComponent, "mine.txt")
          XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "Dear Ann")
          settle(50)
          return shown.texts == ["closed"] && toplevel("GtkFileChooserDialog") == nil && results.count == 1
        }
      }
    }
  }

  func testAFileThatCannotBeWrittenIsToldOf() throws {
    try onScreen { renderer in
      let isOpen = Followed(true)
      var results: [Result<URL, any Error>] = []
      let shown = HostedScreen(renderer, Exporting(isOpen: isOpen, words: "x") { results.append($0) })
      settle(100)
      let dialog = try XCTUnwrap(renderer.presented.last as? FileDialogWidget)
      dialog.description.chosen([URL(fileURLWithPath: "/no such folder/letter.txt")])
      XCTAssertTrue(becomes { !results.isEmpty && !isOpen.value })
      XCTAssertThrowsError(try results[0].get())
      shown.close()
    }
  }

  func testAFileIsMovedWhereThePersonSays() throws {
    try onScreen { renderer in
      try Self.inFolder { folder in
        let table = ShownTable(renderer)
        let (file, target) = (
          folder.appendingPathComponent("note.txt"), folder.appendingPathComponent("target")
        )
        try Data("words".utf8).write(to: file)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let isOpen = Followed(true)
        var said: [String] = []
        try table("fileMover") {
          Moving(
            isOpen: isOpen, file: file, done: { said.append((try? $0.get().path) ?? "failed") },
            cancelled: { said.append("cancelled") })
        } holds: { shown in
          settle(300)
          let left = try XCTUnwrap(toplevel("GtkFileChooserDialog"))
          XCTAssertEqual(
            gtk_file_chooser_get_action(OpaquePointer(left)), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
          gtk_dialog_response(cast(left), GTK_RESPONSE_CANCEL.rawValue)
          XCTAssertTrue(becomes { said == ["cancelled"] && !isOpen.value })
          isOpen.value = true
          settle(300)
          let dialog = try XCTUnwrap(toplevel("GtkFileChooserDialog"))
          gtk_file_chooser_set_filename(OpaquePointer(dialog), target.path)
          settle(500)
          gtk_dialog_response(cast(dialog), GTK_RESPONSE_ACCEPT.rawValue)
          XCTAssertTrue(becomes { said.count == 2 })
          let moved = target.appendingPathComponent("note.txt")
          XCTAssertEqual(said.last, moved.path)
          settle(50)
          return shown.texts == ["closed"] && FileManager.default.fileExists(atPath: moved.path)
            && !FileManager.default.fileExists(atPath: file.path)
        }
      }
    }
  }

  private struct Looking: View {
    let opened: Kept<[URL]>
    @State private var file: URL?
    private let files = ["/tmp/a.pdf", "/tmp/b.pdf"].map { URL(fileURLWithPath: $0) }
    @State private var one: URL?
    var body: some View {
      VStack {
        Text(file == nil && one == nil ? "closed" : "open")
        Button("Look") { file = files[0] }.quickLookPreview($file)
        Button("Second") { one = files[1] }.quickLookPreview($one, in: files)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.value.append(url)
          return .handled
        })
    }
  }

  func testAFileToLookAtIsOpenedOnceEachTime() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let opened = Kept<[URL]>([])
      table("quickLookPreview") {
        Looking(opened: opened)
      } holds: { shown in
        for title in ["Look", "Second", "Look"] {
          shown.click(title)
          XCTAssertTrue(shown.texts.contains("closed"), "The binding is free for the next")
        }
        return opened.value.map(\.lastPathComponent) == ["a.pdf", "b.pdf", "a.pdf"]
      }
    }
  }

  /// The name in a dialog for saving.
  @MainActor
  private static func name(offeredBy dialog: Native) -> String? {
    guard let name = gtk_file_chooser_get_current_name(OpaquePointer(dialog)) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  @MainActor
  private static func inFolder(_ body: (URL) throws -> Void) throws {
    // As GTK says it, without links in its path.
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("files-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
