import Foundation

/// A key that the app's localisation may translate; without a translation the key itself is shown.
///
/// Values in it are arguments of a format, as in a table of strings: `"Hello, \(name)"` is the key `Hello, %@`, and
/// `"\(count) films"` is `%lld films`. Numbers are written in the way of the reader's locale, a `Double` with six digits
/// after the point; `specifier:` and `format:` say otherwise.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Piece: Equatable, Sendable {
    case literal(String)
    case argument(FormatArgument)
    case text(Text)
    /// What tables of strings call the whole, where the program says so; the first piece, of which nothing is seen.
    case name(String)
  }
  private var pieces: [Piece]
  private var table: String?
  private var bundlePath: String?

  public init(_ value: String) { pieces = [.literal(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Looked up there; nil: where it was to be before.
  func from(table: String?, bundle: Bundle?) -> LocalizedStringKey {
    var key = self
    if let table { key.table = table }
    if let bundle { key.bundlePath = bundle.bundlePath }
    return key
  }

  /// The same words, which tables of strings call `name`.
  func named(_ name: String) -> LocalizedStringKey {
    var key = self
    key.pieces.insert(.name(name), at: 0)
    return key
  }

  /// What tables of strings call it.
  var key: String {
    if case .name(let name) = pieces.first { return name }
    let hasArguments = !arguments.isEmpty
    return pieces.map { piece in
      switch piece {
      case .literal(let string): hasArguments ? string.replacingOccurrences(of: "%", with: "%%") : string
      case .argument(let argument): argument.specifier
      case .text: "%@"
      case .name: ""
      }
    }.joined()
  }

  /// Whether it has texts in it, with looks of their own.
  private var hasTexts: Bool { pieces.contains { if case .text = $0 { true } else { false } } }

  /// Whether nobody can have translated it: most programs have no tables.
  private var isUntranslated: Bool { bundlePath == nil && table == nil && !Translations.mainHasAny }

  /// Whether what is shown depends on the reader's locale.
  var dependsOnLocale: Bool {
    !isUntranslated
      || pieces.contains { piece in
        switch piece {
        case .argument(let argument): argument.dependsOnLocale
        case .text(let text): text.dependsOnLocale
        case .literal, .name: false
        }
      }
  }

  private var bundle: Bundle { bundlePath.flatMap(Bundle.init(path:)) ?? .main }

  /// The words, a placeholder for each value in them.
  private func template(in locale: Locale) -> FormatTemplate {
    let numbers = arguments.map { piece -> Int64? in
      if case .argument(let argument) = piece { argument.whole } else { nil }
    }
    if let translation = Translations.find(key, numbers: numbers, table: table, in: bundle, for: locale) {
      return FormatTemplate(translation: translation)
    }
    var count = 0
    return FormatTemplate(
      words: pieces.map { piece in
        switch piece {
        case .literal(let string): return string
        case .name: return ""
        case .argument, .text: break
        }
        defer { count += 1 }
        return FormatTemplate.placeholder(count)
      }.joined())
  }

  /// The values that stand for the template's placeholders, in order.
  private var arguments: [Piece] {
    pieces.filter { piece in
      switch piece {
      case .literal, .name: false
      case .argument, .text: true
      }
    }
  }

  /// The characters to show.
  var resolved: String { resolved(in: .current) }

  /// - Parameter locale: is asked for only where the words depend on it: the first to ask for the user's waits for tables that
  ///   a small program may never need.
  func resolved(in locale: @autoclosure () -> Locale, _ timeZone: TimeZone? = nil) -> String {
    if isUntranslated, pieces.count == 1, case .literal(let string) = pieces[0] {
      return Inflection.applied(to: string)
    }
    let locale = locale()
    if let words = ownWords(in: locale, timeZone) { return Inflection.applied(to: words) }
    let arguments = arguments
    let template = template(in: locale)
    let words = template.filled { index, specifier in
      guard arguments.indices.contains(index) else { return "" }
      return Self.plain(arguments[index], as: specifier, in: locale, timeZone)
    }
    return Inflection.applied(to: words)
  }

  /// Where nothing is translated, which is most often so: the pieces as they are.
  private func ownWords(in locale: Locale, _ timeZone: TimeZone?) -> String? {
    guard isUntranslated else { return nil }
    var words = ""
    for piece in pieces { words += Self.plain(piece, as: nil, in: locale, timeZone) }
    return words
  }

  private static func plain(
    _ piece: Piece, as specifier: String?, in locale: Locale, _ timeZone: TimeZone?
  ) -> String {
    switch piece {
    case .literal(let string): string
    case .argument(let argument): argument.written(as: specifier, in: locale, timeZone)
    case .text(let text): text.plain
    case .name: ""
    }
  }

  /// The characters to show where they are all alike; nil: some have looks of their own.
  func plainWords(
    in locale: @autoclosure () -> Locale, _ timeZone: @autoclosure () -> TimeZone?
  ) -> String? {
    // Most texts are this.
    if pieces.count == 1, case .literal(let string) = pieces[0], isUntranslated {
      return Markdown.mayBe(in: string) ? nil : Inflection.applied(to: string)
    }
    guard !hasTexts else { return nil }
    let dependsOnReader = dependsOnLocale
    let locale = dependsOnReader ? locale() : .current
    let hasMarks =
      isUntranslated
      ? pieces.contains { if case .literal(let string) = $0 { Markdown.mayBe(in: string) } else { false } }
      : Markdown.mayBe(in: template(in: locale).words)
    return hasMarks ? nil : resolved(in: locale, dependsOnReader ? timeZone() : nil)
  }

  /// How many seconds from `now` it says something else; nil: it stays.
  func lasts(from now: Date) -> Double? {
    pieces.compactMap { if case .text(let text) = $0 { text.lasts(from: now) } else { nil } }.min()
  }

  func append(
    to spans: inout [TextSpan], traits: TextTraits, at now: Date, in locale: Locale,
    _ timeZone: TimeZone? = nil
  ) {
    let arguments = arguments
    var template = template(in: locale)
    // An address, and words that agree with a number, are read with their values in them.
    if template.words.contains("](") || template.words.contains("://") {
      template = template.filling { index, specifier in
        guard arguments.indices.contains(index), case .argument(let argument) = arguments[index] else {
          return nil
        }
        return argument.written(as: specifier, in: locale, timeZone)
      }
      template.words = Inflection.applied(to: template.words)
    }
    let marked =
      Markdown.mayBe(in: template.words)
      ? Markdown.pieces(of: template.words) : [Markdown.Piece(text: template.words, traits: TextTraits())]
    for piece in marked {
      let traits = piece.traits.over(traits)
      for part in template.parts(of: piece.text) {
        switch part {
        case .words(let words): spans.append(TextSpan(text: words, traits: traits))
        case .argument(let index, let specifier):
          guard arguments.indices.contains(index) else { continue }
          switch arguments[index] {
          case .literal, .name: break
          case .argument(let argument):
            let words = argument.written(as: specifier, in: locale, timeZone)
            spans.append(TextSpan(text: words, traits: traits))
          case .text(let text): text.append(to: &spans, outer: traits, at: now, in: locale, timeZone)
          }
        }
      }
    }
  }
}
