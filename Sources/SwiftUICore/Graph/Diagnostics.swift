import Foundation

/// Runtime warnings about misuse: one line on standard error each, repeated only where the text differs.
package enum Diagnostics {
  private struct Log: Sendable {
    var seen: Set<String> = []
    var listener: (@Sendable (String) -> Void)?
  }
  private static let log = LockedValue(Log())

  /// Calls `listener` with every warning from now on, repeated ones too; nil: nobody.
  package static func listen(_ listener: (@Sendable (String) -> Void)?) {
    log.withLock { $0.listener = listener }
  }

  /// Says `message` on standard error, once per text.
  package static func warn(_ message: String) {
    let (isNew, listener) = log.withLock { ($0.seen.insert(message).inserted, $0.listener) }
    listener?(message)
    if isNew { FileHandle.standardError.write(Data("SwiftUI: warning: \(message)\n".utf8)) }
  }

  /// Stops the program: `message` says what is wrong, and where.
  package static func stop(_ message: String) -> Never { fatalError(message) }
}

/// A value behind a lock.
package final class LockedValue<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
