import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What has the focus keeps it, to the program, while something else is clicked.
final class FocusUnderMenuTests: GTKTestCase {
  private struct Screen: View {
    let opened: Followed<Int>
    @State private var text = ""
    @State private var isCleared = false
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Field", text: $text).focused($isFocused)
        Menu("More") {
          Button("Clear") { isCleared = true }
          Button("Other") {}
        }
        Link("Page", destination: URL(string: "https://a.example")!)
        Text(isFocused ? "typing" : "not typing")
        if isCleared { Text("cleared") }
      }
      .environment(
        \.openURL,
        OpenURLAction { _ in
          opened.value += 1
          return .handled
        })
    }
  }

  func testAMenuThatIsOpenTakesItFromNothing() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Screen(opened: Followed(0)))
      defer { screen.close() }
      _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
      let entry = screen.all("GtkEntry")[0]
      gtk_widget_grab_focus(entry)
      XCTAssertTrue(becomes(within: 100) { screen.texts.contains("typing") })
      let opener = screen.all("GtkMenuButton")[0]
      Pointer(on: opener).click(8, 8)
      XCTAssertTrue(becomes(within: 100) { gtk_window_get_focus(cast(screen.window)) != entry })
      let focus = try XCTUnwrap(gtk_window_get_focus(cast(screen.window)))
      XCTAssertNotNil(gtk_widget_get_ancestor(focus, gtk_popover_get_type()), "the keys are the menu's")
      settle(50)
      XCTAssertTrue(screen.texts.contains("typing"))
      gtk_popover_popdown(gtk_menu_button_get_popover(cast(opener)))
      XCTAssertTrue(becomes(within: 1000) { gtk_window_get_focus(cast(screen.window)) == entry })
      XCTAssertTrue(screen.texts.contains("typing"))
      gtk_window_set_focus(cast(screen.window), nil)
      XCTAssertTrue(becomes(within: 100) { screen.texts.contains("not typing") })
    }
  }

  func testALinkOpensAndTakesItFromNothing() throws {
    try onScreen { renderer in
      let opened = Followed(0)
      let screen = HostedScreen(renderer, Screen(opened: opened))
      defer { screen.close() }
      _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
      gtk_widget_grab_focus(screen.all("GtkEntry")[0])
      XCTAssertTrue(becomes(within: 100) { screen.texts.contains("typing") })
      let pointer = Pointer(on: screen.all("GtkLinkButton")[0])
      pointer.press(12, 8)
      settle(50)
      XCTAssertTrue(screen.texts.contains("typing"), "it is held")
      pointer.release(12, 8)
      settle(50)
      XCTAssertEqual(opened.value, 1)
      XCTAssertTrue(screen.texts.contains("typing"))
    }
  }
}
