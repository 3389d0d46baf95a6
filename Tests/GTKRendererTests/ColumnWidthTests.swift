import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a program says that the columns of a split view need makes the window as wide as all of them.
final class ColumnWidthTests: GTKTestCase {
  private struct Wide: View {
    var body: some View {
      NavigationSplitView {
        List { Text("shelf") }.frame(minWidth: 150)
      } detail: {
        Text("detail").frame(minWidth: 500, minHeight: 100).background(.yellow)
      }
    }
  }
  private struct Older: View {
    var body: some View {
      NavigationView {
        List { Text("shelf") }.listStyle(.sidebar).frame(minWidth: 150, maxWidth: 200)
        Text("detail").frame(minWidth: 500).background(.yellow)
      }
    }
  }

  func testAWindowHasRoomForTheLeastWidthsOfAllColumns() throws {
    try onScreen { renderer in
      for view in [AnyView(Wide()), AnyView(Older())] {
        let screen = HostedScreen(renderer, view)
        gtk_window_resize(cast(screen.window), 400, 400)
        settle(300)
        XCTAssertGreaterThanOrEqual(gtk_widget_get_allocated_width(screen.window), 650)
        XCTAssertEqual(hdy_leaflet_get_folded(cast(screen.the("HdyLeaflet"))), 0)
        let (shelf, detail) = (
          screen.frame(of: screen.label("shelf")), screen.frame(of: screen.label("detail"))
        )
        XCTAssertLessThan(shelf.maxX, detail.minX)
        screen.close()
      }
    }
  }

  func testAColumnIsAsWideAsItWouldLikeWhereTheWindowHasRoom() throws {
    struct Three: View {
      var body: some View {
        NavigationSplitView {
          List { Text("shelf") }
        } content: {
          Text("book").navigationSplitViewColumnWidth(min: 180, ideal: 320)
        } detail: {
          HStack { Text("page").frame(width: 430) }
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Three())
      @MainActor func width(of text: String) -> Double {
        var column = screen.label(text)
        while let around = gtk_widget_get_parent(column), className(of: around) != "HdyLeaflet" {
          column = around
        }
        return Double(gtk_widget_get_allocated_width(column))
      }
      for (window, isWide) in [(Int32(1100), true), (810, false), (1100, true)] {
        gtk_window_resize(cast(screen.window), window, 400)
        settle(300)
        XCTAssertEqual(hdy_leaflet_get_folded(cast(screen.the("HdyLeaflet"))), 0)
        if isWide {
          XCTAssertEqual(width(of: "book"), 320, "\(window)")
        } else {
          XCTAssertLessThan(width(of: "book"), 320, "\(window)")
        }
        XCTAssertGreaterThanOrEqual(width(of: "page"), 430)
      }
      screen.close()
    }
  }

  func testNamesInASidebarHaveMoreRoomWhereTextIsLarge() throws {
    try onScreen { _ in
      @MainActor func widths(_ isThree: Bool, _ scale: Double) -> [Int32] {
        let ranges = ColumnWidths(isThree: isThree, frames: [:], room: 1920, textScale: scale).ranges
        let slots: [Slot] = isThree ? [.sidebar, .content, .detail] : [.sidebar, .detail]
        return slots.map { ranges[$0]!.ideal }
      }
      for isThree in [false, true] {
        let (usual, large) = (widths(isThree, 1), widths(isThree, 2))
        XCTAssertGreaterThan(large[0], usual[0] + 20)
        XCTAssertGreaterThanOrEqual(
          large.reduce(0, +), usual.reduce(0, +), "they fold no later than they do otherwise")
        XCTAssertLessThan(large.reduce(0, +), 800, "nor in the usual window")
        if !isThree { XCTAssertLessThan(usual.reduce(0, +), 600) }
        XCTAssertEqual(widths(isThree, 0.8), usual)
      }
    }
  }

  func testLargeTextHasMoreOfAWiderWindow() throws {
    let said = FrameDescription(minWidth: 160, idealWidth: 180, maxWidth: 260, alignment: .center)
    try onScreen { _ in
      @MainActor func sidebar(_ scale: Double, _ width: Int32, isThree: Bool = false, detail: Double? = nil)
        -> Int32
      {
        var frames: [Slot: FrameDescription] = [.sidebar: said]
        if let detail { frames[.detail] = FrameDescription(minWidth: detail, alignment: .center) }
        let widths = ColumnWidths(
          isThree: isThree, frames: frames, width: width, room: 1920, textScale: scale)
        let all = widths.ranges.filter { isThree || $0.key != .content }.values
        XCTAssertLessThanOrEqual(all.reduce(0) { $0 + $1.ideal }, max(800, width), "it is not folded")
        return widths.ranges[.sidebar]!.ideal
      }
      XCTAssertEqual(sidebar(1, 1000), 180)
      XCTAssertEqual(sidebar(2, 1000), 360, "as much wider as its text")
      XCTAssertEqual(sidebar(1.5, 1000), 270)
      XCTAssertGreaterThan(sidebar(2, 800, isThree: true), 190)
      XCTAssertLessThan(sidebar(2, 800, isThree: true), 260, "the page keeps what it needs")
      XCTAssertGreaterThan(sidebar(2, 1100, isThree: true), 260)
      // Columns that stay side by side.
      XCTAssertEqual(sidebar(2, 620, detail: 400), 619 - 400)
      XCTAssertEqual(sidebar(2, 1000, detail: 400), 360)
    }
  }

  func testWhatIsWiderThanTheScreenFolds() throws {
    let frame = FrameDescription(minWidth: 3000, alignment: .center)
    try onScreen { _ in
      XCTAssertFalse(ColumnWidths(isThree: false, frames: [.detail: frame], room: 1920).staySideBySide)
      XCTAssertTrue(ColumnWidths(isThree: false, frames: [.detail: frame], room: nil).staySideBySide)
      XCTAssertFalse(ColumnWidths(isThree: false, frames: [.sidebar: frame], room: nil).staySideBySide)
    }
  }

  private struct Pages: View {
    @ObservedObject var page: Followed<Int>
    var body: some View {
      NavigationSplitView {
        List { Text("shelf") }.toolbar(removing: .sidebarToggle)
      } detail: {
        switch page.value {
        case 0: Text("small")
        case 1: Text("said").frame(minWidth: 450)
        case 2: HStack { Text("wide").frame(width: 530) }
        default: Text("small").frame(minWidth: 300, maxWidth: .infinity)
        }
      }
    }
  }

  func testTheSidebarIsAsWideBesideAnyPage() throws {
    try onScreen { renderer in
      let page = Followed(0)
      let screen = HostedScreen(renderer, Pages(page: page))
      defer { screen.close() }
      var column = screen.label("shelf")
      while let around = gtk_widget_get_parent(column), className(of: around) != "HdyLeaflet" {
        column = around
      }
      for window in [Int32(740), 800, 1000] {
        gtk_window_resize(cast(screen.window), window, 400)
        for number in 0...3 {
          page.value = number
          settle(300)
          if hdy_leaflet_get_folded(cast(screen.the("HdyLeaflet"))) != 0 { continue }
          XCTAssertEqual(screen.frame(of: column).width, 280, "page \(number) in \(window)")
        }
      }
    }
  }

  private struct Crowded: View {
    var body: some View {
      NavigationSplitView {
        VStack {
          Text("first").frame(width: 420).background(.yellow)
          List { Text("shelf") }
        }
      } detail: {
        Text("detail")
      }
    }
  }

  func testAColumnHoldsWhatIsInIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Crowded())
      gtk_window_resize(cast(screen.window), 800, 400)
      settle(300)
      XCTAssertEqual(hdy_leaflet_get_folded(cast(screen.the("HdyLeaflet"))), 0)
      let first = screen.frame(of: screen.label("first"))
      let detail = screen.frame(of: screen.label("detail"))
      XCTAssertGreaterThanOrEqual(first.minX, 0)
      XCTAssertGreaterThan(detail.minX, 420)
      screen.close()
    }
  }

  func testOthersMakeRoomForAColumnUpToTheUsualWindow() throws {
    try onScreen { _ in
      @MainActor func widths(_ needs: [Slot: Int32], isThree: Bool = false) -> [Slot: ColumnWidths.Range] {
        ColumnWidths(isThree: isThree, frames: [:], needs: needs, room: 1920).ranges
      }
      XCTAssertEqual(widths([.sidebar: 100, .detail: 100]), widths([:]))
      let crowded = widths([.sidebar: 420])
      XCTAssertEqual(crowded[.sidebar], .init(least: 420, ideal: 420, most: 420))
      XCTAssertLessThanOrEqual(crowded[.detail]?.ideal ?? 800, 800 - 1 - 420)
      // More than there is room for is cut off.
      XCTAssertEqual(widths([.sidebar: 2000])[.sidebar]?.least, 800 - 1 - 300)
      let three = widths([.content: 250, .detail: 340], isThree: true)
      XCTAssertEqual(three.values.reduce(0) { $0 + $1.ideal }, 798)
      XCTAssertEqual(three[.content]?.least, 250)
      XCTAssertEqual(three[.detail]?.least, 340)
    }
  }

  func testTheWidthMayBeSaidOfAnyViewInAColumn() throws {
    @MainActor func width<V: View>(_ sidebar: V, in renderer: GTKRenderer) -> Double {
      let screen = HostedScreen(
        renderer,
        NavigationSplitView {
          sidebar
        } detail: {
          Text("page")
        })
      gtk_window_resize(cast(screen.window), 900, 400)
      settle(100)
      var column = screen.label("shelf")
      while let around = gtk_widget_get_parent(column), className(of: around) != "HdyLeaflet" {
        column = around
      }
      defer { screen.close() }
      return screen.frame(of: column).width
    }
    try onScreen { renderer in
      let list = List { Text("shelf") }.navigationSplitViewColumnWidth(min: 150, ideal: 160, max: 180)
      XCTAssertEqual(width(list, in: renderer), 160)
      XCTAssertEqual(width(list.contextMenu { Button("Copy") {} }, in: renderer), 160)
      XCTAssertEqual(width(list.safeAreaInset(edge: .bottom) { Button("Add") {} }, in: renderer), 160)
      XCTAssertEqual(
        width(
          VStack {
            list
            Button("Add") {}
          }, in: renderer), 160)
      XCTAssertEqual(width(list.frame(minWidth: 100), in: renderer), 160)
    }
  }
}
