import Foundation

/// A value that follows the clock, for a `Text` to write with a format: `Text(.currentDate, format: .stopwatch(startingAt: start))`.
public struct TimeDataSource<Value>: Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    case date
    case offset(Date)
    case rangeEnding(Date)
    case rangeStarting(Date)
  }
  fileprivate let kind: Kind
  fileprivate let value: @Sendable (Date) -> Value
  /// How many seconds pass from the first value to the second.
  fileprivate let seconds: @Sendable (Value, Value) -> Double
}

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .date, value: { $0 }, seconds: { $1.timeIntervalSince($0) })
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago `date` was.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
      seconds: {
        let parts = ($1 - $0).components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
      })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From now to `date`.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .rangeEnding(date), value: { min($0, date)..<date },
      seconds: { $1.lowerBound.timeIntervalSince($0.lowerBound) })
  }
  /// From `date` to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .rangeStarting(date), value: { date..<max(date, $0) },
      seconds: { $1.upperBound.timeIntervalSince($0.upperBound) })
  }
}

extension Text {
  /// What `source` says, as `format` writes it, which goes on by itself.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.live(.formatted(FormattedTime(source, format))))
  }
  /// What `source` says, as `format` writes it, which goes on by itself; its looks are left out.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.live(.formatted(FormattedTime(source, format))))
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String { appendInterpolation(Text(source, format: format)) }
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}

/// A value that follows the clock, with its format.
struct FormattedTime: Equatable, Sendable {
  // Formats are values; `FormatStyle` only does not say that they may go from one thread to another.
  nonisolated(unsafe) private let text: (Date, Locale) -> String
  nonisolated(unsafe) private let wait: (Date) -> Double?
  /// What tells it from another: the format, and of what.
  nonisolated(unsafe) private let format: AnyHashable
  private let source: String

  init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, _ format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(source, format, { $0 })
  }
  init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, _ format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(source, format, { String($0.characters) })
  }

  private init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F, _ characters: @escaping (F.FormatOutput) -> String
  ) where F.FormatInput == V {
    self.format = AnyHashable(format)
    self.source = String(describing: source.kind)
    // In the locale of the environment, unless the format names one of its own.
    let isOfMachine = format.locale(.autoupdatingCurrent) == format || format.locale(.current) == format
    text = { now, locale in
      let isRead = locale == .current || locale == .autoupdatingCurrent || !isOfMachine
      return characters((isRead ? format : format.locale(locale)).format(source.value(now)))
    }
    wait = { now in
      let value = source.value(now)
      guard let next = format.discreteInput(after: value) else { return nil }
      // No display shows more in a second.
      return max(source.seconds(value, next), 1.0 / 60)
    }
  }

  func text(at now: Date, in locale: Locale) -> String { text(now, locale) }
  /// How many seconds from `now` it says something else; nil: it stays.
  func lasts(from now: Date) -> Double? { wait(now).map { $0 + 0.001 } }

  static func == (a: FormattedTime, b: FormattedTime) -> Bool { a.format == b.format && a.source == b.source }
}
