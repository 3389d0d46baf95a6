/// `NSColorSpace`: what a colour's components mean. Here they are always those of the screen, red, green and blue.
public struct PlatformColorSpace: Hashable, Sendable {
  private let name: String
  public static let sRGB = PlatformColorSpace(name: "sRGB")
  public static let deviceRGB = PlatformColorSpace(name: "device RGB")
  public static let genericRGB = PlatformColorSpace(name: "generic RGB")
  public static let extendedSRGB = PlatformColorSpace(name: "extended sRGB")
  public static let displayP3 = PlatformColorSpace(name: "Display P3")
}

extension PlatformColor {
  /// The colour with components of red, green and blue as it is now: one of the theme's no longer follows that.
  public func usingColorSpace(_ space: PlatformColorSpace) -> PlatformColor? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return PlatformColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
