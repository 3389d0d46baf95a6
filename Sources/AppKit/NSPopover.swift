import Foundation
import Platform

/// A controller's view that is shown beside another view: here in a window without a title bar, since views of AppKit's have
/// no places on the screen to point at. SwiftUI's `popover` is a bubble.
@MainActor @preconcurrency
open class NSPopover: NSObject {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  /// With `.transient` and `.semitransient` it closes as the window is no longer in use.
  public var behavior = Behavior.applicationDefined
  public var contentViewController: NSViewController? {
    didSet { if isShown { window?.contentViewController = contentViewController } }
  }
  /// In points; zero: as the content wants to be.
  public var contentSize = CGSize.zero
  /// Accepted without effect: how windows come and go is the desktop's.
  public var animates = true
  /// Accepted without effect.
  public var appearance: NSAppearance?
  public var hasFullSizeContent = false
  public weak var delegate: (any NSPopoverDelegate)?
  private var window: NSWindow?
  private var listener: PopoverListener?

  public var isShown: Bool { window?.isVisible ?? false }

  public nonisolated static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  public nonisolated static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  public nonisolated static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

  /// Shows it; where, the desktop says.
  open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    guard !isShown, let contentViewController else { return }
    tell(Self.willShowNotification) { $0.popoverWillShow($1) }
    let window = NSWindow(
      contentRect: CGRect(origin: .zero, size: contentSize), styleMask: [], backing: .buffered, defer: true)
    window.contentViewController = contentViewController
    let listener = PopoverListener(self)
    window.delegate = listener
    self.listener = listener
    self.window = window
    window.makeKeyAndVisible()
    tell(Self.didShowNotification) { $0.popoverDidShow($1) }
  }

  open func close() {
    guard isShown else { return }
    window?.close()
  }
  /// Closes it where its delegate has nothing against it.
  open func performClose(_ sender: Any?) {
    if delegate?.popoverShouldClose(self) ?? true { close() }
  }

  fileprivate func closed() {
    tell(Self.willCloseNotification) { $0.popoverWillClose($1) }
    window = nil
    listener = nil
    tell(Self.didCloseNotification) { $0.popoverDidClose($1) }
  }
  fileprivate func leftAlone() { if behavior != .applicationDefined { performClose(nil) } }

  private func tell(_ name: Notification.Name, _ call: (any NSPopoverDelegate, Notification) -> Void) {
    let notification = Notification(name: name, object: self)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
}

/// What a popover tells its delegate, and asks it. Each has a default.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
}

/// Listens to a popover's window.
private final class PopoverListener: NSObject, NSWindowDelegate {
  private weak var popover: NSPopover?
  init(_ popover: NSPopover) { self.popover = popover }
  func windowWillClose(_ notification: Notification) { popover?.closed() }
  func windowDidResignKey(_ notification: Notification) { popover?.leftAlone() }
}

/// A side of a rectangle.
public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }
