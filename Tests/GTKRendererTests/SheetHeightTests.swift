import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How high a sheet and a bubble are, and where a bubble is.
final class SheetHeightTests: GTKTestCase {
  private struct Presenting<Content: View>: View {
    let isBubble: Bool
    @ObservedObject var count: Followed<Int>
    let content: (Int) -> Content
    var body: some View {
      let base = Text("Behind").frame(width: 700, height: 600)
      if isBubble {
        base.popover(isPresented: .constant(true)) { content(count.value) }
      } else {
        base.sheet(isPresented: .constant(true)) { content(count.value) }
      }
    }
  }

  @MainActor
  private static func height(of widget: Native) -> Int32 {
    guard faves_is_window(widget) != 0 else { return gtk_widget_get_allocated_height(widget) }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_size(cast(widget), &width, &height)
    return height
  }

  func testAListIsAsHighAsItsRowsUpToAPage() throws {
    try onScreen { renderer in
      for isBubble in [false, true] {
        @MainActor func height(_ rows: Int) -> Int32 {
          let screen = HostedScreen(
            renderer,
            Presenting(isBubble: isBubble, count: Followed(rows)) { count in
              List(0..<count, id: \.self) { Text("Row \($0)") }
            })
          defer { screen.close() }
          settle(300)
          return Self.height(of: renderer.presented.last!.native)
        }
        let (some, many, most) = (height(8), height(12), height(2_000))
        XCTAssertGreaterThan(some, 220)
        XCTAssertGreaterThan(many, some)
        XCTAssertGreaterThan(most, 450)
        XCTAssertLessThan(most, 640)
      }
    }
  }

  func testASheetGrowsWithItsContentAndDoesNotShrinkWhereThatScrolls() throws {
    try onScreen { renderer in
      let count = Followed(6)
      let screen = HostedScreen(
        renderer,
        Presenting(isBubble: false, count: count) { count in
          Form { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 40) } }
        })
      defer { screen.close() }
      settle(300)
      let sheet = renderer.presented.last!.native
      let before = Self.height(of: sheet)
      // GTK by itself would leave the window as it is: what scrolls gets along with less.
      var least: Int32 = 0
      gtk_widget_get_preferred_height(gtk_bin_get_child(cast(sheet)), &least, nil)
      XCTAssertLessThan(least, before - 40)
      count.value = 9
      XCTAssertTrue(becomes(within: 100) { Self.height(of: sheet) >= before + 3 * 40 })
      count.value = 3
      settle(200)
      XCTAssertGreaterThanOrEqual(Self.height(of: sheet), before + 3 * 40)
    }
  }

  private struct Lines: View {
    let count: Int
    var body: some View { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 40) } }
  }

  func testASheetOfWhatIsOfOneHeightFollowsThatDown() throws {
    try onScreen { renderer in
      for isInPages in [false, true] {
        let count = Followed(9)
        let screen = HostedScreen(
          renderer,
          Presenting(isBubble: false, count: count) { count in
            let lines = VStack(spacing: 0) { Lines(count: count) }
            return isInPages ? AnyView(NavigationStack { lines }) : AnyView(lines)
          })
        defer { screen.close() }
        settle(300)
        let sheet = renderer.presented.last!.native
        let before = Self.height(of: sheet)
        count.value = 6
        XCTAssertTrue(becomes(within: 300) { Self.height(of: sheet) == before - 3 * 40 }, "\(isInPages)")
        count.value = 8
        XCTAssertTrue(becomes(within: 300) { Self.height(of: sheet) == before - 40 })
        // By hand.
        gtk_window_resize(cast(sheet), 460, before + 40)
        settle(100)
        count.value = 5
        settle(200)
        XCTAssertEqual(Self.height(of: sheet), before + 40)
      }
    }
  }

  func testASheetOfWhatTakesTheRoomThereIsDoesNotShrink() throws {
    try onScreen { renderer in
      let count = Followed(9)
      let screen = HostedScreen(
        renderer,
        Presenting(isBubble: false, count: count) { count in
          VStack(spacing: 0) {
            Lines(count: count)
            Spacer()
          }
        })
      defer { screen.close() }
      settle(300)
      let sheet = renderer.presented.last!.native
      let before = Self.height(of: sheet)
      count.value = 6
      settle(200)
      XCTAssertEqual(Self.height(of: sheet), before)
    }
  }

  func testABubbleOfWhatFillsTheWindowIsWithinThat() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Presenting(isBubble: true, count: Followed(6)) { count in
          VStack { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(width: 200, height: 40) } }
        })
      defer { screen.close() }
      settle(300)
      let bubble = renderer.presented.last!.native
      var (x, y): (Int32, Int32) = (0, 0)
      gtk_widget_translate_coordinates(gtk_bin_get_child(cast(bubble)), screen.window, 0, 0, &x, &y)
      // GTK by itself puts it beside what it belongs to, and most of it out of the window.
      XCTAssertGreaterThanOrEqual(x, 0)
      XCTAssertLessThanOrEqual(x + 200, gtk_widget_get_allocated_width(screen.window))
      XCTAssertGreaterThanOrEqual(y, 0)
      XCTAssertLessThanOrEqual(y + 240, gtk_widget_get_allocated_height(screen.window))
    }
  }
}
