internal import GTKRenderer

/// The screen: `UIScreen` and `NSScreen` are both this class.
@MainActor @preconcurrency
public final class PlatformScreen {
  fileprivate static let only = PlatformScreen()

  /// In points; 1280 × 800 where no display is open.
  public var bounds: CGRect { Surroundings.screen ?? CGRect(x: 0, y: 0, width: 1280, height: 800) }
  public var frame: CGRect { bounds }
  /// Without the desktop's panels.
  public var visibleFrame: CGRect { Surroundings.room ?? bounds }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(Surroundings.scale) }
  public var backingScaleFactor: CGFloat { scale }
}

extension PlatformScreen {
  /// The screen that windows open on; UIKit's `main` is not optional, AppKit's is, and both kinds of source compile.
  public static var main: PlatformScreen! { only }
  public static var screens: [PlatformScreen] { [only] }
}
