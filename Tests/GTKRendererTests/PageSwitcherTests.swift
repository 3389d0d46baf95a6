import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The choice of tabs over the pages of a tab view.
final class PageSwitcherTests: GTKTestCase {
  private struct Tabs: View {
    let name: String
    @State private var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<3) { index in
          Text("\(name) page \(index)")
            .tabItem { Label("\(name) \(index)", systemImage: "star") }
            .tag(index)
        }
      }
    }
  }

  func testAPersonChoosesInTheButtonsOverThePages() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Tabs(name: "upper")
          Tabs(name: "lower")
        })
      settle(100)
      let switchers = shown.all("HdyViewSwitcher")
      XCTAssertEqual(switchers.count, 2)
      XCTAssertTrue(shown.texts.contains("lower page 0"))
      let buttons = shown.all("HdyViewSwitcherButton", in: switchers[1])
      XCTAssertEqual(buttons.count, 3)
      gtk_button_clicked(cast(buttons[2]))
      settle(500)
      XCTAssertTrue(shown.texts.contains("lower page 2"))
      XCTAssertEqual(gtk_widget_get_mapped(shown.label("lower page 0")), 0)
      XCTAssertTrue(shown.texts.contains("upper page 0"))
      let (above, page) = (shown.frame(of: switchers[1]), shown.frame(of: shown.label("lower page 2")))
      XCTAssertLessThanOrEqual(above.maxY, page.minY)
      shown.close()
    }
  }
}
