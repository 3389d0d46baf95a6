import Cocoa
import SwiftUI

@main
class AppDelegate: NSObject, NSApplicationDelegate {
  var window: NSWindow!

  func applicationDidFinishLaunching(_ aNotification: Notification) {
    window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 300),
      styleMask: [.titled, .closable, .miniaturizable, .resizable, .fullSizeContentView], backing: .buffered,
      defer: false)
    window.isReleasedWhenClosed = false
    window.center()
    window.setFrameAutosaveName("Main Window")
    window.title = "Steps"
    window.contentView = NSHostingView(rootView: StepsView())
    window.makeKeyAndOrderFront(nil)
  }

  func applicationWillTerminate(_ aNotification: Notification) { print("terminated") }
}

struct StepsView: View {
  @State private var steps = 0

  var body: some View {
    VStack {
      Text("Steps: \(steps)")
      Button("Step") { steps += 1 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
