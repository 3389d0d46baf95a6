import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A window that stands in the place of another one.
final class PushedWindowTests: GTKTestCase {
  private struct Opener: View {
    @Environment(\.pushWindow) private var pushWindow
    var body: some View {
      Button("Push") { pushWindow(id: "tools") }
    }
  }
  private struct Tools: App {
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      Window("Toolbox", id: "tools") { Text("hammer") }
    }
  }

  func testTheWindowBehindIsOutOfSightUntilTheOneInItsPlaceCloses() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Tools())
      let main = app.windows[0]
      app.click("Push", in: main)
      XCTAssertEqual(app.windows.map(\.description.title), ["Main", "Toolbox"])
      XCTAssertEqual(gtk_widget_get_visible(main.native), 0)
      XCTAssertNotEqual(gtk_widget_get_visible(app.windows[1].native), 0)
      // Another start of the program brings to the front what is in sight.
      renderer.raise()
      settle(30)
      XCTAssertEqual(gtk_widget_get_visible(main.native), 0)
      gtk_window_close(cast(app.windows[1].native))
      settle(50)
      XCTAssertEqual(app.windows.map(\.description.title), ["Main"])
      XCTAssertNotEqual(gtk_widget_get_visible(main.native), 0)
      app.close()
    }
  }
}
