import Foundation

extension PersonNameComponents {
  /// Writes a person's name as people of a locale do: which name comes first depends on the language, or on the script that
  /// the name is written in.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Codable, Hashable, Sendable {
      /// What one calls the person: the nickname, or the given name.
      case short
      /// Given and family name.
      case medium
      /// All names, with what stands before and after them.
      case long
      /// The first letters.
      case abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      let isFamilyFirst = Self.isFamilyFirst(value, locale)
      let main = isFamilyFirst ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
      let names: [String?] =
        switch style {
        case .short: [value.nickname.flatMap { $0.isEmpty ? nil : $0 } ?? value.givenName ?? value.familyName]
        case .medium: main
        case .long:
          isFamilyFirst
            ? [value.namePrefix, value.familyName, value.middleName, value.givenName, value.nameSuffix]
            : [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
        case .abbreviated: main.map { $0?.first.map { String($0).uppercased(with: locale) } }
        }
      let written = names.compactMap { $0 }.filter { !$0.isEmpty }
      let isJoined = style == .abbreviated || written.allSatisfy(\.isHan)
      return written.joined(separator: isJoined ? "" : " ")
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    private static func isFamilyFirst(_ name: PersonNameComponents, _ locale: Locale) -> Bool {
      isFamilyFirst([name.givenName ?? "", name.familyName ?? ""], locale)
    }

    static func isFamilyFirst(_ names: [String], _ locale: Locale) -> Bool {
      if names.contains(where: { $0.contains(where: \.isLetter) }), names.allSatisfy(\.isHan) { return true }
      return ["hu", "ja", "ko", "vi", "zh"].contains(locale.language.languageCode?.identifier)
    }
  }

  /// Given and family name, in the order of the person's locale.
  public func formatted() -> String { formatted(FormatStyle(style: .medium)) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes a person's name as people of the locale do.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension String {
  /// Whether all letters are of China's, Japan's or Korea's own scripts, in which names are written without a space.
  fileprivate var isHan: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
        0x20000...0x3FFFF:
        true
      default: false
      }
    }
  }
}
