import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The lines between the columns of a split view, which are moved.
final class ColumnLineTests: GTKTestCase {
  private struct Plain: View {
    var body: some View {
      NavigationSplitView {
        // A bar that comes as the columns do would have them in a window without one stand still half-way.
        List(0..<3, id: \.self) { Text("shelf \($0)") }.toolbar(removing: .sidebarToggle)
      } detail: {
        Text("detail")
      }
    }
  }
  private struct Said: View {
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self) { Text("shelf \($0)") }
          .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 260).toolbar(removing: .sidebarToggle)
      } content: {
        Color.red.navigationSplitViewColumnWidth(220)
      } detail: {
        Text("detail")
      }
    }
  }

  func testTheLineBesideASidebarIsMovedWithinSensibleLimits() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Plain())
      defer { screen.close() }
      screen.take(1000)
      XCTAssertTrue(becomes { screen.sidebar == 280 }, "\(screen.sidebar)")
      let line = screen.frame(of: screen.all("GtkSeparator")[0])
      XCTAssertEqual(
        screen.lines.filter(\.isMoved).map(\.start), [line.minX], "it is over the one that is seen")
      XCTAssertTrue(screen.hasCursor(over: screen.grips[0]))
      for (way, width) in [(40.0, 320.0), (300, 400), (-80, 320), (-900, 180)] {
        screen.drag(0, by: way)
        XCTAssertTrue(becomes { screen.sidebar == width }, "\(way): \(screen.sidebar)")
      }
      XCTAssertEqual(screen.frame(of: screen.all("GtkSeparator")[0]).minX, line.minX - 100)
      Pointer(on: screen.grips[0]).clickTwice(3, 40)
      XCTAssertTrue(becomes { screen.sidebar == 280 }, "\(screen.sidebar)")
    }
  }

  func testKeysMoveTheLineBesideASidebar() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Plain())
      defer { screen.close() }
      screen.take(1000)
      let window = renderer.presented[0] as! WindowWidget
      XCTAssertTrue(window.press(GDK_KEY_F8))
      XCTAssertNotEqual(gtk_widget_has_focus(screen.grips[0]), 0)
      for (key, width) in [(GDK_KEY_Home, 180.0), (GDK_KEY_Right, 181), (GDK_KEY_End, 400)] {
        window.press(key)
        XCTAssertTrue(becomes { screen.sidebar == width }, "\(key): \(screen.sidebar)")
      }
    }
  }

  func testColumnsFoldWhereTheyDidBefore() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Plain())
      defer { screen.close() }
      for way in [300.0, -900] {
        screen.take(1000)
        screen.drag(0, by: way)
        let width = way > 0 ? 400.0 : 180
        XCTAssertTrue(becomes { screen.sidebar == width }, "\(screen.sidebar)")
        screen.take(605)
        XCTAssertLessThanOrEqual(screen.sidebar, 305, "the detail keeps what it takes at least")
        screen.take(590, folds: true)
        XCTAssertTrue(screen.grips.allSatisfy { gtk_widget_get_mapped($0) == 0 })
        screen.take(1000)
        XCTAssertTrue(becomes { screen.sidebar == width }, "\(screen.sidebar)")
      }
    }
  }

  func testColumnsAreDraggedWithinWhatTheProgramSays() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Said())
      defer { screen.close() }
      screen.take(1100)
      XCTAssertTrue(becomes { screen.sidebar == 200 }, "\(screen.sidebar)")
      let content = screen.the("FavesSurface")
      XCTAssertEqual(screen.frame(of: content).width, 220)
      XCTAssertEqual(screen.grips.filter { gtk_widget_get_mapped($0) != 0 }.count, 1, "a fixed width stays")
      screen.drag(0, by: 300)
      XCTAssertTrue(becomes { screen.sidebar == 260 }, "\(screen.sidebar)")
      XCTAssertTrue(becomes { screen.frame(of: content).minX == screen.leaflet.minX + 261 })
      XCTAssertEqual(screen.frame(of: content).width, 220)
      screen.drag(0, by: -300)
      XCTAssertTrue(becomes { screen.sidebar == 150 }, "\(screen.sidebar)")
    }
  }
}

extension HostedScreen {
  /// How wide the sidebar's list is.
  fileprivate var sidebar: Double { frame(of: the("FavesList")).width }

  fileprivate var leaflet: CGRect { frame(of: the("HdyLeaflet")) }

  /// Gives the window a width, and waits for the columns to have theirs.
  fileprivate func take(_ width: Int32, folds: Bool = false) {
    gtk_window_resize(cast(window), width, 500)
    XCTAssertTrue(
      becomes {
        hdy_leaflet_get_folded(cast(the("HdyLeaflet"))) == folds.gboolean && leaflet.width == Double(width)
      }, "\(width)")
    settle(400)
  }
}
