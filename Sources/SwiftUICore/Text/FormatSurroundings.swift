import Foundation

extension FormatStyle {
  /// The format as it is where somebody reads it: in that locale and time zone, unless it names some of its own.
  /// - Parameter timeZone: nil: the machine's.
  nonisolated func read(in locale: Locale, _ timeZone: TimeZone?) -> Self {
    var format = self
    if !locale.isOfMachine, self.locale(.autoupdatingCurrent) == self || self.locale(.current) == self {
      format = format.locale(locale)
    }
    if let timeZone, !timeZone.isOfMachine,
      var zoned = format as? any FormatOfTimes, zoned.timeZone.isOfMachine
    {
      zoned.timeZone = timeZone
      format = zoned as? Self ?? format
    }
    return format
  }
}

/// A format that writes times of day, which are others from zone to zone.
private protocol FormatOfTimes {
  var timeZone: TimeZone { get set }
}
extension Date.FormatStyle: FormatOfTimes {}
extension Date.IntervalFormatStyle: FormatOfTimes {}

extension Locale {
  var isOfMachine: Bool { self == .current || self == .autoupdatingCurrent }
}

extension TimeZone {
  var isOfMachine: Bool { self == .current || self == .autoupdatingCurrent }
}
