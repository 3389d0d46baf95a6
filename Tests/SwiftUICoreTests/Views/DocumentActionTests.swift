import Foundation
import SwiftUITesting
import Testing

@Suite("Actions with documents") @MainActor
struct DocumentActionTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, data != Data("broken".utf8) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Editor: View {
    @Binding var note: Note
    let urls: [URL]
    let errors: LockedValue<[String]>
    @State private var first = ""
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @Environment(\.documentConfiguration) private var configuration
    var body: some View {
      Text("first \(first)").onAppear { first = note.text }
      TextField("Text", text: $note.text)
      Text(configuration?.fileURL?.lastPathComponent ?? "nowhere")
      Text(configuration?.isEditable == true ? "editable" : "fixed")
      Button("New") { newDocument(Note("copy of \(note.text)")) }
      ForEach(urls, id: \.self) { url in
        Button("Open \(url.lastPathComponent)") {
          Task {
            do { try await openDocument(at: url) } catch {
              errors.withLock { $0.append("\((error as? CocoaError)?.code.rawValue ?? 0)") }
            }
          }
        }
      }
    }
  }

  private struct Notes: App {
    var urls: [URL] = []
    var errors = LockedValue<[String]>([])
    var body: some Scene {
      DocumentGroup(newDocument: Note("new")) { file in
        Editor(note: file.$document, urls: urls, errors: errors)
      }
    }
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  @Test("A document that a program makes is in a window of its own from the beginning")
  func new() {
    let screen = Screen(app: Notes())
    #expect(screen.field("Text").value == "new" && screen.shows("nowhere") && screen.shows("editable"))
    screen.field("Text").enter("poem")
    screen.button("New").tap()
    #expect(screen.windows.count == 2)
    let window = screen.windows[1]
    #expect(window.field("Text").value == "copy of poem" && window.texts.contains("first copy of poem"))
    #expect(window.title == "Untitled")
    #expect(screen.windows[0].field("Text").value == "poem")
    screen.close()
  }

  @Test("A file is opened in a window, once; what cannot be opened is thrown")
  func open() async throws {
    let urls = try [file("One.txt", "1"), file("Bad.txt", "broken"), file("Picture.png", "2")]
    let errors = LockedValue<[String]>([])
    let screen = Screen(app: Notes(urls: urls, errors: errors))
    screen.button("Open One.txt").tap()
    await eventually {
      screen.flush()
      return screen.windows.count == 2
    }
    #expect(screen.windows[1].title == "One")
    #expect(screen.windows[1].field("Text").value == "1" && screen.windows[1].texts.contains("One.txt"))
    screen.windows[0].button("Open Bad.txt").tap()
    await eventually { errors.withLock { $0.count == 1 } }
    screen.windows[0].button("Open Picture.png").tap()
    await eventually { errors.withLock { $0.count == 2 } }
    #expect(
      errors.withLock { $0 } == [
        "\(CocoaError.Code.fileReadCorruptFile.rawValue)",
        "\(CocoaError.Code.fileReadUnsupportedScheme.rawValue)",
      ])
    screen.windows[0].button("Open One.txt").tap()
    // Another after it shows that the first is done.
    screen.windows[0].button("Open Picture.png").tap()
    await eventually { errors.withLock { $0.count == 3 } }
    screen.flush()
    #expect(screen.windows.count == 2)
    screen.close()
  }
}
