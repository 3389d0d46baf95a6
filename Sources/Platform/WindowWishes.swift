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
  var ignoresMouseEvents = false
  var alphaValue: CGFloat = 1
  var backgroundColor: PlatformColor?
  var collectionBehavior: PlatformWindow.CollectionBehavior = []
  var minSize = CGSize.zero
  var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  var subtitle = ""
  var tabbingMode = PlatformWindow.TabbingMode.automatic
  var titlebarSeparatorStyle = PlatformWindow.TitlebarSeparatorStyle.automatic
  var animationBehavior = PlatformWindow.AnimationBehavior.default
  var isExcludedFromWindowsMenu = false
  var isDocumentEdited = false
  var representedURL: URL?
  var acceptsMouseMovedEvents = false
  var contentAspectRatio = CGSize.zero
  /// Those of its bar that were asked for.
  var buttons: [PlatformWindow.ButtonType: PlatformWindow.StandardButton] = [:]

  /// Has a window be what of it has changed; the rest stays as its scene says.
  func apply(to window: inout WindowDescription, since old: WindowWishes) {
    let normal = PlatformWindow.Level.normal.rawValue
    if level != old.level {
      window.level = level.rawValue > normal ? .floating : level.rawValue < normal ? .desktop : .normal
    }
    if alphaValue != old.alphaValue { window.opacity = Double(min(max(alphaValue, 0), 1)) }
    if minSize != old.minSize { window.leastSize = minSize == .zero ? nil : minSize }
    if maxSize != old.maxSize { window.mostSize = maxSize == Self().maxSize ? nil : maxSize }
    if collectionBehavior != old.collectionBehavior {
      window.isOnAllWorkspaces = collectionBehavior.contains(.canJoinAllSpaces)
    }
    if subtitle != old.subtitle {
      window.ownSubtitle = subtitle
      window.subtitle = subtitle
    }
  }
}

extension PlatformWindow {
  /// Whether there is something on the screen that it is: its own window or, where it stands for the app's, that in front.
  private var renderer: GTKRenderer? { standsForApp || isVisible ? DesktopSession.current?.renderer : nil }

  /// Has the window on the screen be as was wished since.
  func fulfilWishes(since old: WindowWishes) {
    renderer?.change(widget) { wishes.apply(to: &$0, since: old) }
  }
  /// Gives the window on the screen a size, in points.
  func resize(_ size: CGSize) {
    renderer?.change(widget) {
      ($0.defaultWidth, $0.defaultHeight) = (Double(size.width), Double(size.height))
    }
  }
  func perform(_ deed: GTKRenderer.WindowDeed) { renderer?.perform(deed, on: widget) }
}
