import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What is said of scenes, bars and columns")
struct SceneFormTests {
  private struct Commanding: App {
    var isRemoved = false
    init() {}
    init(isRemoved: Bool) { self.isRemoved = isRemoved }
    private var page: some Scene {
      WindowGroup("Page") { Text("page") }
        .commands {
          EmptyCommands()
          InspectorCommands()
          ImportFromDevicesCommands()
          CommandMenu("Own") { Button("Do It") {} }
        }
    }
    var body: some Scene {
      if isRemoved { page.commandsRemoved() } else { page }
    }
  }

  @Test("Commands are in the menu, or are left out; some stand for nothing here")
  func commands() {
    for isRemoved in [false, true] {
      let screen = Screen(app: Commanding(isRemoved: isRemoved))
      #expect(screen.menu.contains("Own") == !isRemoved, "\(screen.menu)")
      #expect(!screen.menu.contains { $0.contains("Inspector") || $0.contains("Import") })
      screen.close()
    }
  }

  private struct Floating: App {
    var body: some Scene {
      Window("Page", id: "page") { Text("page") }.windowLevel(.floating)
    }
  }
  private struct Plain: App {
    var body: some Scene { Window("Page", id: "page") { Text("page") } }
  }
  private struct Accepting: App {
    var body: some Scene {
      Window("Page", id: "page") { Text("page") }
        .windowBackgroundDragBehavior(.enabled)
        .windowManagerRole(.associated)
        .windowToolbarStyle(.unified)
        .restorationBehavior(.disabled)
        .menuBarExtraStyle(.window)
        .backgroundTask(.appRefresh("page")) {}
    }
  }

  private func window(_ app: some App) throws -> WindowDescription {
    let screen = Screen(app: app)
    defer { screen.close() }
    return try #require(screen.front.widget.anyDescription as? WindowDescription)
  }

  @Test("A window's level is its description's; what the desktop decides changes nothing")
  func windows() throws {
    let (plain, floating, accepting) = (try window(Plain()), try window(Floating()), try window(Accepting()))
    #expect(plain.level == .normal && floating.level == .floating)
    #expect(accepting.level == plain.level && accepting.title == plain.title)
    #expect(accepting.titleBar == plain.titleBar)
  }

  private struct Bar: View {
    var body: some View {
      Text("page")
        .toolbar(id: "bar") {
          ToolbarItem(id: "one") { Button("One") {} }
            .defaultCustomization(.hidden).customizationBehavior(.disabled)
        }
        .toolbar {
          ToolbarItem { Button("Two") {} }.sharedBackgroundVisibility(.hidden)
          ToolbarSpacer(.fixed)
          ToolbarItem { Button("Three") {} }
        }
    }
  }

  @Test("Items of a bar are there, whatever is said of rearranging them and of the room between them")
  func bar() {
    let screen = Screen { Bar() }
    for title in ["One", "Two", "Three"] { #expect(screen.shows(title)) }
    screen.close()
  }

  private struct Town: Identifiable { let id: String }
  private struct Towns: View {
    var body: some View {
      Table(of: Town.self) {
        TableColumn("Name") { Text($0.id) }.disabledCustomizationBehavior(.all)
        TableColumn("Hidden") { (_: Town) in Text("hidden") }.defaultVisibility(.hidden)
      } rows: {
        TableRow(Town(id: "Oslo"))
      }
    }
  }

  @Test("A column that is not to be seen at first is not there")
  func columns() {
    let screen = Screen { Towns() }
    #expect(screen.shows("Oslo") && screen.shows("Name"))
    #expect(!screen.shows("hidden") && !screen.shows("Hidden"))
    screen.close()
  }

  @Test("A path is moved as it is; a colour knows of no light beyond white, and a picture is always smooth")
  func values() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4)).offsetBy(dx: 10, dy: 20)
    #expect(path.boundingRect == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(Color.red.headroom(4) == Color.red)
    #expect(Image("x").antialiased(false) == Image("x"))
  }

  private struct Letter: Transferable, Equatable {
    var words: String
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .plainText) { letter in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(letter.words.utf8).write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Letter(words: try String(contentsOf: received.file, encoding: .utf8))
      }
    }
  }

  @Test("A value travels as a file, there and back")
  func file() async throws {
    let data = try await Letter(words: "Dear Ann").exported(as: .plainText)
    #expect(data == Data("Dear Ann".utf8))
    #expect(try await Letter(importing: data, contentType: .plainText) == Letter(words: "Dear Ann"))
  }
}
