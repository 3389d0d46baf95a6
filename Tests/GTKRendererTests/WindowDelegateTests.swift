import AppKit
import CGTK
import XCTest

@testable import GTKRenderer
@testable import Platform
@testable import SwiftUICore

/// What a window tells its delegate, and asks it.
final class WindowDelegateTests: GTKTestCase {
  private final class Listener: NSObject, NSWindowDelegate {
    var told: [String] = []
    var mayClose = false
    func windowShouldClose(_ sender: NSWindow) -> Bool {
      told.append("should close")
      return mayClose
    }
    func windowWillClose(_ notification: Notification) { told.append("will close") }
    func windowDidResize(_ notification: Notification) {
      let size = (notification.object as? NSWindow)?.frame.size ?? .zero
      told.append("resized to \(Int(size.width))×\(Int(size.height))")
    }
    func windowWillEnterFullScreen(_ notification: Notification) { told.append("will fill") }
    func windowDidEnterFullScreen(_ notification: Notification) { told.append("fills") }
    func windowDidExitFullScreen(_ notification: Notification) { told.append("fills no longer") }
    func windowDidMiniaturize(_ notification: Notification) { told.append("away") }
    func windowDidDeminiaturize(_ notification: Notification) { told.append("back") }
  }

  @MainActor
  private static func open(_ delegate: Listener, _ renderer: GTKRenderer) throws -> (NSWindow, WindowWidget) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 320, height: 240), styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: false)
    window.contentView = NSHostingView(
      rootView: Text("content").frame(maxWidth: .infinity, maxHeight: .infinity))
    window.delegate = delegate
    window.makeKeyAndOrderFront(nil)
    settle(100)
    return (window, try XCTUnwrap(renderer.presented.last as? WindowWidget))
  }

  func testItIsAskedBeforeAPersonClosesTheWindow() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let listener = Listener()
      let (window, widget) = try Self.open(listener, renderer)
      listener.told = []
      gtk_window_close(cast(widget.native))
      settle(50)
      XCTAssertEqual(listener.told, ["should close"])
      XCTAssertTrue(window.isVisible)
      window.performClose(nil)
      settle(50)
      XCTAssertEqual(listener.told, ["should close", "should close"])
      listener.told = []
      listener.mayClose = true
      window.performClose(nil)
      settle(50)
      XCTAssertEqual(listener.told, ["should close", "will close"])
      XCTAssertFalse(window.isVisible)
    }
  }

  func testTheProgramItselfIsNotAsked() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let listener = Listener()
      let (window, _) = try Self.open(listener, renderer)
      listener.told = []
      window.close()
      settle(50)
      XCTAssertEqual(listener.told, ["will close"])
    }
  }

  func testItIsToldOfWhatBecomesOfTheWindow() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let listener = Listener()
      let (window, widget) = try Self.open(listener, renderer)
      listener.told = []
      gtk_window_resize(cast(widget.native), 500, 400)
      XCTAssertTrue(becomes { listener.told.contains("resized to 500×400") })
      XCTAssertEqual(window.frame.size, CGSize(width: 500, height: 400))
      listener.told = []
      window.toggleFullScreen(nil)
      XCTAssertTrue(becomes { listener.told.contains("fills") })
      XCTAssertLessThan(
        try XCTUnwrap(listener.told.firstIndex(of: "will fill")),
        try XCTUnwrap(listener.told.firstIndex(of: "fills")))
      window.toggleFullScreen(nil)
      XCTAssertTrue(becomes { listener.told.contains("fills no longer") })
      window.miniaturize(nil)
      XCTAssertTrue(becomes { listener.told.contains("away") })
      XCTAssertTrue(window.isMiniaturized)
      window.deminiaturize(nil)
      XCTAssertTrue(becomes { listener.told.contains("back") })
      window.close()
    }
  }
}
