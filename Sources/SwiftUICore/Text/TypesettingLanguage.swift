import Foundation

/// Which language lines of text are broken by.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?
  /// That of the text.
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// Accepted without effect: Pango hyphenates and breaks lines by its own rules.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// Accepted without effect: Pango hyphenates and breaks lines by its own rules.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}
