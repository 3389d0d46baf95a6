import Foundation

extension PlatformWindow {
  /// Gives the window a size; where it stands is the desktop's to say.
  public func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
  public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
    frame = frameRect
  }
  /// Accepted without effect: where a window stands is the desktop's to say.
  public func setFrameOrigin(_ point: CGPoint) {}
  /// Accepted without effect: where a window stands is the desktop's to say.
  public func setFrameTopLeftPoint(_ point: CGPoint) {}
}
