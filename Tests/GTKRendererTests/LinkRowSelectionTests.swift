import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows that lead to pages and are selected, too.
final class LinkRowSelectionTests: GTKTestCase {
  private struct Messages: View {
    let isTwice: Bool
    @State private var selection: Set<Int> = []
    @State private var mode = EditMode.inactive
    var body: some View {
      VStack {
        Text("selected: " + selection.sorted().map { "\($0)" }.joined(separator: ", "))
        Button("Edit") { mode = mode.isEditing ? .inactive : .active }
        NavigationStack {
          List(selection: $selection) {
            ForEach(0..<3, id: \.self) { number in
              NavigationLink(value: "page \(number)") { Text("row \(number)") }
            }
            if isTwice { Section("Again") { ForEach(0..<3, id: \.self) { Text("also \($0)") } } }
          }
          .navigationDestination(for: String.self) { Text($0) }
        }
        .environment(\.editMode, $mode)
      }
    }
  }

  @MainActor
  private static func click(_ screen: HostedScreen, row: Int32, _ modifiers: GdkModifierType) {
    let list = screen.the("FavesList")
    guard let content = faves_list_get_content(list, row) else { return XCTFail("no row \(row)") }
    let place = screen.frame(of: content)
    let corner = screen.frame(of: list).origin
    let pointer = Pointer(on: list)
    pointer.modifiers = modifiers
    pointer.click(place.midX - corner.x, place.midY - corner.y)
    settle(50)
  }

  func testWhatIsSelectedCanBeTakenOutAgain() throws {
    try onScreen { renderer in
      // Where other rows stand for the same values as well.
      for isTwice in [false, true] {
        let screen = HostedScreen(renderer, Messages(isTwice: isTwice))
        Self.click(screen, row: 0, GDK_CONTROL_MASK)
        Self.click(screen, row: 2, GDK_CONTROL_MASK)
        XCTAssertTrue(screen.texts.contains("selected: 0, 2"), "\(screen.texts)")
        Self.click(screen, row: 0, GDK_CONTROL_MASK)
        XCTAssertTrue(screen.texts.contains("selected: 2"), "\(screen.texts)")
        _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
        let list = screen.the("FavesList")
        gtk_widget_grab_focus(list)
        faves_list_set_cursor(list, 2)
        settle(50)
        screen.key(GDK_KEY_PRESS, GDK_KEY_space, code: 65, GDK_CONTROL_MASK)
        XCTAssertTrue(screen.texts.contains("selected: "), "\(screen.texts)")
        XCTAssertFalse(screen.texts.contains { $0.hasPrefix("page") })
        screen.close()
      }
    }
  }

  func testWhileTheListIsEditedAClickSelectsAndDoesNotLeadOn() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Messages(isTwice: false))
      screen.click("Edit")
      settle(50)
      Self.click(screen, row: 1, GdkModifierType(0))
      settle(300)
      XCTAssertTrue(screen.texts.contains("selected: 1"), "\(screen.texts)")
      XCTAssertFalse(screen.texts.contains("page 1"))
      screen.click("Edit")
      settle(50)
      Self.click(screen, row: 2, GdkModifierType(0))
      XCTAssertTrue(becomes(within: 100) { screen.texts.contains("page 2") }, "afterwards it leads on")
      screen.close()
    }
  }
}
