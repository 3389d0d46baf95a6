import AppKit
import SwiftUI
import Testing
import UIKit

@Suite("Windows of AppKit's and UIKit's as programs make and ask them") @MainActor
struct WindowKeyTests {
  // As programs write a panel of their own.
  private final class Floating: NSPanel {
    init(contentRect: NSRect) {
      super.init(
        contentRect: contentRect, styleMask: [.nonactivatingPanel, .titled], backing: .buffered,
        defer: false)
      isFloatingPanel = true
      level = .floating
      titleVisibility = .hidden
      standardWindowButton(.closeButton)?.isHidden = true
      tabbingMode = .disallowed
      titlebarSeparatorStyle = .none
    }
    override var canBecomeKey: Bool { true }
    override var canBecomeMain: Bool { true }
  }
  private final class Plain: NSWindow {
    override init(
      contentRect: NSRect, styleMask style: NSWindow.StyleMask,
      backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
    ) {
      super.init(contentRect: contentRect, styleMask: .borderless, backing: .buffered, defer: flag)
    }
  }
  private final class Listener: NSObject, NSWindowDelegate {
    var closed = 0
    func windowWillClose(_ notification: Notification) { closed += 1 }
  }

  @Test("A program's own panel keeps what it is told")
  func panel() {
    let panel = Floating(contentRect: NSRect(x: 0, y: 0, width: 200, height: 100))
    #expect(panel.isFloatingPanel && panel.canBecomeKey && panel.frame.width == 200)
    #expect(panel.standardWindowButton(.closeButton)?.isHidden == true)
    #expect(panel.standardWindowButton(.zoomButton)?.isHidden == false)
    #expect(panel.tabbingMode == .disallowed && !panel.isKeyWindow)
    panel.isFloatingPanel = false
    #expect(panel.level == .normal)
    let plain = Plain(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true)
    #expect(plain.styleMask == .borderless && !plain.canBecomeKey)
    let listener = Listener()
    plain.delegate = listener
    plain.setFrame(NSRect(x: 1, y: 2, width: 30, height: 40), display: true)
    #expect(plain.frame.height == 40 && listener.closed == 0)
  }

  @Test("A window's look is the program's")
  func looks() {
    defer { NSApp.appearance = nil }
    let window = UIWindow(frame: .zero)
    #expect(window.overrideUserInterfaceStyle == .unspecified)
    window.overrideUserInterfaceStyle = .dark
    #expect(NSApp.appearance?.name == .darkAqua && window.overrideUserInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .light
    #expect(window.appearance?.name == .aqua)
  }

  @Test("A publisher tells the window in front, now and whenever that may be another")
  func publishers() {
    var told: [String] = []
    let window = NSWindow(
      contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    let all = NSApplication.shared.publisher(for: \.keyWindow).sink { told.append($0?.title ?? "none") }
    let news = NSApp.publisher(for: \.isActive, options: [.new]).sink { told.append("active: \($0)") }
    defer {
      all.cancel()
      news.cancel()
    }
    #expect(told == [NSApp.keyWindow?.title ?? "none"])
    NotificationCenter.default.post(name: NSWindow.didBecomeKeyNotification, object: window)
    #expect(Set(told.dropFirst()) == [NSApp.keyWindow?.title ?? "none", "active: \(NSApp.isActive)"])
  }
}
