import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a trait makes one thing is called by what is in it.
final class TraitNameTests: GTKTestCase {
  /// What assistive tools meet with one of the roles: each as it is called.
  @MainActor
  private static func names(_ screen: HostedScreen, _ roles: AtkRole...) -> [String] {
    var names: [String] = []
    @MainActor func walk(_ object: UnsafeMutablePointer<AtkObject>) {
      if roles.contains(atk_object_get_role(object)) {
        names.append(atk_object_get_name(object).map { String(cString: $0) } ?? "")
      }
      for index in 0..<atk_object_get_n_accessible_children(object) {
        guard let child = atk_object_ref_accessible_child(object, index) else { continue }
        walk(child)
        g_object_unref(child)
      }
    }
    walk(gtk_widget_get_accessible(screen.window))
    return names
  }

  private struct Tapped: View {
    @ObservedObject var detail: Followed<String>
    var body: some View {
      VStack {
        Text("plain tap").onTapGesture {}.accessibilityAddTraits(.isButton)
        Text("on a ground").padding().background(.yellow).onTapGesture {}.accessibilityAddTraits(.isButton)
        HStack {
          Image(systemName: "folder")
          Text("Title")
          Text(detail.value)
        }
        .padding().onTapGesture {}.accessibilityAddTraits(.isButton)
        Image(systemName: "trash").onTapGesture {}.accessibilityAddTraits(.isButton)
        Text("hidden").onTapGesture {}.accessibilityLabel("Said").accessibilityAddTraits(.isButton)
        HStack { Text("To the page") }.padding().accessibilityAddTraits(.isLink)
        HStack { Text("Lamp") }.onTapGesture {}.accessibilityAddTraits(.isToggle)
      }
    }
  }

  func testItIsCalledByItsWords() throws {
    try onScreen { renderer in
      let detail = Followed("Detail")
      let screen = HostedScreen(renderer, Tapped(detail: detail))
      XCTAssertEqual(
        Self.names(screen, ATK_ROLE_PUSH_BUTTON),
        ["plain tap", "on a ground", "Title, Detail", "Delete", "Said"])
      XCTAssertEqual(Self.names(screen, ATK_ROLE_LINK), ["To the page"])
      XCTAssertEqual(Self.names(screen, ATK_ROLE_TOGGLE_BUTTON), ["Lamp"])
      detail.value = "More"
      settle(20)
      XCTAssertEqual(Self.names(screen, ATK_ROLE_PUSH_BUTTON)[2], "Title, More")
      screen.close()
    }
  }

  private struct Changing: View {
    @ObservedObject var isButton: Followed<Bool>
    var body: some View {
      HStack { Text("Now and then") }.padding()
        .accessibilityAddTraits(isButton.value ? .isButton : [])
      Button("Real") {}.padding().accessibilityAddTraits(.isButton)
    }
  }

  func testTheNameComesAndGoesWithTheTrait() throws {
    try onScreen { renderer in
      let isButton = Followed(false)
      let screen = HostedScreen(renderer, VStack { Changing(isButton: isButton) })
      XCTAssertEqual(Self.names(screen, ATK_ROLE_PUSH_BUTTON), ["Real"])
      isButton.value = true
      settle(20)
      XCTAssertEqual(Self.names(screen, ATK_ROLE_PUSH_BUTTON), ["Now and then", "Real"])
      isButton.value = false
      settle(20)
      XCTAssertEqual(Self.names(screen, ATK_ROLE_PUSH_BUTTON), ["Real"])
      XCTAssertFalse(Self.names(screen, ATK_ROLE_FILLER, ATK_ROLE_PANEL).contains("Now and then"))
      screen.close()
    }
  }
}
