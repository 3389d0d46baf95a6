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

  private struct Table: FileDocument {
    static var readableContentTypes: [UTType] { [.commaSeparatedText, .tabSeparatedText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(configuration.contentType.identifier.utf8))
    }
  }

  private struct Kinds: App {
    struct Maker: View {
      @Environment(\.newDocument) private var newDocument
      var body: some View {
        ForEach([UTType.commaSeparatedText, .tabSeparatedText, .png], id: \.identifier) { type in
          Button(type.identifier) { newDocument(contentType: type) }
        }
      }
    }
    var body: some Scene {
      WindowGroup { Maker() }
      DocumentGroup(viewing: Note.self) { _ in Text("note") }
      DocumentGroup(newDocument: Table()) { _ in Text("table") }
    }
  }

  @Test("A new document of a content type is one of the group that keeps such, and is offered to be kept so")
  func contentType() {
    let said = LockedValue<[String]>([])
    Diagnostics.listen { message in said.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    let screen = Screen(app: Kinds())
    screen.button(UTType.png.identifier).tap()
    #expect(screen.windows.count == 1)
    #expect(said.withLock { $0 }.contains { $0.contains("no DocumentGroup makes documents of the type") })
    for (type, name) in [(UTType.tabSeparatedText, "Untitled.tsv"), (.commaSeparatedText, "Untitled.csv")] {
      screen.windows[0].button(type.identifier).tap()
      let window = screen.windows[screen.windows.count - 1]
      #expect(window.texts.contains("table"))
      screen.press("s")
      let dialog = screen.front.widget.anyDescription as? FileDialogDescription
      #expect(dialog?.purpose == .save(name))
      screen.front.choose([])
    }
    #expect(screen.windows.count == 3)
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
