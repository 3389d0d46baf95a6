internal import GTKRenderer

/// The screen: `UIScreen` and `NSScreen` are both this class. Programs in Swift 5 may ask it on any thread; on others than the
/// main one it is as where no display is open.
@MainActor @preconcurrency
public final class PlatformScreen {
  fileprivate static let only = PlatformScreen()

  /// What UIKit calls the screen is there for one app; on a desktop that is a window. So this is the room that a new window
  /// has at first, in points, and views that are as wide as `UIScreen.main.bounds` are as wide as their window. It stays that as
  /// a window is made larger: what has been told to be as wide as its window could never be made smaller again.
  public var bounds: CGRect {
    let room = visibleFrame
    return CGRect(x: 0, y: 0, width: min(800, room.width), height: min(552, room.height))
  }
  /// All of the screen, in points; 1280 × 800 where no display is open.
  public var frame: CGRect {
    onMainThread(otherwise: nil) { Surroundings.screen } ?? CGRect(x: 0, y: 0, width: 1280, height: 800)
  }
  /// Without the desktop's panels.
  public var visibleFrame: CGRect { onMainThread(otherwise: nil) { Surroundings.room } ?? frame }
  /// `bounds` in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var nativeScale: CGFloat { scale }
  /// Accepted without effect: how bright the screen is, the desktop says.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// What the desktop calls it, on a desk with several by where it is plugged in.
  public var localizedName: String { Surroundings.screenName ?? "Screen" }
  /// Pixels per point.
  public var scale: CGFloat { onMainThread(otherwise: 1) { CGFloat(Surroundings.scale) } }
  public var backingScaleFactor: CGFloat { scale }
  /// Whether windows are light or dark now.
  public nonisolated var traitCollection: PlatformTraits { .current }
}

extension PlatformScreen {
  /// The screen that windows open on; UIKit's `main` is not optional, AppKit's is, and both kinds of source compile.
  public static var main: PlatformScreen! { only }
  public static var screens: [PlatformScreen] { [only] }
}
