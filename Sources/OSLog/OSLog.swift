/// Where messages are from: a subsystem, and a category in it.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isDisabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// From no part in particular.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)

  /// What is written to it goes nowhere.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Categories that Apple's instruments know.
  public struct Category: Sendable {
    let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Whether messages of this type are written at all.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && (LogLine.isForDevelopers || !type.isPassing)
  }

  func write(_ message: @autoclosure () -> OSLogMessage, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let text = message().text(revealed: LogLine.isForDevelopers)
    LogLine(date: Date(), type: type, subsystem: subsystem, category: category, message: text).write()
  }
}

/// Writes a message as `Logger` does.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .default) }

/// Writes a message as `Logger` does.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, type)
}

/// Writes a message made of a format as that of `String(format:)`, where `%{public}@` tells what a release build may show.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(OSLogMessage(format: "\(message)", arguments: arguments), type)
}

/// Writes a message made of a format as that of `String(format:)`, where `%{public}@` tells what a release build may show.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(OSLogMessage(format: "\(message)", arguments: arguments), type)
}
