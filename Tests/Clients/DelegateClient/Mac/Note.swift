import Combine
import SwiftUI
import UniformTypeIdentifiers

/// A document that is an object, as programs in Swift 5 mode have it: nothing is said of threads.
class Note: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  @Published var text = ""
  var edits = 0

  init() {}

  required init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }

  func snapshot(contentType: UTType) throws -> String { text }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

struct NoteView: View {
  @ObservedObject var note: Note
  var body: some View { TextEditor(text: $note.text) }
}

struct Notes: Scene {
  var body: some Scene {
    DocumentGroup(newDocument: { Note() }, editor: { file in NoteView(note: file.document) })
  }
}
