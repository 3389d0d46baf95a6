import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Navigation stacks with bars of their own.
final class StackBarTests: GTKTestCase {
  private struct Mail: View {
    @State private var isAlone = false
    var body: some View {
      HStack(spacing: 0) {
        NavigationStack {
          VStack {
            NavigationLink("To letter") { Text("Letter").navigationTitle("Letter") }
            Button("Alone") { isAlone = true }
          }
          .navigationTitle("Letters")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
        }
        if !isAlone { NavigationStack { Text("People").navigationTitle("People") } }
      }
    }
  }

  func testEachStackHasItsBarAboveItAndTheLastOneTheWindows() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Mail())
      @MainActor func titles() -> [String] {
        shown.all("HdyHeaderBar").map { hdy_header_bar_get_title(cast($0)).map { String(cString: $0) } ?? "" }
      }
      XCTAssertEqual(titles(), ["Test", "Letters", "People"])
      let bars = shown.all("HdyHeaderBar").map { shown.frame(of: $0) }
      XCTAssertEqual(bars[1].minY, bars[2].minY)
      XCTAssertEqual(bars[1].maxX, bars[2].minX, accuracy: 1)
      XCTAssertEqual(shown.all("GtkActionBar").count, 1)
      shown.click("To letter")
      settle(500)
      XCTAssertEqual(titles(), ["Test", "Letter", "People"])
      XCTAssertTrue(shown.all("GtkActionBar").isEmpty)
      // The first that is in sight is the first stack's.
      let stack = try XCTUnwrap(renderer.presented[0].children(PagesWidget.self).first)
      let back = try XCTUnwrap(stack.screen?.bar?.back)
      XCTAssertNotEqual(gtk_widget_get_visible(back), 0)
      gtk_button_clicked(cast(back))
      settle(300)
      XCTAssertEqual(titles(), ["Test", "Letters", "People"])
      shown.click("Alone")
      // GTK slides such a bar away.
      settle(500)
      XCTAssertEqual(titles(), ["Letters"])
      XCTAssertEqual(shown.all("GtkActionBar").count, 1)
      shown.close()
    }
  }

  private struct Further: View {
    let isHidden: Bool
    var body: some View {
      NavigationStack {
        NavigationLink("Further") { Text("There").navigationBarBackButtonHidden(isHidden) }
      }
    }
  }

  func testAFingerDrawnOverAPageLeadsBack() throws {
    try onScreen { renderer in
      for isHidden in [false, true] {
        let shown = HostedScreen(renderer, Further(isHidden: isHidden))
        let stack = try XCTUnwrap(renderer.presented[0].children(PagesWidget.self).first)
        XCTAssertNil(stack.swipe, "There is nothing to go back to.")
        shown.click("Further")
        settle(300)
        let swipe = try XCTUnwrap(stack.swipe)
        swipe.dragged(20, 0)
        swipe.dragged(-200, 0)
        swipe.dragged(150, 120)
        settle(300)
        XCTAssertTrue(shown.texts.contains("There"))
        swipe.dragged(150, 20)
        settle(500)
        XCTAssertEqual(shown.texts.contains("There"), isHidden)
        XCTAssertEqual(stack.swipe == nil, !isHidden)
        shown.close()
      }
    }
  }

  func testKeysLeadBackWhereThereIsAButtonThatDoes() throws {
    try onScreen { renderer in
      for isHidden in [false, true] {
        let shown = HostedScreen(renderer, Further(isHidden: isHidden))
        shown.click("Further")
        settle(300)
        (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Left, GDK_MOD1_MASK)
        settle(500)
        XCTAssertEqual(shown.texts.contains("There"), isHidden)
        shown.close()
      }
    }
  }

  func testTwoFingersOnATouchpadLeadBack() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Further(isHidden: false))
      let stack = try XCTUnwrap(renderer.presented[0].children(PagesWidget.self).first)
      shown.click("Further")
      settle(300)
      let swipe = try XCTUnwrap(stack.swipe)
      let second: gint64 = 1_000_000
      XCTAssertFalse(swipe.scrolled(-5, 5, at: second), "It is for what scrolls down")
      for step in 0..<5 { XCTAssertTrue(swipe.scrolled(3, 0, at: 2 * second + step)) }
      XCTAssertTrue(swipe.scrolled(-6, 1, at: 3 * second))
      XCTAssertTrue(swipe.scrolled(-6, 1, at: 4 * second), "After a rest it begins anew")
      settle(300)
      XCTAssertTrue(shown.texts.contains("There"))
      XCTAssertTrue(swipe.scrolled(-6, 1, at: 4 * second + 10))
      settle(500)
      XCTAssertFalse(shown.texts.contains("There"))
      shown.close()
    }
  }
}

extension GTKWidget {
  fileprivate func children<W: GTKWidget>(_ type: W.Type) -> [W] {
    children.flatMap { ($0 as? W).map { [$0] } ?? $0.children(type) }
  }
}
