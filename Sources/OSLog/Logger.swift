@_exported import Foundation

/// Writes messages for the developer: one line each, to the program's standard error.
///
/// A debug build writes every message and all that is in it, as Xcode's console shows them. A release build writes those
/// from ``notice(_:)`` up, as the log of a Mac keeps them, and ``OSLogPrivacy`` decides what they tell.
public struct Logger: Sendable {
  let log: OSLog

  /// Messages of one part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: Whose they are, in reverse-DNS notation.
  ///   - category: The part of it, such as "network".
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init(_ log: OSLog) { self.log = log }

  /// Messages of no part in particular.
  public init() { log = .default }

  /// Writes a message as a notice.
  public func log(_ message: OSLogMessage) { log.write(message, .default) }

  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

  /// The same as ``debug(_:)``.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

  /// Writes what helps while the program is made; a release build leaves it out.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

  /// Writes what may help with a fault; a release build leaves it out.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }

  /// Writes what is worth keeping.
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }

  /// The same as ``error(_:)``.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }

  public func error(_ message: OSLogMessage) { log.write(message, .error) }

  /// The same as ``fault(_:)``.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

  /// Writes that the program is wrong.
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}
