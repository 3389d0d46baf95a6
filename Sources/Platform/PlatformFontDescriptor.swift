import Foundation

/// `UIFontDescriptor` and `NSFontDescriptor`: what a font is like.
public struct PlatformFontDescriptor: Hashable, Sendable {
  let font: Font
  /// In points.
  public let pointSize: CGFloat

  /// A family of letters for a purpose.
  public enum SystemDesign: Sendable {
    case `default`, serif, rounded, monospaced
    fileprivate var design: Font.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    // AppKit's names of them.
    public static let italic = traitItalic
    public static let bold = traitBold
    public static let monoSpace = traitMonoSpace
  }

  private func changed(_ change: (inout Font) -> Void) -> PlatformFontDescriptor {
    var font = font
    change(&font)
    return PlatformFontDescriptor(font: font, pointSize: pointSize)
  }

  /// The same in the desktop's letters for a purpose. It is optional as on other systems, and always there.
  public func withDesign(_ design: SystemDesign) -> PlatformFontDescriptor? {
    changed {
      $0.design = design.design
      $0.family = nil
    }
  }
  /// The same with these traits and no others.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> PlatformFontDescriptor? {
    changed {
      $0.isItalic = traits.contains(.traitItalic)
      $0.weight = traits.contains(.traitBold) ? .bold : nil
      if traits.contains(.traitMonoSpace) {
        $0.design = .monospaced
      } else if $0.design == .monospaced {
        $0.design = nil
      }
    }
  }
  public func withSize(_ size: CGFloat) -> PlatformFontDescriptor {
    PlatformFontDescriptor(font: font.sized(size), pointSize: size)
  }
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if [.semibold, .bold, .heavy, .black].contains(font.weight) { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
}

extension PlatformFont {
  public var fontDescriptor: PlatformFontDescriptor {
    PlatformFontDescriptor(font: font, pointSize: pointSize)
  }
  /// - Parameter size: in points; zero: that of the descriptor.
  public convenience init(descriptor: PlatformFontDescriptor, size: CGFloat) {
    let same = size <= 0 || size == descriptor.pointSize
    self.init(same ? descriptor.font : descriptor.font.sized(size), same ? descriptor.pointSize : size)
  }

  /// The font's family: of the desktop's own fonts what it calls them by for all programs.
  public var familyName: String {
    if let family = font.family { return family }
    return switch font.design {
    case .monospaced: "Monospace"
    case .serif: "Serif"
    default: "Sans"
    }
  }
  /// What the font is called: here by its family's name.
  public var fontName: String { familyName }
  /// How high a line of it is, in points; zero without a display.
  public var lineHeight: CGFloat { "Xy".size(withAttributes: [.font: self]).height }
}
