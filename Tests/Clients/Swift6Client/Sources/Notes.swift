import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  static let note = UTType(exportedAs: "io.example.note", conformingTo: .plainText)
}

/// A text on the disk.
struct NoteDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.note, .plainText] }
  var text: String

  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct NoteExport: View {
  @State private var document = NoteDocument(text: "Bread, tea")
  @State private var isExporting = false
  @State private var isImporting = false

  var body: some View {
    TextEditor(text: $document.text)
      .toolbar {
        Button("Export", systemImage: "square.and.arrow.up") { isExporting = true }
        Button("Import", systemImage: "square.and.arrow.down") { isImporting = true }
      }
      .fileExporter(
        isPresented: $isExporting, document: document, contentType: .note, defaultFilename: "Note"
      ) {
        result in
        if case .failure(let error) = result { print(error.localizedDescription) }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
        guard let url = try? result.get(), let text = try? String(contentsOf: url, encoding: .utf8) else {
          return
        }
        document.text = text
      }
  }
}
