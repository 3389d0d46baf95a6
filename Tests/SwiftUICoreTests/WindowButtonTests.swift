import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Buttons that open windows and questions, and what is said of charts.
@MainActor
@Suite("Buttons that open something")
struct WindowButtonTests {
  private struct Asking: View {
    @State private var said = "nothing"
    var body: some View {
      TextFieldLink("Name", prompt: Text("Who?")) { said = $0 }
      Text("said \(said)")
    }
  }

  @Test("A text field link asks for a text, and hands it on unless it is cancelled")
  func textFieldLink() {
    let screen = Screen { Asking() }
    screen.button("Name").tap()
    #expect(screen.front.options == ["Cancel", "Done"])
    screen.front.answer("Cancel")
    #expect(screen.shows("said nothing"))
    screen.button("Name").tap()
    screen.field("").type("me")
    screen.front.answer("Done")
    #expect(screen.shows("said me"))
    screen.close()
  }

  private struct Opener: View {
    @Environment(\.pushWindow) private var pushWindow
    var body: some View {
      Button("Push") { pushWindow(id: "tools") }
      WindowVisibilityToggle(windowID: "tools")
    }
  }
  private struct Returner: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Back") { openWindow(id: "main") }
    }
  }
  private struct Tools: App {
    var body: some Scene {
      Window("Main", id: "main") { Opener() }
      Window("Toolbox", id: "tools") { Returner() }
    }
  }

  @Test("A window is opened in the place of another, which comes back when it closes")
  func pushed() {
    let screen = Screen(app: Tools())
    screen.button("Push").tap()
    #expect(screen.windows.map(\.title) == ["Toolbox"])
    screen.window("Toolbox").close()
    #expect(screen.windows.map(\.title) == ["Main"])
    // Once more, from where it went on.
    screen.window("Main").button("Push").tap()
    #expect(screen.windows.map(\.title) == ["Toolbox"])
    // What is asked for is in sight.
    screen.window("Toolbox").button("Back").tap()
    #expect(screen.windows.map(\.title) == ["Toolbox", "Main"])
    screen.close()
  }

  @Test("A toggle with its title opens and closes a window")
  func windows() {
    let screen = Screen(app: Tools())
    screen.window("Main").button("Toolbox").tap()
    #expect(screen.windows.map(\.title) == ["Main", "Toolbox"])
    screen.window("Main").button("Toolbox").tap()
    #expect(screen.windows.map(\.title) == ["Main"])
    screen.close()
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }
  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { _ in NewDocumentButton("Another") }
    }
  }

  @Test("A button makes a document of the app's")
  func document() {
    let screen = Screen(app: Notes())
    screen.button("Another").tap()
    #expect(screen.windows.count == 2)
    screen.close()
  }

  private struct Written: FileDocument {
    var text = "empty"
    static var readableContentTypes: [UTType] { [.plainText] }
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }
  private struct Templates: App {
    @State private var isAsked = false
    let file: URL?
    init() { self.init(nil) }
    init(_ file: URL?) { self.file = file }
    var body: some Scene {
      let file = file
      DocumentGroup(newDocument: Written("empty")) { document in
        Text(document.document.text)
        NewDocumentButton(Text("Template"), for: Written.self) { Written("of a template") }
        NewDocumentButton("Empty", for: Written.self, contentType: .plainText) { nil }
        NewDocumentButton("File", contentType: .plainText) { file }
        NewDocumentButton("Failing", for: Written.self) { throw CancellationError() }
      }
    }
  }

  @Test("A button opens the document that the program prepares, or an empty one")
  func prepared() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("of a file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for (button, text) in [("Template", "of a template"), ("Empty", "empty"), ("File", "of a file")] {
      let screen = Screen(app: Templates(file))
      screen.button(button).tap()
      await eventually {
        screen.flush()
        return screen.windows.count == 2
      }
      #expect(screen.windows.contains { $0.texts.contains(text) }, "\(button)")
      screen.close()
    }
    let screen = Screen(app: Templates())
    screen.button("Failing").tap()
    try await Task.sleep(nanoseconds: 20_000_000)
    screen.flush()
    #expect(screen.windows.count == 1)
    screen.close()
  }
}
