import Foundation
internal import GTKRenderer

/// What becomes of a window on the screen: its size, its place, whether it was put away or fills the screen.
extension PlatformWindow {
  public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  public nonisolated static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  public nonisolated static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  public nonisolated static let willMiniaturizeNotification = Notification.Name(
    "NSWindowWillMiniaturizeNotification")
  public nonisolated static let didMiniaturizeNotification = Notification.Name(
    "NSWindowDidMiniaturizeNotification")
  public nonisolated static let didDeminiaturizeNotification = Notification.Name(
    "NSWindowDidDeminiaturizeNotification")

  /// Whether it was put away.
  public var isMiniaturized: Bool { shape?.isMinimized ?? false }
  /// Whether it is as large as the screen has room.
  public var isZoomed: Bool { shape?.isMaximized ?? false }

  private var shape: WindowShape? { DesktopSession.current?.renderer.shape(of: widget) }

  /// Has the window told what becomes of it on the screen.
  func followShape() {
    DesktopSession.current?.renderer.followShape(of: widget) { [weak self] in
      self?.shapeChanged(from: $0, to: $1)
    }
  }

  private func shapeChanged(from old: WindowShape, to new: WindowShape) {
    takeOver(size: new.size)
    if !old.isMinimized, new.isMinimized {
      tell(Self.willMiniaturizeNotification, Self.didMiniaturizeNotification)
    } else if old.isMinimized, !new.isMinimized {
      tell(Self.didDeminiaturizeNotification)
    }
    if !old.isFullScreen, new.isFullScreen {
      tell(Self.willEnterFullScreenNotification, Self.didEnterFullScreenNotification)
    } else if old.isFullScreen, !new.isFullScreen {
      tell(Self.willExitFullScreenNotification, Self.didExitFullScreenNotification)
    }
    if old.size != new.size { tell(Self.didResizeNotification) }
    if old.place != new.place { tell(Self.didMoveNotification) }
  }
}
