import Foundation
import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Files")
struct FileTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  @Test("Files are asked for while the binding is true, and what was chosen arrives")
  func importing() throws {
    struct Importing: View {
      @State var isOpen = false
      @State var chosen = ""
      var body: some View {
        Button("Open") { isOpen = true }
          .fileImporter(
            isPresented: $isOpen, allowedContentTypes: [.json, .folder], allowsMultipleSelection: true
          ) {
            chosen = (try? $0.get().map(\.lastPathComponent).joined(separator: "+")) ?? "failed"
          }
        Text("chosen \(chosen) \(isOpen)")
      }
    }
    let screen = Screen { Importing() }
    screen.button("Open").tap()
    let dialog = try #require(screen.front.widget.anyDescription as? FileDialogDescription)
    #expect(dialog.purpose == .open(several: true) && dialog.types == [.json, .folder])
    screen.front.choose([folder.appendingPathComponent("a.json"), folder.appendingPathComponent("b.json")])
    #expect(screen.shows("chosen a.json+b.json false"))
    screen.button("Open").tap()
    screen.front.choose([])
    #expect(screen.shows("chosen a.json+b.json false"))
    #expect(screen.presented.count == 1)
  }

  @Test("Who gets an answer that is not what was wanted may ask again at once")
  func askingAgain() throws {
    struct Insisting: View {
      @State var isOpen = true
      @State var chosen = "nothing"
      var body: some View {
        Text("chosen \(chosen)")
          .fileImporter(isPresented: $isOpen, allowedContentTypes: []) { result in
            chosen = (try? result.get().lastPathComponent) ?? "failed"
            if chosen != "b" { isOpen = true }
          }
      }
    }
    let screen = Screen { Insisting() }
    let first = screen.front.widget
    screen.front.choose([folder.appendingPathComponent("a")])
    #expect(screen.presented.count == 2)
    #expect(screen.front.widget !== first, "Another dialog: that one has been answered")
    screen.front.choose([folder.appendingPathComponent("b")])
    #expect(screen.shows("chosen b"))
    #expect(screen.presented.count == 1)
  }

  @Test("A document is written where the person says, with the ending of its type")
  func exporting() throws {
    struct Exporting: View {
      @State var isOpen = false
      @State var result = ""
      var body: some View {
        Button("Save") { isOpen = true }
          .fileExporter(
            isPresented: $isOpen, document: Note(text: "hello"), contentType: .plainText,
            defaultFilename: "Note"
          ) { result = (try? $0.get().lastPathComponent) ?? "failed" }
          .fileDialogConfirmationLabel("Keep")
        Text(result)
      }
    }
    let screen = Screen { Exporting() }
    screen.button("Save").tap()
    let dialog = try #require(screen.front.widget.anyDescription as? FileDialogDescription)
    #expect(dialog.purpose == .save("Note.txt") && dialog.confirmation == "Keep")
    screen.front.choose([folder.appendingPathComponent("mine")])
    #expect(screen.shows("mine.txt"))
    #expect(try String(contentsOf: folder.appendingPathComponent("mine.txt"), encoding: .utf8) == "hello")
    screen.button("Save").tap()
    screen.front.choose([URL(fileURLWithPath: "/nowhere/at/all")])
    #expect(screen.shows("failed"))
  }

  @Test("A file is moved into the folder that is chosen")
  func moving() throws {
    struct Moving: View {
      let file: URL
      @State var isOpen = true
      @State var result = ""
      var body: some View {
        Text(result).fileMover(isPresented: $isOpen, file: file) { result = (try? $0.get().path) ?? "failed" }
      }
    }
    let file = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    let target = folder.appendingPathComponent("sub")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let screen = Screen { Moving(file: file) }
    screen.front.choose([target])
    #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("a.txt").path))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("Types know their endings and what they are kinds of")
  func types() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.jpeg.conforms(to: .image) && !UTType.image.conforms(to: .jpeg))
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.swiftSource.isSubtype(of: .text))
    let own = UTType(exportedAs: "org.example.notes")
    #expect(own.preferredFilenameExtension == "notes" && own.conforms(to: .data))
    #expect(UTType("no.such.type") == nil)
  }

  @Test("A folder is written with all in it, and read back")
  func folders() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "a": FileWrapper(regularFileWithContents: Data("1".utf8)),
      "b": FileWrapper(directoryWithFileWrappers: ["c": FileWrapper(regularFileWithContents: Data("2".utf8))]
      ),
    ])
    let url = folder.appendingPathComponent("package")
    try wrapper.write(to: url, originalContentsURL: nil)
    try wrapper.write(to: url, originalContentsURL: url)
    let read = try FileWrapper(url: url)
    #expect(read.fileWrappers?["b"]?.fileWrappers?["c"]?.regularFileContents == Data("2".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".") }.isEmpty)
  }
}
