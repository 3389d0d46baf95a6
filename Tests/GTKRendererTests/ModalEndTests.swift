import CGTK
import Foundation
import SwiftUI
import XCTest

@testable import GTKRenderer
@testable import Platform

/// A program that ends while a function of AppKit's waits in it for a person's answer.
final class ModalEndTests: GTKTestCase {
  /// What `ask` returns in a program that is ended by `end` meanwhile. One that waits on has its question answered after a
  /// while, as nobody else would end it.
  @MainActor
  private static func answer(
    _ renderer: GTKRenderer, to ask: @escaping @MainActor () -> NSApplication.ModalResponse,
    ending end: @escaping @MainActor () -> Void
  ) -> NSApplication.ModalResponse? {
    var answer: NSApplication.ModalResponse?
    // The main queue goes on only after what asks from it.
    after(10) { answer = ask() }
    after(400, end)
    after(3000) {
      guard answer == nil else { return }
      if let alert = renderer.presented.last as? AlertWidget {
        gtk_window_activate_default(cast(alert.native))
      }
      renderer.quit()
    }
    renderer.run()
    settle(3000)
    return answer
  }

  /// Calls a closure in the main loop, or a loop within it.
  @MainActor
  private static func after(_ milliseconds: guint, _ action: @escaping @MainActor () -> Void) {
    final class Held {
      let action: @MainActor () -> Void
      init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    }
    let call: GSourceFunc = { data in
      // GLib calls it once, with what was given to it, on the main thread.
      let held = Unmanaged<Held>.fromOpaque(data!).takeRetainedValue()
      let action = held.action
      MainActor.assumeIsolated { action() }
      return 0
    }
    g_timeout_add(milliseconds, call, Unmanaged.passRetained(Held(action)).toOpaque())
  }

  private static let alert: @MainActor () -> NSApplication.ModalResponse = {
    let alert = NSAlert()
    alert.messageText = "Really?"
    return alert.runModal()
  }

  func testQuittingEndsAnAlertThatIsWaitedFor() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      XCTAssertEqual(Self.answer(renderer, to: Self.alert) { renderer.quit() }, .cancel)
      // What comes then is asked as ever.
      XCTAssertEqual(Self.answer(renderer, to: Self.alert) { renderer.quit() }, .cancel)
    }
  }

  func testTheLastWindowsEndEndsAnAlertThatIsWaitedFor() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = NSWindow(
        contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
      window.contentView = NSHostingView(rootView: Text("content"))
      window.makeKeyAndOrderFront(nil)
      settle(100)
      XCTAssertEqual(Self.answer(renderer, to: Self.alert) { window.close() }, .cancel)
    }
  }

  private struct AskingAtOnce: View {
    @State private var answer = "none"
    var body: some View {
      Text(answer).onAppear {
        let alert = NSAlert()
        alert.messageText = "At once?"
        answer = "answer \(alert.runModal().rawValue)"
      }
    }
  }

  func testAViewThatAppearsMayAskAndWait() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      Self.after(500) {
        // In front of the window.
        guard let alert = renderer.presented.last as? AlertWidget,
          gtk_window_get_transient_for(cast(alert.native)) != nil
        else { return renderer.quit() }
        gtk_window_activate_default(cast(alert.native))
      }
      let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
      window.contentView = NSHostingView(rootView: AskingAtOnce())
      window.makeKeyAndOrderFront(nil)
      settle(800)
      let shown = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      let texts = parts(of: shown.native, "FavesLabel").map { String(cString: gtk_label_get_text(cast($0))) }
      XCTAssertEqual(texts, ["answer 1000"])
      window.close()
    }
  }

  func testQuittingEndsAPanelThatIsWaitedFor() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let panel = NSOpenPanel()
      XCTAssertEqual(Self.answer(renderer, to: { panel.runModal() }) { renderer.quit() }, .cancel)
    }
  }
}
