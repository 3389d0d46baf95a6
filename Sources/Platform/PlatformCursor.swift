import Foundation
internal import GTKRenderer

/// How the pointer looks over the program's windows: `NSCursor`. A control that has a pointer of its own, such as a text
/// field, keeps it.
@MainActor @preconcurrency
public final class PlatformCursor: NSObject {
  /// The name of the cursor, as CSS has it.
  package let name: String

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  public static let arrow = PlatformCursor("default")
  public static let iBeam = PlatformCursor("text")
  public static let iBeamCursorForVerticalLayout = PlatformCursor("vertical-text")
  public static let crosshair = PlatformCursor("crosshair")
  public static let pointingHand = PlatformCursor("pointer")
  public static let openHand = PlatformCursor("grab")
  public static let closedHand = PlatformCursor("grabbing")
  public static let resizeLeft = PlatformCursor("w-resize")
  public static let resizeRight = PlatformCursor("e-resize")
  public static let resizeLeftRight = PlatformCursor("ew-resize")
  public static let resizeUp = PlatformCursor("n-resize")
  public static let resizeDown = PlatformCursor("s-resize")
  public static let resizeUpDown = PlatformCursor("ns-resize")
  public static let columnResize = PlatformCursor("col-resize")
  public static let rowResize = PlatformCursor("row-resize")
  public static let zoomIn = PlatformCursor("zoom-in")
  public static let zoomOut = PlatformCursor("zoom-out")
  public static let operationNotAllowed = PlatformCursor("not-allowed")
  public static let contextualMenu = PlatformCursor("context-menu")
  public static let dragCopy = PlatformCursor("copy")
  public static let dragLink = PlatformCursor("alias")
  public static let disappearingItem = PlatformCursor("default")

  /// The pointer now, and those that come back with `pop()`, the last one last.
  private static var pushed: [PlatformCursor] = []
  private static var shown: PlatformCursor?
  /// How often it was hidden more than shown again.
  private static var timesHidden = 0

  /// The pointer as it is, or would be if it were not hidden.
  public static var current: PlatformCursor { shown ?? arrow }
  public static var currentSystem: PlatformCursor? { current }
  /// What windows are told to show; nil: what the desktop has.
  package static var shownName: String? { timesHidden > 0 ? "none" : shown?.name }

  /// Makes this the pointer until it is popped.
  public func push() {
    Self.pushed.append(Self.current)
    set()
  }
  /// Takes back what was pushed last.
  public static func pop() {
    guard let last = pushed.popLast() else { return }
    last.set()
  }
  public func pop() { Self.pop() }
  /// Makes this the pointer.
  public func set() {
    // The desktop's own needs no saying: then controls around show theirs.
    Self.shown = self === Self.arrow ? nil : self
    Self.show()
  }

  /// Hides the pointer over the program's windows until it was unhidden as often.
  public static func hide() {
    timesHidden += 1
    show()
  }
  public static func unhide() {
    timesHidden = max(0, timesHidden - 1)
    show()
  }
  /// Accepted without effect: the desktop hides the pointer while somebody types, if they want it.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}

  private static func show() { ProgramPointer.show(shownName) }
}
