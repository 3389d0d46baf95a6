import Foundation
internal import GTKRenderer

/// A font as UIKit and AppKit hand it about: `UIFont` and `NSFont` are both this class.
open class PlatformFont: NSObject, @unchecked Sendable {
  // Immutable.
  package let font: Font
  /// In points; of a text style what it is on an iPhone by default.
  public let pointSize: CGFloat

  init(_ font: Font, _ pointSize: CGFloat) {
    self.font = font
    self.pointSize = pointSize
    super.init()
  }

  /// A font of a family; a family that is not installed is replaced by the desktop's choice.
  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, size: size), size) }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    fileprivate var weight: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.1: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.5: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }

  public struct TextStyle: Hashable, Sendable {
    package let style: Font.TextStyle
    fileprivate let size: CGFloat
    public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
    public static let title1 = TextStyle(style: .title, size: 28)
    public static let title2 = TextStyle(style: .title2, size: 22)
    public static let title3 = TextStyle(style: .title3, size: 20)
    public static let headline = TextStyle(style: .headline, size: 17)
    public static let body = TextStyle(style: .body, size: 17)
    public static let callout = TextStyle(style: .callout, size: 16)
    public static let subheadline = TextStyle(style: .subheadline, size: 15)
    public static let footnote = TextStyle(style: .footnote, size: 13)
    public static let caption1 = TextStyle(style: .caption, size: 12)
    public static let caption2 = TextStyle(style: .caption2, size: 11)
  }

  /// The same font in another size, in points.
  public func withSize(_ size: CGFloat) -> PlatformFont { PlatformFont(font.sized(size), size) }

  public class func preferredFont(forTextStyle style: TextStyle) -> PlatformFont {
    PlatformFont(.system(style.style), style.size)
  }
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> PlatformFont {
    PlatformFont(.system(size: size, weight: weight.weight), size)
  }
  public class func boldSystemFont(ofSize size: CGFloat) -> PlatformFont {
    systemFont(ofSize: size, weight: .bold)
  }
  public class func italicSystemFont(ofSize size: CGFloat) -> PlatformFont {
    PlatformFont(.system(size: size).italic(), size)
  }
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> PlatformFont {
    PlatformFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> PlatformFont {
    PlatformFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }
  /// The families of fonts that are installed.
  @MainActor public class var familyNames: [String] { Surroundings.fontFamilies }
  /// What fonts of a family are called: here by the family's name alone, or none where it is not installed.
  @MainActor public class func fontNames(forFamilyName familyName: String) -> [String] {
    Surroundings.fontFamilies.contains(familyName) ? [familyName] : []
  }
  public class var systemFontSize: CGFloat { 13 }
  public class var smallSystemFontSize: CGFloat { 11 }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
}

extension Font {
  /// A font of UIKit's or AppKit's.
  public init(_ font: PlatformFont) { self = font.font }
}
