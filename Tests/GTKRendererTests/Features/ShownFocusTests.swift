import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where the focus begins, and whether a view that has it is seen to.
final class ShownFocusTests: GTKTestCase {
  private struct Scoped: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    var body: some View {
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant("")).prefersDefaultFocus(in: scope)
        TextField("Third", text: .constant("")).prefersDefaultFocus(false, in: scope)
        Button("Reset") { resetFocus(in: scope) }
      }
      .focusScope(scope)
    }
  }

  func testTheFocusIsWhereItIsPreferredAndGoesBackThere() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("prefersDefaultFocus", "focusScope") {
        Scoped()
      } holds: { screen in
        @MainActor func focused() -> Native? { gtk_window_get_focus(cast(screen.window)) }
        XCTAssertEqual(focused(), screen.entries[1])
        gtk_widget_grab_focus(screen.entries[2])
        settle(20)
        XCTAssertEqual(focused(), screen.entries[2])
        screen.click("Reset")
        return focused() == screen.entries[1]
      }
    }
  }

  private struct Marked: View {
    @ObservedObject var isBare: Followed<Bool>
    @FocusState private var isOn: Bool
    var body: some View {
      Color.clear.frame(width: 60, height: 40).focusable().focused($isOn).focusEffectDisabled(isBare.value)
      Button("Focus") { isOn = true }
    }
  }

  func testAViewHasTheFocusWithoutBeingSeenTo() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let isBare = Followed(false)
      table("focusEffectDisabled") {
        Marked(isBare: isBare)
      } holds: { screen in
        screen.click("Focus")
        SurroundingsTests.tellFocus(screen.window, isIn: true)
        gtk_window_set_focus_visible(cast(screen.window), 1)
        guard let box = gtk_window_get_focus(cast(screen.window)) else { return false }
        /// Whether something is drawn at its edges.
        @MainActor func isMarked() -> Bool {
          let picture = DrawnWidget(box)
          return (0..<picture.width).contains { x in
            (0..<8).contains { picture.pixel(x, $0).last ?? 0 > 0 }
          }
        }
        XCTAssertEqual(className(of: box), "GtkEventBox")
        XCTAssertTrue(isMarked())
        isBare.value = true
        settle(50)
        XCTAssertFalse(isMarked())
        XCTAssertEqual(gtk_window_get_focus(cast(screen.window)), box, "It has the focus all the same")
        isBare.value = false
        settle(50)
        return isMarked()
      }
    }
  }
}
