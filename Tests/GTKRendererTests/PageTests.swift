import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Tab views whose tabs are pages.
final class PageTests: GTKTestCase {
  private struct Pages: View {
    @State private var page = 1
    @State private var count = 3
    let showsDots: Bool
    var body: some View {
      VStack {
        Text("On page \(page)")
        TabView(selection: $page) {
          ForEach(0..<count, id: \.self) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page(indexDisplayMode: showsDots ? .automatic : .never))
        Button("Next") { page += 1 }
        Button("More") { count += 1 }
      }
    }
  }

  func testDotsSayAndChangeWhichPageIsInSight() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Pages(showsDots: true))
      @MainActor func dots() -> [Native] { shown.all("GtkRadioButton") }
      @MainActor func chosen() -> [Bool] { dots().map { gtk_toggle_button_get_active(cast($0)) != 0 } }
      XCTAssertEqual(chosen(), [false, true, false])
      XCTAssertEqual(
        String(cString: atk_object_get_name(gtk_widget_get_accessible(dots()[0]))), "Page 1 of 3")
      XCTAssertTrue(shown.texts.contains("Page 1"))
      gtk_button_clicked(cast(dots()[2]))
      settle(50)
      XCTAssertTrue(shown.texts.contains("On page 2"))
      XCTAssertEqual(chosen(), [false, false, true])
      shown.click("More")
      XCTAssertEqual(chosen(), [false, false, true, false])
      shown.click("Next")
      XCTAssertEqual(chosen(), [false, false, false, true])
      XCTAssertTrue(shown.all("HdyViewSwitcherTitle").isEmpty, "The window's bar has no part in it")
      shown.close()
    }
  }

  func testPagesAreTurnedByKeysAndByWhatIsDraggedOverThem() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Pages(showsDots: false))
      let window = renderer.presented[0] as! WindowWidget
      let stack = shown.all("GtkStack").last!
      gtk_widget_grab_focus(stack)
      XCTAssertTrue(window.press(GDK_KEY_Right))
      settle(50)
      XCTAssertTrue(shown.texts.contains("On page 2"))
      // There is none after the last.
      window.press(GDK_KEY_Right)
      settle(50)
      XCTAssertTrue(shown.texts.contains("On page 2"))
      var turns: [Int] = []
      let swipe = PageSwipe(over: stack) { turns.append($0) }
      swipe.dragged(-80, 10)
      swipe.dragged(80, 10)
      // Too short, and more down than across.
      swipe.dragged(20, 0)
      swipe.dragged(80, 70)
      XCTAssertEqual(turns, [1, -1])
      swipe.end()
      shown.close()
    }
  }

  func testPagesAreTurnedTheOtherWayWhereOneReadsFromTheRight() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer, Pages(showsDots: false).environment(\.layoutDirection, .rightToLeft))
      let window = renderer.presented[0] as! WindowWidget
      let stack = shown.all("GtkStack").last!
      gtk_widget_grab_focus(stack)
      XCTAssertEqual(gtk_widget_get_direction(stack), GTK_TEXT_DIR_RTL)
      window.press(GDK_KEY_Left)
      XCTAssertTrue(shown.texts.contains("On page 2"))
      window.press(GDK_KEY_Right)
      XCTAssertTrue(shown.texts.contains("On page 1"))
      let finger = Finger(on: stack)
      finger.draw(from: (40, 50), to: (160, 52))
      XCTAssertTrue(becomes(within: 50) { shown.texts.contains("On page 2") })
      finger.draw(from: (160, 50), to: (40, 52))
      XCTAssertTrue(becomes(within: 50) { shown.texts.contains("On page 1") })
      shown.close()
    }
  }

  func testDotsCanBeLeftOut() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Pages(showsDots: false))
      XCTAssertTrue(shown.all("GtkRadioButton").isEmpty)
      shown.click("Next")
      XCTAssertTrue(shown.texts.contains("Page 2"))
      shown.close()
    }
  }
}
