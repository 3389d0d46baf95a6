import AppKit
import CGTK
import XCTest

@testable import GTKRenderer
@testable import Platform
@testable import SwiftUICore

/// Notifications that wait for the first frame.
final class NotificationPostingTests: GTKTestCase {
  @MainActor private final class Heard {
    var names: [String] = []
  }
  private final class Listener: NSObject, NSWindowDelegate {
    let heard: Heard
    init(_ heard: Heard) { self.heard = heard }
    func windowDidBecomeKey(_ notification: Notification) { heard.names.append("key") }
    func windowDidBecomeMain(_ notification: Notification) { heard.names.append("main") }
  }

  func testWhatHappensAtTheStartIsToldAfterwardsInItsOrder() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let app = NSApplication.shared
      app.posting = NotificationPosting()
      let heard = Heard()
      let listener = Listener(heard)
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .closable],
        backing: .buffered, defer: false)
      window.delegate = listener
      window.makeKeyAndOrderFront(nil)
      let names = [
        NSApplication.didFinishLaunchingNotification, NSApplication.didBecomeActiveNotification,
        NSApplication.willResignActiveNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { heard.names.append(name.rawValue) }
        }
      }
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

      var events = AppEvents()
      app.tell(&events)
      events.launched?()
      events.phaseChanged?(.inactive, .active)
      XCTAssertEqual(heard.names, [], "The first frame is not out yet.")
      XCTAssertTrue(becomes { heard.names.count >= 4 })
      XCTAssertEqual(heard.names, [names[0].rawValue, names[1].rawValue, "key", "main"])
      // From then on at once.
      events.phaseChanged?(.active, .inactive)
      XCTAssertEqual(heard.names.last, names[2].rawValue)
      window.close()
    }
  }

  func testAProgramThatIsNeverIdleIsToldAllTheSame() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let posting = NotificationPosting()
      var posted: [Int] = []
      posting.afterFirstFrame { posted.append(1) }
      posting.afterFirstFrame { posted.append(2) }
      let busy = g_idle_add_full(G_PRIORITY_DEFAULT, { _ in 1 }, nil, nil)
      for _ in 0..<30 where posted.isEmpty { faves_loop_run_for(100) }
      g_source_remove(busy)
      XCTAssertEqual(posted, [1, 2])
      settle(50)
      XCTAssertEqual(posted, [1, 2], "Each once.")
    }
  }
}
