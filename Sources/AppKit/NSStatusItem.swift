import Foundation
import Platform

/// The bar of the desktop that programs put signs of theirs into. GNOME has none, so what is put there is kept, and not
/// shown; SwiftUI's `MenuBarExtra` is a window.
@MainActor @preconcurrency
public final class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  /// In points.
  public var thickness: CGFloat { 24 }
  /// - Parameter length: in points, or one of `NSStatusItem`'s.
  public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length) }
  public func removeStatusItem(_ item: NSStatusItem) { item.isVisible = false }
}

/// A sign of a program's in the desktop's bar.
@MainActor @preconcurrency
public final class NSStatusItem: NSObject {
  public static let variableLength: CGFloat = -1
  public static let squareLength: CGFloat = -2

  public var length: CGFloat
  public let button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
  public var menu: NSMenu?
  public var isVisible = true
  public var autosaveName = ""
  public var behavior: Behavior = []
  public struct Behavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let removalAllowed = Behavior(rawValue: 2)
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }

  init(_ length: CGFloat) {
    self.length = length
    super.init()
  }
}

/// What such a sign looks like.
@MainActor @preconcurrency
public final class NSStatusBarButton: NSView {
  public var title = ""
  public var image: NSImage?
  public var toolTip: String?
  public var isEnabled = true
  public var isHighlighted = false
  public var appearsDisabled = false
}
