import AppKit
import SwiftUI

final class Delegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    // Nobody but the app keeps this window.
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.title = "By hand"
    window.contentViewController = NSHostingController(rootView: Text("From main.swift"))
    window.makeKeyAndOrderFront(nil)
  }
}

let app = NSApplication.shared
let delegate = Delegate()
app.delegate = delegate
app.setActivationPolicy(.regular)
app.activate(ignoringOtherApps: true)
app.run()
