import Foundation
import Platform

/// A window's toolbar as a program made one by hand. It has no items here: SwiftUI's `toolbar` puts them into the header bar,
/// and a window has that bar where there are any.
@MainActor @preconcurrency
open class NSToolbar: NSObject {
  public typealias Identifier = String
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }

  public let identifier: Identifier
  // Kept, and not looked at.
  public var isVisible = true
  public var displayMode = DisplayMode.default
  public var allowsUserCustomization = false
  public var autosavesConfiguration = false
  public var showsBaselineSeparator = true

  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
  public override convenience init() { self.init(identifier: "") }
}

extension NSWindow {
  /// Kept, and not looked at.
  public var toolbar: NSToolbar? {
    get { kept["toolbar"] as? NSToolbar }
    set { kept["toolbar"] = newValue }
  }
  /// Accepted without effect: the bar stays.
  public func toggleToolbarShown(_ sender: Any?) {}
  /// Whoever shows the window.
  public var windowController: NSWindowController? {
    get { (kept["controller"] as? WeakController)?.controller }
    set { kept["controller"] = newValue.map(WeakController.init) }
  }
}

@MainActor
private final class WeakController {
  weak var controller: NSWindowController?
  init(_ controller: NSWindowController) { self.controller = controller }
}
