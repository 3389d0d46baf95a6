/// A key that the app's localisation may translate; without a translation the key itself is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  fileprivate enum Piece: Equatable, Sendable {
    case literal(String)
    case text(Text)
  }
  private var pieces: [Piece]
  private var table: String?
  private var bundlePath: String?

  public init(_ value: String) { pieces = [.literal(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    pieces = []
    for piece in stringInterpolation.pieces { pieces.append(piece) }
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(interpolationCount * 2 + 1)
    }
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }
    public mutating func appendInterpolation(_ string: String) { pieces.append(.literal(string)) }
    public mutating func appendInterpolation<T>(_ value: T) {
      pieces.append(.literal(String(describing: value)))
    }
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      pieces.append(.text(Text(attributedString)))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { pieces.append(.text(Text(dates))) }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      pieces.append(.text(Text(interval)))
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      pieces.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
          )))
    }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      pieces.append(.literal(String(format: specifier, value)))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      pieces.append(.literal(format.format(input)))
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      pieces.append(.literal(formatter?.string(for: subject) ?? String(describing: subject)))
    }
    /// Values that Foundation on Linux has no class for: dates, measurements.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      pieces.append(.literal(formatter.string(for: subject) ?? String(describing: subject)))
    }
  }

  func from(table: String?, bundle: Bundle?) -> LocalizedStringKey {
    var key = self
    key.table = table
    key.bundlePath = bundle?.bundlePath
    return key
  }

  /// Whether the key is more than plain characters.
  var hasMarkup: Bool {
    pieces.contains { if case .text = $0 { true } else { false } }
  }

  /// The characters to show.
  var resolved: String {
    let key = pieces.map { piece in
      switch piece {
      case .literal(let string): string
      case .text(let text): text.plain
      }
    }.joined()
    let bundle = bundlePath.flatMap(Bundle.init(path:)) ?? .main
    guard Self.isLocalised(bundle) else { return Inflection.applied(to: key) }
    return Inflection.applied(to: bundle.localizedString(forKey: key, value: key, table: table))
  }

  private static func isLocalised(_ bundle: Bundle) -> Bool {
    bundle === Bundle.main ? mainIsLocalised : !bundle.localizations.isEmpty
  }
  private static let mainIsLocalised = !Bundle.main.localizations.isEmpty

  /// Whether there is anything in the text that Markdown gives a meaning; most labels have nothing.
  static func mayBeMarkdown(_ string: String) -> Bool {
    string.utf8.contains {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "`")
        || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "~")
    }
  }

  /// How many seconds from `now` it says something else; nil: it stays.
  func lasts(from now: Date) -> Double? {
    guard hasMarkup else { return nil }
    return pieces.compactMap { if case .text(let text) = $0 { text.lasts(from: now) } else { nil } }.min()
  }

  func append(to spans: inout [TextSpan], traits: TextTraits, at now: Date) {
    guard hasMarkup else {
      let string = resolved
      guard Self.mayBeMarkdown(string) else { return spans.append(TextSpan(text: string, traits: traits)) }
      for piece in Markdown.pieces(of: string) {
        spans.append(TextSpan(text: piece.text, traits: piece.traits.over(traits)))
      }
      return
    }
    for piece in pieces {
      switch piece {
      case .literal(let string): spans.append(TextSpan(text: string, traits: traits))
      case .text(let text): text.append(to: &spans, outer: traits, at: now)
      }
    }
  }
}
