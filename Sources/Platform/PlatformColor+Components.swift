import Foundation
internal import GTKRenderer

extension PlatformColor {
  /// Hue, saturation and brightness, each from 0 to 1; those of a colour of the theme are its at the moment.
  private var tone: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue) = (redComponent, greenComponent, blueComponent)
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let range = most - least
    guard range > 0, most > 0 else { return (0, 0, most) }
    let sixths =
      if most == red { (green - blue) / range } else if most == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / most, most)
  }

  public var hueComponent: CGFloat { tone.hue }
  public var saturationComponent: CGFloat { tone.saturation }
  public var brightnessComponent: CGFloat { tone.brightness }
  /// How light a grey is; of a colour how light the grey is that looks as light.
  public var whiteComponent: CGFloat {
    redComponent * 0.2126 + greenComponent * 0.7152 + blueComponent * 0.0722
  }

  /// Writes the components, each from 0 to 1; nil where one is not wanted.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let tone = tone
    hue?.pointee = tone.hue
    saturation?.pointee = tone.saturation
    brightness?.pointee = tone.brightness
    alpha?.pointee = alphaComponent
    return true
  }
  /// Writes how light the colour is, and how opaque, each from 0 to 1; nil where one is not wanted.
  /// - Returns: whether it is a grey; nothing is written otherwise.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (redComponent, greenComponent, blueComponent)
    guard abs(red - green) < 0.001, abs(green - blue) < 0.001 else { return false }
    white?.pointee = red
    alpha?.pointee = alphaComponent
    return true
  }

  /// The colour as it is in light windows, or in dark ones. Of a colour that the theme has, or that is mixed of others, the
  /// one that it is at the moment.
  public func resolvedColor(with traits: PlatformTraits) -> PlatformColor {
    if case .adaptive(let light, let dark, let opacity) = color.value,
      traits.userInterfaceStyle != .unspecified
    {
      let bytes = traits.userInterfaceStyle == .dark ? dark : light
      func share(_ shift: UInt32) -> CGFloat { CGFloat((bytes >> shift) & 255) / 255 }
      return PlatformColor(
        red: share(24), green: share(16), blue: share(8), alpha: share(0) * CGFloat(opacity))
    }
    return PlatformColor(
      red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
  }

  // Read as sRGB.

  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
}
