import Foundation
internal import GTKRenderer

/// `NSAppearance`: whether windows are light or dark.
public final class PlatformAppearance: NSObject, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name("NSAppearanceNameAqua")
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")

    fileprivate var isDark: Bool { self == .darkAqua || self == .vibrantDark }
  }

  public let name: Name

  /// - Returns: nil where there is no appearance of that name.
  public init?(named name: Name) {
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// That of `names` which is most like this one: the same, or else the first that is as dark.
  public func bestMatch(from names: [Name]) -> Name? {
    names.first { $0 == name } ?? names.first { $0.isDark == name.isDark }
  }

  /// What the program has asked for.
  @MainActor fileprivate static var ofApp: PlatformAppearance?
}

extension PlatformApplication {
  /// How all windows look that do not say it themselves with `preferredColorScheme`; nil: as the desktop has it.
  public var appearance: PlatformAppearance? {
    get { PlatformAppearance.ofApp }
    set {
      PlatformAppearance.ofApp = newValue
      Surroundings.preferDark(newValue?.name.isDark)
    }
  }
  /// How windows look now.
  public var effectiveAppearance: PlatformAppearance {
    appearance ?? PlatformAppearance(named: Surroundings.isDark ? .darkAqua : .aqua)!
  }
}
