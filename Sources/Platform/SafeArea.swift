import Foundation

/// A window is safe to its edges.
extension PlatformView {
  public var safeAreaInsets: PlatformEdgeInsets { PlatformEdgeInsets() }
}

extension PlatformWindow {
  public var safeAreaInsets: PlatformEdgeInsets { PlatformEdgeInsets() }
}
