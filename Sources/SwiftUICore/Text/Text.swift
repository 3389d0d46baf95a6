/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    /// Formats anew at each description, so that a locale from the environment counts.
    indirect case joined([Text])
  }
  let storage: Storage
  var traits = TextTraits()

  init(_ storage: Storage) { self.storage = storage }

  /// The text as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }
  /// The text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }
  /// The text that `key` stands for in the app's localisation, or the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key.from(table: tableName, bundle: bundle))
  }
  /// A value as `format` writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  /// The first text and after it the second, each with its own looks.
  public static func + (first: Text, second: Text) -> Text { Text(.joined([first, second])) }

  /// The characters, without looks.
  var plain: String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key): key.resolved
    case .joined(let parts): parts.map(\.plain).joined()
    }
  }

  /// Appends the pieces of the text with their looks; `outer` is what the texts around say.
  func append(to spans: inout [TextSpan], outer: TextTraits) {
    let traits = traits.over(outer)
    switch storage {
    case .joined(let parts): for part in parts { part.append(to: &spans, outer: traits) }
    case .verbatim(let string): spans.append(TextSpan(text: string, traits: traits))
    case .localized(let key): key.append(to: &spans, traits: traits)
    }
  }
}

/// The looks of a piece of text, where they differ from the style around it.
package struct TextTraits: Hashable, Sendable {
  package var font: Font?
  package var color: Color?
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?
  /// Extra space between characters, in points.
  package var kerning: Double?
  package var baselineOffset: Double?
  package var isMonospaced: Bool?

  package init() {}

  func over(_ outer: TextTraits) -> TextTraits {
    if outer == TextTraits() { return self }
    var traits = self
    traits.font = font ?? outer.font
    traits.color = color ?? outer.color
    traits.weight = weight ?? outer.weight
    traits.isItalic = isItalic ?? outer.isItalic
    traits.isUnderlined = isUnderlined ?? outer.isUnderlined
    traits.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    traits.kerning = kerning ?? outer.kerning
    traits.baselineOffset = baselineOffset ?? outer.baselineOffset
    traits.isMonospaced = isMonospaced ?? outer.isMonospaced
    return traits
  }
}

/// A piece of text with looks of its own.
package struct TextSpan: Hashable, Sendable {
  package var text: String
  package var traits: TextTraits
}

/// Text on screen.
package struct TextDescription: Description {
  package static let kind = "text"
  package var text: String
  /// The pieces with looks of their own; empty: the whole text has the style's looks.
  package var spans: [TextSpan] = []
  package var style: Style
  package var isSelectable = false

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}

extension Text: View, DescribedView {
  func describe(in context: DescriptionContext) -> TextDescription {
    if traits == TextTraits() {
      switch storage {
      case .verbatim(let string): return TextDescription(text: string, style: context.style)
      case .localized(let key) where !key.hasMarkup:
        return TextDescription(text: key.resolved, style: context.style)
      default: break
      }
    }
    var spans: [TextSpan] = []
    append(to: &spans, outer: TextTraits())
    var description = TextDescription(text: spans.map(\.text).joined(), style: context.style)
    description.spans = spans
    return description
  }
}
