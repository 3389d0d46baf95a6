import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Links among words, as assistive tools know them.
final class TextLinkTests: GTKTestCase {
  private struct Words: View {
    @ObservedObject var second: Followed<String>
    let followed: Kept<String>
    var body: some View {
      VStack {
        Button("before") {}
        Text(LocalizedStringKey("[All](https://a.example) of *it*, or [\(second.value)](https://b.example)"))
        Button("after") {}
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          followed.value = url.absoluteString
          return .handled
        })
    }
  }

  @MainActor
  private static func links(of label: Native) -> [UnsafeMutablePointer<AtkObject>] {
    let object = gtk_widget_get_accessible(label)
    // The label keeps them.
    return (0..<atk_object_get_n_accessible_children(object)).map { index in
      let link = atk_object_ref_accessible_child(object, index)!
      faves_unref(UnsafeMutableRawPointer(link))
      return link
    }
  }
  @MainActor
  private static func names(of label: Native) -> [String] {
    links(of: label).map { atk_object_get_name($0).map { String(cString: $0) } ?? "" }
  }
  @MainActor
  private static func focused(of label: Native) -> [Bool] {
    links(of: label).map { link in
      let states = atk_object_ref_state_set(link)!
      defer { faves_unref(UnsafeMutableRawPointer(states)) }
      return atk_state_set_contains_state(states, ATK_STATE_FOCUSED) != 0
    }
  }

  func testTheyAreCalledByTheirWordsAlsoByOtherOnes() throws {
    try onScreen { renderer in
      let second = Followed("none")
      let screen = HostedScreen(renderer, Words(second: second, followed: Kept("")))
      defer { screen.close() }
      XCTAssertEqual(Self.names(of: screen.label("All of it, or none")), ["All", "none"])
      second.value = "a few"
      XCTAssertTrue(screen.wait { screen.texts.contains("All of it, or a few") })
      XCTAssertEqual(Self.names(of: screen.label("All of it, or a few")), ["All", "a few"])
    }
  }

  func testOneHasTheFocusWhileItsLabelHasIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Words(second: Followed("none"), followed: Kept("")))
      defer { screen.close() }
      let label = screen.label("All of it, or none")
      gtk_widget_grab_focus(screen.button(titled: "before"))
      XCTAssertEqual(Self.focused(of: label), [false, false])
      // The focus as GTK hands it on in a window with the keys.
      for expected in [[true, false], [false, true], [false, false]] {
        gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD)
        settle(20)
        let isHere = gtk_widget_has_focus(label) != 0
        XCTAssertEqual(Self.focused(of: label), isHere ? expected : [false, false])
        XCTAssertEqual(gtk_window_get_focus(cast(screen.window)) == label, expected != [false, false])
      }
    }
  }

  func testAssistiveToolsFollowThem() throws {
    try onScreen { renderer in
      let followed = Kept("")
      let screen = HostedScreen(renderer, Words(second: Followed("none"), followed: followed))
      defer { screen.close() }
      let links = Self.links(of: screen.label("All of it, or none"))
      for (link, address) in zip(links, ["https://a.example", "https://b.example"]) {
        XCTAssertEqual(atk_object_get_role(link), ATK_ROLE_LINK)
        let action = OpaquePointer(link)
        XCTAssertEqual(atk_action_get_n_actions(action), 1)
        XCTAssertEqual(atk_action_do_action(action, 0), 1)
        XCTAssertEqual(followed.value, address)
      }
    }
  }
}
