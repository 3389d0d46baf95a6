import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What apps are made of beside their windows' views: kinds of windows, what is said of them, and commands.
final class ShownSceneTests: GTKTestCase {
  @MainActor
  private static func title(_ window: WindowWidget) -> String {
    String(cString: gtk_window_get_title(cast(window.native)))
  }

  private struct Kinds: App {
    @State private var isAsking = false
    @Environment(\.openWindow) private var openWindow
    var body: some Scene {
      Window("Main", id: "main") {
        Button("Ask") { isAsking = true }
        Button("Tools") { openWindow(id: "tools") }
      }
      UtilityWindow("Toolbox", id: "tools") { Text("hammer") }
      MenuBarExtra("Extra") { Text("extra") }
      AlertScene("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  func testEachKindOfSceneHasItsWindow() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Kinds())
      let main = try XCTUnwrap(app.windows.first { Self.title($0) == "Main" })
      app.click("Tools", in: main)
      let tools = try XCTUnwrap(app.windows.first { Self.title($0) == "Toolbox" })
      XCTAssertEqual(app.texts(tools), ["hammer"])
      let count = renderer.presented.count
      app.click("Ask", in: main)
      XCTAssertEqual(renderer.presented.count, count + 1, "The question is in front")
      XCTAssertTrue(
        (0..<renderer.presented.count).contains {
          parts(of: renderer.presented[$0].native, "GtkLabel").contains {
            String(cString: gtk_label_get_text(cast($0))) == "Sure?"
          }
        })
      app.close()
    }
  }

  private struct Placed: App {
    var body: some Scene {
      Window("Fixed", id: "fixed") { Text("content").frame(width: 300, height: 200) }
        .windowResizability(.contentSize)
        .windowLevel(.floating)
        .defaultWindowPlacement { _, _ in WindowPlacement(CGPoint(x: 70, y: 60)) }
      Window("Free", id: "free") { Text("content") }
        .defaultPosition(.bottomTrailing)
        .defaultLaunchBehavior(.presented)
    }
  }

  func testAWindowIsWhatItsSceneSays() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Placed())
      let fixed = try XCTUnwrap(app.windows.first { Self.title($0) == "Fixed" }).native
      XCTAssertEqual(gtk_window_get_resizable(cast(fixed)), 0)
      XCTAssertTrue(
        becomes {
          gdk_window_get_state(gtk_widget_get_window(fixed)).rawValue & GDK_WINDOW_STATE_ABOVE.rawValue != 0
        }, "The window manager keeps it in front")
      let free = try XCTUnwrap(app.windows.first { Self.title($0) == "Free" }).native
      XCTAssertNotEqual(gtk_window_get_resizable(cast(free)), 0)
      @MainActor func place(_ window: Native) -> (x: Int32, y: Int32) {
        var place: (x: Int32, y: Int32) = (0, 0)
        gtk_window_get_position(cast(window), &place.x, &place.y)
        return place
      }
      XCTAssertTrue(becomes { place(free).x > place(fixed).x && place(free).y > place(fixed).y })
      XCTAssertLessThanOrEqual(abs(place(fixed).x - 70), 40)
      app.close()
    }
  }

  private struct Commanding: App {
    enum Wish { case kept, removed, replaced }
    var wish = Wish.kept
    init() {}
    init(_ wish: Wish) { self.wish = wish }
    private var page: some Scene {
      WindowGroup { TextField("Field", text: .constant("words")) }
        .commands {
          EmptyCommands()
          TextEditingCommands()
          CommandMenu("Own") { Button("Do It") {} }
          CommandGroup(after: .help) { Button("Help Me") {} }
        }
    }
    var body: some Scene {
      switch wish {
      case .kept: page
      case .removed: page.commandsRemoved()
      case .replaced: page.commandsReplaced { CommandMenu("Other") { Button("Do That") {} } }
      }
    }
  }

  @MainActor
  private static func menu(_ renderer: GTKRenderer, _ wish: Commanding.Wish) throws -> [String] {
    let app = ShownApp(renderer, Commanding(wish))
    defer { app.close() }
    app.activate(app.windows[0])
    XCTAssertTrue(app.windows[0].press(GDK_KEY_F10))
    settle(100)
    guard let menu = app.windows[0].screen?.bar?.menu.menu else { return [] }
    let titles = parts(of: menu, "GtkModelMenuItem").compactMap {
      gtk_menu_item_get_label(cast($0)).map { String(cString: $0) }
    }
    gtk_menu_shell_deactivate(cast(menu))
    settle(50)
    return titles
  }

  func testTheMenuHasTheCommandsOfTheSceneOrWhatTakesTheirPlace() throws {
    try onScreen { renderer in
      let kept = try Self.menu(renderer, .kept)
      XCTAssertTrue(kept.contains("Own") && kept.contains("Help Me") && kept.contains("Paste"), "\(kept)")
      let removed = try Self.menu(renderer, .removed)
      XCTAssertFalse(removed.contains("Own") || removed.contains("Help Me"), "\(removed)")
      let replaced = try Self.menu(renderer, .replaced)
      XCTAssertTrue(replaced.contains("Other") && !replaced.contains("Own"), "\(replaced)")
    }
  }

  private struct Labels: App {
    var body: some Scene {
      WindowGroup {
        Text("content").navigationTitle("Titled").toolbar {
          ToolbarItem { Button("Words", systemImage: "star") {} }
          ToolbarTitleMenu { Button("Move") {} }
        }
      }
      .windowToolbarLabelStyle(fixed: .titleOnly)
    }
  }

  func testTheBarShowsTheWordsOfItsButtonsAndTheMenuOfItsTitle() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Labels())
      let bar = try XCTUnwrap(parts(of: app.windows[0].native, "HdyHeaderBar").first)
      let words = parts(of: bar, "FavesLabel").map { String(cString: gtk_label_get_text(cast($0))) }
      XCTAssertTrue(words.contains("Words"), "\(words)")
      let titles = parts(of: bar, "GtkToggleButton").filter { gtk_widget_get_visible($0) != 0 }
        .flatMap { parts(of: $0, "GtkLabel") }.map { String(cString: gtk_label_get_text(cast($0))) }
      XCTAssertTrue(titles.contains("Titled"), "\(titles)")
      app.close()
    }
  }
}
