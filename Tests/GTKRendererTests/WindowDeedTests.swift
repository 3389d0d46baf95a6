import CGTK
import SwiftUI
import XCTest

@testable import GTKRenderer
@testable import Platform
@testable import SwiftUICore

/// What a program does to a window of its own by hand.
final class WindowDeedTests: GTKTestCase {
  @MainActor
  private static func open(_ title: String, _ renderer: GTKRenderer) throws -> (NSWindow, WindowWidget) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 320, height: 240), styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: false)
    window.title = title
    window.contentView = NSHostingView(rootView: Text(title).frame(maxWidth: .infinity, maxHeight: .infinity))
    window.makeKeyAndOrderFront(nil)
    settle(100)
    return (window, try XCTUnwrap(renderer.presented.last as? WindowWidget))
  }

  @MainActor
  private static func has(_ state: GdkWindowState, _ window: WindowWidget) -> Bool {
    guard let window = gtk_widget_get_window(window.native) else { return false }
    return gdk_window_get_state(window).rawValue & state.rawValue != 0
  }

  func testTheWindowItselfIsMeantAndNotTheOneInFront() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let (behind, below) = try Self.open("behind", renderer)
      let (front, above) = try Self.open("front", renderer)
      behind.level = .floating
      // GDK does not tell what the window manager makes of it.
      XCTAssertEqual(below.description.level, .floating)
      XCTAssertEqual(above.description.level, .normal)
      behind.level = .normal
      XCTAssertEqual(below.description.level, .normal)
      // What nobody wishes stays as the scene has it.
      below.description.level = .floating
      behind.isOpaque = false
      behind.minSize = CGSize(width: 100, height: 100)
      XCTAssertEqual(below.description.level, .floating)
      behind.zoom(nil)
      XCTAssertTrue(becomes { gtk_window_is_maximized(cast(below.native)) != 0 })
      XCTAssertEqual(gtk_window_is_maximized(cast(above.native)), 0)
      behind.zoom(nil)
      XCTAssertTrue(becomes { gtk_window_is_maximized(cast(below.native)) == 0 })
      behind.toggleFullScreen(nil)
      XCTAssertTrue(becomes { Self.has(GDK_WINDOW_STATE_FULLSCREEN, below) })
      XCTAssertFalse(Self.has(GDK_WINDOW_STATE_FULLSCREEN, above))
      behind.miniaturize(nil)
      XCTAssertTrue(becomes { Self.has(GDK_WINDOW_STATE_ICONIFIED, below) })
      XCTAssertFalse(Self.has(GDK_WINDOW_STATE_ICONIFIED, above))
      behind.close()
      front.close()
    }
  }

  private final class Marker: NSView {
    var moved = 0
    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      moved += 1
    }
  }
  private struct Finder: NSViewRepresentable {
    let marker: Marker
    func makeNSView(context: Context) -> NSView { marker }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  func testAViewKnowsItsWindow() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let marker = Marker()
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 320, height: 240), styleMask: [.titled], backing: .buffered,
        defer: false)
      let content = NSHostingView(rootView: Finder(marker: marker))
      window.contentView = content
      XCTAssertNil(content.window)
      window.makeKeyAndOrderFront(nil)
      settle(100)
      XCTAssertTrue(content.window === window)
      XCTAssertTrue(marker.window === window)
      XCTAssertEqual(marker.moved, 1)
      window.close()
      settle(50)
      XCTAssertNil(content.window)
      XCTAssertNil(marker.window)
    }
  }

  func testSizesAndOpacityAreTheWindows() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 350, height: 240), styleMask: [.titled, .resizable],
        backing: .buffered, defer: false)
      window.contentView = NSHostingView(
        rootView: Text("content").frame(maxWidth: .infinity, maxHeight: .infinity))
      // Said before it is open.
      window.minSize = CGSize(width: 300, height: 200)
      window.alphaValue = 0.5
      window.makeKeyAndOrderFront(nil)
      settle(100)
      let shown = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      XCTAssertEqual(gtk_widget_get_opacity(shown.native), 0.5, accuracy: 0.01)
      @MainActor func width(asking asked: Int32) -> Int32 {
        gtk_window_resize(cast(shown.native), asked, 240)
        settle(300)
        return gtk_widget_get_allocated_width(shown.native)
      }
      XCTAssertEqual(width(asking: 100), 300)
      window.maxSize = CGSize(width: 400, height: 400)
      XCTAssertEqual(width(asking: 600), 400)
      window.minSize = .zero
      XCTAssertLessThan(width(asking: 100), 300)
      window.alphaValue = 1
      XCTAssertEqual(gtk_widget_get_opacity(shown.native), 1)
      window.close()
    }
  }

  func testASubtitleStandsInTheBar() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 400, height: 240), styleMask: [.titled, .resizable],
        backing: .buffered, defer: false)
      window.contentView = NSHostingView(rootView: Text("content").toolbar { Button("In the bar") {} })
      window.subtitle = "below"
      window.makeKeyAndOrderFront(nil)
      settle(100)
      let shown = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      let bar = try XCTUnwrap(parts(of: shown.native, "HdyHeaderBar").first)
      @MainActor func subtitle() -> String? {
        hdy_header_bar_get_subtitle(cast(bar)).map { String(cString: $0) }
      }
      XCTAssertEqual(subtitle(), "below")
      window.subtitle = "another"
      XCTAssertEqual(subtitle(), "another")
      window.close()
    }
  }
}
