extension Text {
  /// How a date is written. What is relative to now is written once; it does not count on by itself.
  public struct DateStyle: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    func text(of date: Date) -> String {
      switch kind {
      case .time: return date.formatted(date: .omitted, time: .shortened)
      case .date: return date.formatted(date: .long, time: .omitted)
      case .relative: return Self.largest(of: abs(date.timeIntervalSinceNow))
      case .offset:
        return (date.timeIntervalSinceNow < 0 ? "−" : "+") + Self.largest(of: abs(date.timeIntervalSinceNow))
      case .timer:
        let seconds = Int(abs(date.timeIntervalSinceNow))
        return String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
      }
    }

    /// A duration in its largest unit.
    private static func largest(of seconds: TimeInterval) -> String {
      let units: [(TimeInterval, String)] = [
        (86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second"),
      ]
      let (length, name) = units.first { seconds >= $0.0 } ?? (1, "second")
      let count = Int(seconds / length)
      return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
  }
}
