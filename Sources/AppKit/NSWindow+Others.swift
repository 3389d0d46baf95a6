import Foundation
import Platform

/// Windows that belong to a window: children beside it, and sheets in front of it. Each is a window of its own here;
/// where they stand is the desktop's to say.
extension NSWindow {
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }

  private var others: OtherWindows {
    if let known = kept["others"] as? OtherWindows { return known }
    let new = OtherWindows()
    kept["others"] = new
    return new
  }
  public var childWindows: [NSWindow]? { others.children.isEmpty ? nil : others.children }
  /// Opens a window that belongs to this one.
  public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    removeChildWindow(childWin)
    others.children.append(childWin)
    if isVisible { childWin.orderFront(nil) }
  }
  /// The window stays as it is.
  public func removeChildWindow(_ childWin: NSWindow) { others.children.removeAll { $0 === childWin } }

  public var sheets: [NSWindow] { others.sheets.map(\.window) }
  public var attachedSheet: NSWindow? { sheets.last }
  /// Opens a window in front of this one.
  /// - Parameter handler: called as `endSheet` ends it.
  public func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    others.sheets.append((sheetWindow, handler ?? { _ in }))
    sheetWindow.makeKeyAndOrderFront(nil)
  }
  public func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
  public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard let index = others.sheets.firstIndex(where: { $0.window === sheetWindow }) else { return }
    let handler = others.sheets.remove(at: index).handler
    sheetWindow.close()
    handler(returnCode)
  }
}

@MainActor
private final class OtherWindows {
  var children: [NSWindow] = []
  var sheets: [(window: NSWindow, handler: (NSApplication.ModalResponse) -> Void)] = []
}
