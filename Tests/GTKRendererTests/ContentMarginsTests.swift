import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is free around content that scrolls, and views as large as what they scroll in.
final class ContentMarginsTests: GTKTestCase {
  func testMarginsAreWithinTheScrollBar() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        ScrollView {
          Color.red.frame(height: 2000).accessibilityLabel("red")
          Text("Below")
        }.contentMargins(.horizontal, 30).contentMargins(.top, 10, for: .scrollContent))
      let (scroll, label) = (shown.the("GtkScrolledWindow"), shown.label("Below"))
      let stack = gtk_widget_get_parent(label)!
      XCTAssertEqual(shown.frame(of: scroll).width, 500)
      XCTAssertEqual(shown.frame(of: stack).minX - shown.frame(of: scroll).minX, 30)
      XCTAssertEqual(shown.frame(of: stack).minY - shown.frame(of: scroll).minY, 10)
      shown.close()
    }
  }

  private struct Far: View {
    let anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Far") { proxy.scrollTo(20, anchor: anchor) }
          Button("Near") { proxy.scrollTo(3, anchor: anchor) }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<50) { Text(verbatim: "row \($0)").frame(height: 40).id($0) }
            }
          }
          .frame(height: 200)
          .contentMargins(.vertical, 30)
        }
      }
    }
  }

  func testWhatIsBroughtIntoSightKeepsTheMarginsFromTheEdges() throws {
    try onScreen { renderer in
      for anchor in [nil, UnitPoint.top, .bottom] {
        let shown = HostedScreen(renderer, Far(anchor: anchor))
        @MainActor func distances(_ text: String) -> (top: Double, bottom: Double) {
          let (row, scroll) = (
            shown.frame(of: shown.label(text)), shown.frame(of: shown.the("GtkScrolledWindow"))
          )
          // The words are in the middle of their 40 points.
          return (row.midY - 20 - scroll.minY, scroll.maxY - row.midY - 20)
        }
        shown.click("Far")
        settle(60)
        if anchor == .top {
          XCTAssertEqual(distances("row 20").top, 30, accuracy: 1)
        } else {
          XCTAssertEqual(distances("row 20").bottom, 30, accuracy: 1)
        }
        shown.click("Near")
        settle(60)
        if anchor == .bottom {
          XCTAssertEqual(distances("row 3").bottom, 30, accuracy: 1)
        } else {
          XCTAssertEqual(distances("row 3").top, 30, accuracy: 1)
        }
        shown.close()
      }
    }
  }

  func testMarginsOfABarMoveNothing() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer, ScrollView { Text("Words") }.contentMargins(20, for: .scrollIndicators))
      XCTAssertEqual(
        shown.frame(of: shown.label("Words")).minY - shown.frame(of: shown.the("GtkScrolledWindow")).minY, 0)
      shown.close()
    }
  }

  func testAListHasThemAroundItsRows() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, List(0..<100) { Text("Row \($0)") }.contentMargins(.leading, 40))
      let (scroll, list) = (shown.the("GtkScrolledWindow"), shown.the("FavesList"))
      XCTAssertEqual(shown.frame(of: list).minX - shown.frame(of: scroll).minX, 40)
      XCTAssertEqual(shown.frame(of: list).maxX, shown.frame(of: scroll).maxX)
      shown.close()
    }
  }

  func testAScrollViewInAnotherHasNone() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        ScrollView {
          Text("Outside")
          ScrollView(.horizontal) { Text("Inside") }
        }.contentMargins(25))
      let inner = shown.all("GtkScrolledWindow")[1]
      XCTAssertEqual(shown.frame(of: shown.label("Inside")).minY, shown.frame(of: inner).minY)
      shown.close()
    }
  }

  func testSafeAreaPaddingOfAScrollViewIsThat() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          ScrollView { Text("Scrolled") }.scrollTargetBehavior(.paging).safeAreaPadding(.top, 33)
          Text("Still").safeAreaPadding(.leading, 44)
        })
      let scroll = shown.frame(of: shown.the("GtkScrolledWindow"))
      XCTAssertEqual(shown.frame(of: shown.label("Scrolled")).minY - scroll.minY, 33)
      XCTAssertEqual(gtk_widget_get_margin_start(shown.label("Still")), 44)
      shown.close()
    }
  }

  func testSafeAreaPaddingReachesAScrollViewUnderWhatIsOverItAndInItsFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          ScrollView(.horizontal) { Text("Scrolled") }
            .overlay { Color.red.frame(width: 1) }.frame(height: 50).background(.blue)
            .safeAreaPadding(EdgeInsets(top: 7, leading: 33, bottom: 0, trailing: 0))
          Text("Below")
        })
      let scroll = shown.frame(of: shown.the("GtkScrolledWindow"))
      XCTAssertEqual(shown.frame(of: shown.label("Scrolled")).minX - scroll.minX, 33)
      XCTAssertEqual(scroll.width, 500)
      shown.close()
    }
  }

  func testInARowThatScrollsSidewaysEachIsAsWideAsItLikes() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        ScrollView(.horizontal) {
          HStack {
            ForEach(["Us", "You as well as many others"], id: \.self) { name in
              VStack {
                Text(name)
                Rectangle().frame(height: 4)
              }
            }
          }
        })
      let short = shown.frame(of: shown.label("Us"))
      let long = shown.frame(of: shown.label("You as well as many others"))
      XCTAssertEqual(short.height, long.height, "neither is wrapped")
      XCTAssertGreaterThan(long.width, 3 * short.width)
      shown.close()
    }
  }

  func testPagesAreAsWideAsWhatTheyScrollIn() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        HStack(spacing: 0) {
          Color.red.frame(width: 100)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<3) { Text("Page \($0)").containerRelativeFrame(.horizontal) }
              Text("Half").containerRelativeFrame(.horizontal, count: 2, spacing: 20)
              Text("Tenth").containerRelativeFrame(.horizontal) { width, _ in width / 10 }
            }
          }.contentMargins(.horizontal, 50)
        })
      settle(60)
      @MainActor func width(_ text: String) -> CGFloat {
        shown.frame(of: shown.label(text)).width
      }
      XCTAssertEqual(["Page 0", "Page 2", "Half", "Tenth"].map(width), [300, 300, 140, 30])
      shown.close()
    }
  }

  func testWithoutOneTheyTakeTheRoomThereIs() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        HStack(spacing: 0) {
          Color.red.frame(width: 100)
          Text("Wide").containerRelativeFrame(.horizontal)
        })
      XCTAssertEqual(shown.frame(of: shown.label("Wide")).width, 400)
      shown.close()
    }
  }
}
