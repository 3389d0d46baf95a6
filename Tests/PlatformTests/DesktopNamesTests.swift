import AppKit
import SwiftUI
import Testing
import UIKit

@testable import Platform

/// Names of AppKit's and UIKit's without a display.
@Suite("What programs ask of desktop and views by hand", .serialized) @MainActor
struct DesktopNamesTests {
  @Test("The window for colours keeps the colour it is told, and is one")
  func colorPanel() {
    NSColorPanel.shared.color = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(NSColorPanel.shared.color.redComponent == 1 && NSColorPanel.sharedColorPanelExists)
    #expect(NSColorPanel.shared === NSColorPanel.shared)
  }

  @Test("A window keeps its toolbar and what else is said of it")
  func window() {
    let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    let toolbar = NSToolbar(identifier: "main")
    window.toolbar = toolbar
    window.isDocumentEdited = true
    #expect(window.toolbar === toolbar && window.isDocumentEdited && window.occlusionState.isEmpty)
    let controller = NSWindowController(window: window)
    window.windowController = controller
    #expect(window.windowController === controller)
  }

  @Test("Children of a window, a sign in a bar that there is not, and what is told to nobody")
  func sheets() {
    let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    let child = NSPanel(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    window.addChildWindow(child, ordered: .above)
    #expect(window.childWindows?.count == 1)
    window.removeChildWindow(child)
    #expect(window.childWindows == nil)
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item.button?.title = "sign"
    #expect(item.button?.title == "sign" && NSRunningApplication.current.processIdentifier > 0)
    AccessibilityNotification.Announcement("done").post()
  }

  @Test("A popover without content or display is not shown; its close is its delegate's to say")
  func popover() {
    let popover = NSPopover()
    popover.behavior = .transient
    popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
    #expect(!popover.isShown)
  }

  @Test("What is animated is changed, and told of where nothing is seen of it")
  func animation() {
    let view = UIView()
    var isOver = false
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      isOver = $0
    }
    #expect(view.alpha == 0.5 && isOver && !UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test("A layer is its view's, and a change of it one of the view")
  func layer() {
    let view = UIView()
    let before = view.changes.count
    view.layer.cornerRadius = 8
    view.layer?.borderWidth = 1
    #expect(view.layer.cornerRadius == 8 && view.changes.count > before)
  }

  @Test("Pictures by pixels, and on the clipboard")
  func pictures() throws {
    let data = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=="
      ))
    let picture = try #require(UIImage(data: data))
    let pixels = try #require(picture.cgImage)
    #expect(pixels.width == 2 && pixels.height == 2)
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 1, height: 1))
    UIPasteboard.general.image = picture
    #expect(UIPasteboard.general.hasImages && UIPasteboard.general.image?.size == picture.size)
    UIPasteboard.general.image = nil
    #expect(!UIPasteboard.general.hasImages)
    #expect(NSPasteboard.general.writeObjects(["words" as NSString]))
    #expect(NSPasteboard.general.string(forType: .string) == "words")
    #expect(NSPasteboard.general.data(forType: .string) == Data("words".utf8))
  }
}
