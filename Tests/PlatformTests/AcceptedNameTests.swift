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

  @Test("What is said of how views of UIKit's scroll is kept; a control's states leave bits to programs")
  func scrolling() {
    let views = UIScrollView()
    views.contentInsetAdjustmentBehavior = .never
    views.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    views.indicatorStyle = .white
    views.decelerationRate = .fast
    views.delaysContentTouches = false
    #expect(views.contentInsetAdjustmentBehavior == .never && views.contentInset.bottom == 3)
    #expect(views.indicatorStyle == .white && views.decelerationRate.rawValue < 0.998)
    #expect(!views.delaysContentTouches && views.canCancelContentTouches && views.scrollsToTop)
    #expect(UITableView().contentInset == UIEdgeInsets() && !UITableView().isDirectionalLockEnabled)
    #expect(UIControl.State.application.isDisjoint(with: .reserved))
    #expect(
      UIControl.State([.highlighted, .selected, .focused]).isDisjoint(with: [.application, .reserved]))
  }

  @Test("A place in a table has a section, and a row or an item")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]) && path.section == 1 && path.row == 3 && path.item == 3)
    (path.section, path.item) = (2, 5)
    #expect(path == IndexPath(item: 5, section: 2))
  }

  @Test("Nobody turns a desktop; how a device is held has UIKit's names")
  func orientations() {
    #expect(
      UIDevice.current.orientation == .unknown && !UIDevice.current.orientation.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && UIDeviceOrientation.faceUp.isFlat)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.orientationDidChangeNotification != UIDevice.batteryStateDidChangeNotification)
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
