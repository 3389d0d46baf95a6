import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Keys of what is in menus of a window's content.
final class MenuKeyTests: GTKTestCase {
  private struct Page: View {
    @State private var said: [String] = []
    var body: some View {
      VStack {
        Text(said.joined(separator: " "))
        Menu("Actions") {
          Button("Knock") { said.append("knock") }.keyboardShortcut("k")
          Menu("More") { Button("Jump") { said.append("jump") }.keyboardShortcut("j") }
          Button("Off") { said.append("off") }.keyboardShortcut("o").disabled(true)
        }
        Menu("Disabled") { Button("Never") { said.append("never") }.keyboardShortcut("n") }.disabled(true)
      }
      .toolbar { Menu("Bar") { Button("Lift") { said.append("lift") }.keyboardShortcut("l") } }
    }
  }

  private struct Pages: App {
    var body: some Scene { Window("Page", id: "page") { Page() } }
  }

  func testKeysChooseWhatIsInAMenuThatIsNotOpen() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Pages())
      let window = app.windows[0]
      app.activate(window)
      for key in [GDK_KEY_k, GDK_KEY_j, GDK_KEY_l, GDK_KEY_o, GDK_KEY_n] {
        window.press(key, GDK_CONTROL_MASK)
      }
      XCTAssertTrue(app.texts(window).contains("knock jump lift"), "\(app.texts(window))")
      XCTAssertEqual(window.controlsWithShortcuts.map(\.title).sorted(), ["Jump", "Knock", "Lift"])
      app.close()
    }
  }
}
