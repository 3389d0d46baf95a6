import AppKit
import CoreGraphics
import Testing

@MainActor
@Suite("Pointers that a program sets", .serialized)
struct CursorTests {
  @Test("What is pushed comes back in turn; hiding is counted")
  func stack() {
    #expect(NSCursor.current === NSCursor.arrow)
    NSCursor.pointingHand.push()
    NSCursor.crosshair.push()
    #expect(PlatformCursor.shownName == "crosshair")
    NSCursor.pop()
    #expect(NSCursor.current === NSCursor.pointingHand)
    NSCursor.hide()
    NSCursor.hide()
    NSCursor.unhide()
    #expect(PlatformCursor.shownName == "none")
    NSCursor.unhide()
    #expect(PlatformCursor.shownName == "pointer")
    NSCursor.pop()
    NSCursor.pop()
    #expect(NSCursor.current === NSCursor.arrow && PlatformCursor.shownName == nil)
    NSCursor.iBeam.set()
    #expect(PlatformCursor.shownName == "text")
    NSCursor.arrow.set()
  }

  @Test("A window has the identifier that a program gives it, and the screen that it is on")
  func windows() {
    let window = NSWindow()
    window.identifier = NSUserInterfaceItemIdentifier("main")
    NSWindow.allowsAutomaticWindowTabbing = false
    #expect(window.identifier?.rawValue == "main" && window.screen == nil)
    NSSound.beep()
  }
}
