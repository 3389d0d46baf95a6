import SwiftUI

/// Files that are opened, saved and moved by the desktop's dialogs.
struct FileScene: View {
  @State private var words = "Words to be saved"
  @State private var said = "Nothing done"
  @State private var saved: URL?
  @State private var opens = false
  @State private var saves = false
  @State private var moves = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Words", text: $words).frame(width: 300)
      HStack {
        Button("Open…") { opens = true }
          .fileImporter(isPresented: $opens, allowedContentTypes: [.plainText]) { result in
            tell(result) {
              words = try String(contentsOf: $0, encoding: .utf8)
              return "Opened \($0.lastPathComponent)"
            }
          }
        Button("Save…") { saves = true }
          .fileExporter(
            isPresented: $saves, document: Note(words: words), contentType: .plainText,
            defaultFilename: "words"
          ) { result in
            tell(result) {
              saved = $0
              return "Saved \($0.lastPathComponent)"
            }
          }
        Button("Move…") { moves = true }
          .fileMover(isPresented: $moves, file: saved) { result in
            tell(result) {
              saved = $0
              return "Moved to \($0.deletingLastPathComponent().lastPathComponent)"
            }
          }
          .disabled(saved == nil)
      }
      Text(said).foregroundStyle(.secondary)
    }
  }

  /// Says what was done, or why it was not.
  private func tell(_ result: Result<URL, any Error>, _ done: (URL) throws -> String) {
    do { said = try done(result.get()) } catch { said = error.localizedDescription }
  }
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  let words: String

  init(words: String) { self.words = words }
  init(configuration: ReadConfiguration) throws {
    words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(words.utf8))
  }
}
