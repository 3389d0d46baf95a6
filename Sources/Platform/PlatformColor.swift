import Foundation
internal import GTKRenderer

/// A colour as UIKit and AppKit hand it about: `UIColor` and `NSColor` are both this class.
open class PlatformColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Immutable.
  package let color: Color

  /// The colour of a view.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// `#colorLiteral(red:green:blue:alpha:)`.
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    super.init()
  }

  /// By components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Read as sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Read as sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }
  /// What `dynamicProvider` gives in light windows and in dark ones: it is asked for both, once. Of a colour of the theme it is the
  /// shade that the theme has at the moment.
  public convenience init(dynamicProvider: (PlatformTraits) -> PlatformColor) {
    self.init(
      light: dynamicProvider(PlatformTraits(userInterfaceStyle: .light)),
      dark: dynamicProvider(PlatformTraits(userInterfaceStyle: .dark)))
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> PlatformColor {
    switch color.value {
    case .fixed(let red, let green, let blue, _):
      PlatformColor(Color(red: red, green: green, blue: blue, opacity: Double(alpha)))
    case .adaptive(let light, let dark, _):
      PlatformColor(Color(.adaptive(light: light | 255, dark: dark | 255, opacity: Double(alpha))))
    case .mixed:
      PlatformColor(Color(red: redComponent, green: greenComponent, blue: blueComponent, opacity: alpha))
    case .theme(let theme, _): PlatformColor(Color(.theme(theme, opacity: 1)).opacity(Double(alpha)))
    }
  }

  private var components: (red: Double, green: Double, blue: Double, alpha: Double) {
    let color = color
    // What follows no theme is the same on every thread.
    return switch color.value {
    case .fixed(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .theme(.black, let alpha): (0, 0, 0, alpha)
    case .theme(.white, let alpha): (1, 1, 1, alpha)
    case .theme(.clear, _): (0, 0, 0, 0)
    default: onMainThread(otherwise: (0, 0, 0, 1)) { Surroundings.components(of: color) }
    }
  }
  /// From 0 to 1; those of a colour of the theme are its at the moment, asked on the main thread.
  public var redComponent: CGFloat { CGFloat(components.red) }
  public var greenComponent: CGFloat { CGFloat(components.green) }
  public var blueComponent: CGFloat { CGFloat(components.blue) }
  public var alphaComponent: CGFloat { CGFloat(components.alpha) }

  /// Writes the components, each from 0 to 1; nil where one is not wanted.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? PlatformColor)?.color == color }
  open override var hash: Int { color.hashValue }
}

extension Color {
  /// A colour of UIKit's.
  public init(uiColor: PlatformColor) { self = uiColor.color }
  /// A colour of AppKit's.
  public init(nsColor: PlatformColor) { self = nsColor.color }
  /// A colour of UIKit's or AppKit's: `Color(.systemBackground)`.
  public init(_ color: PlatformColor) { self = color.color }
}

/// Whether windows are light or dark.
public struct PlatformTraits: Sendable {
  public enum UserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
  public let userInterfaceStyle: UserInterfaceStyle

  public init(userInterfaceStyle: UserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// As windows are now.
  public static var current: PlatformTraits {
    PlatformTraits(
      userInterfaceStyle: onMainThread(otherwise: false) { Surroundings.isDark } ? .dark : .light)
  }
}

/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = PlatformColor
/// What a picture literal is where nothing else is asked for.
public typealias _ImageLiteralType = PlatformImage
