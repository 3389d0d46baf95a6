/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case picture(TextPicture)
    indirect case joined([Text])
    /// Written anew as time passes.
    case live(LiveText)
    case formatted(FormattedValue<String>)
    /// With looks for its parts.
    case adorned(FormattedValue<AttributedString>)
  }
  let storage: Storage
  /// Apart, as most texts have none, and a text is copied again and again on its way to the screen.
  private var ownTraits: OwnTraits?
  var traits: TextTraits {
    get { ownTraits?.values ?? TextTraits() }
    set { ownTraits = newValue == TextTraits() ? nil : OwnTraits(newValue) }
  }

  private final class OwnTraits: Equatable, Sendable {
    let values: TextTraits
    init(_ values: TextTraits) { self.values = values }
    static func == (a: OwnTraits, b: OwnTraits) -> Bool { a === b || a.values == b.values }
  }

  init(_ storage: Storage) { self.storage = storage }

  /// Whether it is words, and looks as text does where it stands.
  var isPlain: Bool {
    guard ownTraits == nil else { return false }
    switch storage {
    case .verbatim, .localized, .formatted: return true
    case .picture, .joined, .live, .adorned: return false
    }
  }

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
  /// Text with looks of its own. A literal is one as well: it is a key first.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .joined(attributedContent.runs.map { Text($0, of: attributedContent) })
  }
  /// A picture as a text of its own, to stand in a line with others: a symbol has the height of its letters.
  public init(_ image: Image) { storage = .picture(image.inText) }
  /// A day or a time of day, in the user's way; or how far off it is, which goes on by itself.
  public init(_ date: Date, style: Text.DateStyle) { storage = .live(.date(date, style)) }
  public init(_ interval: DateInterval) {
    storage = .formatted(FormattedValue(interval.start..<interval.end, Date.IntervalFormatStyle()))
  }
  /// The time that has passed of an interval, or is left of it, which goes on by itself.
  /// - Parameter pauseTime: when it stands still.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .live(
      .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
  public init(_ dates: ClosedRange<Date>) {
    storage = .formatted(FormattedValue(dates.lowerBound..<dates.upperBound, Date.IntervalFormatStyle()))
  }
  /// A value as `formatter` writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  // Foundation on Linux does not call it convertible.
  public init(_ subject: Date, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  @_disfavoredOverload
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  /// A value as `format` writes it, in the locale and time zone of the environment unless `format` names some.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format))
  }
  /// A value as `format` writes it, with looks for its parts.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .adorned(FormattedValue(input, format))
  }

  /// The first text and after it the second, each with its own looks.
  public static func + (first: Text, second: Text) -> Text { Text(.joined([first, second])) }

  /// The characters, without looks.
  var plain: String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key): key.resolved
    case .picture: ""
    case .joined(let parts): parts.map(\.plain).joined()
    case .live(let live): live.text(at: Date(), in: .current)
    case .formatted(let value): value.output
    case .adorned(let value): String(value.output.characters)
    }
  }

  /// Appends the pieces of the text with their looks; `outer` is what the texts around say.
  /// - Parameter now: the time for what changes with it.
  /// - Parameter timeZone: the reader's; nil: the machine's.
  func append(
    to spans: inout [TextSpan], outer: TextTraits, at now: Date, in locale: Locale = .current,
    _ timeZone: TimeZone? = nil
  ) {
    var traits = ownTraits?.values.over(outer) ?? outer
    let spoken = traits.spoken
    traits.spoken = nil
    let first = spans.count
    defer {
      if let spoken {
        for place in first..<spans.count { spans[place].traits.spoken = place == first ? spoken : "" }
      }
    }
    switch storage {
    case .joined(let parts):
      for part in parts { part.append(to: &spans, outer: traits, at: now, in: locale, timeZone) }
    case .picture(let picture):
      spans.append(TextSpan(text: TextPicture.character, traits: traits, picture: picture))
    case .live(let live):
      spans.append(TextSpan(text: live.text(at: now, in: locale, timeZone), traits: traits))
    case .formatted(let value):
      spans.append(TextSpan(text: value.output(in: locale, timeZone), traits: traits))
    case .adorned(let value):
      let text = Text(value.output(in: locale, timeZone))
      text.append(to: &spans, outer: traits, at: now, in: locale, timeZone)
    case .verbatim(let string): spans.append(TextSpan(text: string, traits: traits))
    case .localized(let key): key.append(to: &spans, traits: traits, at: now, in: locale, timeZone)
    }
  }

  /// Whether what is shown depends on the reader's locale.
  var dependsOnLocale: Bool {
    switch storage {
    case .verbatim, .picture: false
    case .live, .formatted, .adorned: true
    case .localized(let key): key.dependsOnLocale
    case .joined(let parts): parts.contains { $0.dependsOnLocale }
    }
  }

  /// How many seconds from `now` it says something else; nil: it stays.
  func lasts(from now: Date) -> Double? {
    switch storage {
    case .verbatim, .picture, .formatted, .adorned: nil
    case .localized(let key): key.lasts(from: now)
    case .joined(let parts): parts.compactMap { $0.lasts(from: now) }.min()
    case .live(let live): live.lasts(from: now)
    }
  }
}

extension Text: View, DescribedView {
  func describe(in context: DescriptionContext) -> TextDescription {
    let style = context.style
    let around = style.textTraits
    let now = context.now
    if let seconds = lasts(from: now) { context.describeAgain(after: seconds) }
    if ownTraits == nil && around == nil && !style.textIsSelectable && !style.isRedacted
      && style.lineSpacing == 0 && style.minimumScale == 1 && !style.fadesText && style.textRenderer == nil
    {
      switch storage {
      case .verbatim(let string): return TextDescription(text: string, style: style)
      case .formatted(let value):
        let environment = context.environment
        return TextDescription(
          text: value.output(in: environment.locale, environment.timeZone), style: style)
      case .localized(let key):
        if let string = key.plainWords(in: context.environment.locale, context.environment.timeZone) {
          return TextDescription(text: string, style: style)
        }
      default: break
      }
    }
    var spans: [TextSpan] = []
    let locale = dependsOnLocale ? context.environment.locale : .current
    let timeZone = dependsOnLocale ? context.environment.timeZone : nil
    append(to: &spans, outer: around?.traits ?? TextTraits(), at: now, in: locale, timeZone)
    if let growth = style.textGrowth { spans.grow(growth) }
    for index in spans.indices where spans[index].traits.hasInk {
      spans[index].traits.resolveInk(in: context.environment, accent: style.accent)
    }
    if style.isRedacted {
      // As long as the words, and nothing to be read.
      for index in spans.indices {
        spans[index].text = String(spans[index].text.map { $0.isWhitespace ? $0 : "█" })
        spans[index].picture = nil
        spans[index].traits.color = .secondary.opacity(0.4)
      }
    }
    if let letters = around?.letters {
      for index in spans.indices {
        spans[index].text =
          letters == .uppercase ? spans[index].text.uppercased() : spans[index].text.lowercased()
      }
    }
    for index in spans.indices {
      guard case .file(let file) = spans[index].picture?.source, file.dark != nil else { continue }
      spans[index].picture?.source = .file(file.shown(inDark: context.environment.colorScheme == .dark))
    }
    var description = TextDescription(text: spans.map(\.text).joined(), style: style)
    if spans.contains(where: { $0.traits != TextTraits() || $0.picture != nil }) { description.spans = spans }
    description.isSelectable = style.textIsSelectable
    description.lineSpacing =
      style.lineSpacing + (spans.lazy.compactMap(\.traits.lineHeight?.increase).max() ?? 0)
    description.minimumScale = style.minimumScale
    description.fadesChanges = style.fadesText
    if let renderer = style.textRenderer {
      description.drawing = TextDrawing(renderer, of: description, in: context)
    }
    if spans.contains(where: { $0.traits.link != nil }) {
      let open = context.environment.openURL
      description.openLink = Callback { open($0) }
    }
    return description
  }
}
