import AppKit
import Foundation
import Testing
import UIKit

/// Names that sources use beside SwiftUI's, where the desktop has little or nothing behind them.
@MainActor
@Suite("Names that are accepted")
struct AcceptedNameTests {
  @Test("A sound of the system has a name of AppKit's; files are not played")
  func sounds() throws {
    let sound = try #require(NSSound(named: NSSound.Name("Glass")))
    #expect(sound.name == "Glass" && !sound.isPlaying)
    #expect(NSSound(named: "no such sound") == nil)
    #expect(NSSound(contentsOf: URL(fileURLWithPath: "/bell.wav"), byReference: true) == nil)
  }

  @Test("The screen and the controllers tell of what they have")
  func traits() {
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == UITraitCollection.current.userInterfaceStyle)
    let page = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    page.popoverPresentationController?.sourceView = UIView()
    page.popoverPresentationController?.permittedArrowDirections = []
    #expect(page.popoverPresentationController == nil)
  }

  @Test("Sizes of text have UIKit's names, in the same order")
  func sizesOfText() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
      #expect(UIContentSizeCategory(size).isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(UIContentSizeCategory.small < .accessibilityMedium && UIContentSizeCategory(nil) == .unspecified)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(UIApplication.shared.preferredContentSizeCategory == UIContentSizeCategory(.large))
  }

  @Test("An object holds what is in the plane")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test("Views, windows and the app take what constraints, the pointer and other programs would be told")
  func accepted() {
    let view = UIView()
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(200), for: .horizontal)
    let window = NSWindow(
      contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: false, screen: NSScreen.main)
    window.ignoresMouseEvents = true
    #expect(window.ignoresMouseEvents && window.styleMask == [.borderless])
    #expect(NSApplication.shared.activationPolicy() == .regular)
    NSApp.hide(nil)
    NSApp.unhide(nil)
    #expect(NSWorkspace.shared.notificationCenter !== NotificationCenter.default)
    #expect(NSWorkspace.didWakeNotification != NSWorkspace.willSleepNotification)
  }
}
