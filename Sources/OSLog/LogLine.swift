/// A message as it is written, in the manner of `log show --style compact`.
struct LogLine {
  let date: Date
  let type: OSLogType
  let subsystem: String
  let category: String
  let message: String

  /// A debug build is looked at by those who make the program.
  static var isForDevelopers: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  var text: String {
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let process = ProcessInfo.processInfo
    let type = type.abbreviation.padding(toLength: 2, withPad: " ", startingAt: 0)
    return "\(time) \(type) \(process.processName)[\(process.processIdentifier)] "
      + (origin.isEmpty ? "" : "[\(origin)] ") + message
  }

  private var time: String {
    date.formatted(
      .verbatim(
        """
        \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)\
        .\(secondFraction: .fractional(3))
        """, timeZone: .current, calendar: Calendar(identifier: .gregorian)))
  }

  /// In one piece, so that lines of several threads do not mix.
  func write() { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
