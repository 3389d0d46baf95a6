import Foundation
internal import GTKRenderer

/// What AppKit's sources tell a window about its looks: kept, so that what is read is what was said, and for windows that are not
/// open yet.
struct WindowWishes: Equatable {
  var level = PlatformWindow.Level.normal
  var toolbarStyle = PlatformWindow.ToolbarStyle.automatic
  var titleVisibility = PlatformWindow.TitleVisibility.visible
  var titlebarAppearsTransparent = false
  var isMovableByWindowBackground = false
  var isMovable = true
  var isOpaque = true
  var hasShadow = true
  var hidesOnDeactivate = false
  var alphaValue: CGFloat = 1
  var backgroundColor: PlatformColor?
  var collectionBehavior: PlatformWindow.CollectionBehavior = []
  var minSize = CGSize.zero
  var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  var subtitle = ""

  /// What of it a window can be.
  func apply(to window: inout WindowDescription) {
    let normal = PlatformWindow.Level.normal.rawValue
    window.level = level.rawValue > normal ? .floating : level.rawValue < normal ? .desktop : .normal
    window.opacity = Double(min(max(alphaValue, 0), 1))
    window.leastSize = minSize == .zero ? nil : minSize
    window.mostSize = maxSize == Self().maxSize ? nil : maxSize
    window.isOnAllWorkspaces = collectionBehavior.contains(.canJoinAllSpaces)
    if window.ownSubtitle != subtitle {
      window.ownSubtitle = subtitle
      window.subtitle = subtitle
    }
  }
}

extension PlatformWindow {
  /// Whether there is something on the screen that it is: its own window or, where it stands for the app's, that in front.
  private var renderer: GTKRenderer? { standsForApp || isVisible ? DesktopSession.current?.renderer : nil }

  /// Has the window on the screen be as was wished.
  func fulfilWishes() { renderer?.change(widget) { wishes.apply(to: &$0) } }
  func perform(_ deed: GTKRenderer.WindowDeed) { renderer?.perform(deed, on: widget) }
}
