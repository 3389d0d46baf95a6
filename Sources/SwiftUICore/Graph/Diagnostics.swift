import Foundation

/// Runtime warnings about misuse: one line on standard error each, repeated only where the text or the place differs.
package enum Diagnostics {
  private struct Log: Sendable {
    var seen: Set<String> = []
    /// How many values were told of, by what is wrong with them and where.
    var told: [String: Int] = [:]
    var listeners: [Int: @Sendable (String) -> Void] = [:]
    var count = 0
  }
  private static let log = LockedValue(Log())

  /// Calls `listener` with every warning from now on, repeated ones too, in place of the one set before; nil: nobody.
  package static func listen(_ listener: (@Sendable (String) -> Void)?) {
    log.withLock { $0.listeners[0] = listener }
  }

  /// Adds every warning to `said` until `body` is done, whichever thread it comes from.
  package static func collect<T>(
    in said: LockedValue<[String]>, isolation: isolated (any Actor)? = #isolation,
    while body: () async throws -> T
  ) async rethrows -> T {
    let id = log.withLock { log in
      log.count += 1
      log.listeners[log.count] = { message in said.withLock { $0.append(message) } }
      return log.count
    }
    defer { log.withLock { $0.listeners[id] = nil } }
    return try await body()
  }

  /// Says `message` on standard error, once per text.
  /// - Parameter place: what it is said once for, where the text may differ each time; nil: the text.
  package static func warn(_ message: String, oncePer place: String? = nil) {
    say(message, isNew: log.withLock { $0.seen.insert(place ?? message).inserted })
  }

  private static func say(_ message: String, isNew: Bool) {
    for listener in log.withLock({ $0.listeners.values }) { listener(message) }
    if isNew { FileHandle.standardError.write(Data("SwiftUI: warning: \(message)\n".utf8)) }
  }

  /// " in the body of …" where a view's body is what made the mistake; else nothing. Misuse in an initializer or in a
  /// modifier's arguments is found there: the view that it makes has no node yet.
  package static var inBody: String {
    guard isOnMainActor(), let view = Graph.evaluating else { return "" }
    return withMainActorUnchecked { " in the body of \(view.evaluatedName)" }
  }

  /// ", asked for in the body of …", where that is a view of the program's whose widget the renderer is just being shown;
  /// else nothing.
  package static var askedFor: String {
    guard isOnMainActor(), let shown = Graph.shown else { return "" }
    return withMainActorUnchecked { shown.bodyInProgram.map { ", asked for in the body of \($0)" } ?? "" }
  }

  /// How many values are told of in one place, where each has the same fault: one that is computed is another each time.
  private static let mostValues = 5

  /// Says that what something was given makes no sense, once per place, fault and value.
  /// - Parameters:
  ///   - what: what was given, and to whom.
  ///   - consequence: what is wrong with it, and what becomes of it.
  ///   - place: where it was given, as `inBody` says it, where it is found out outside of all bodies.
  package static func tell(
    invalid what: String, _ value: String, _ consequence: String, place: @autoclosure () -> String = ""
  ) {
    let inBody = inBody
    let place = inBody.isEmpty ? place() : inBody
    func message(_ place: String) -> String { "Invalid \(what) \(value)\(place): \(consequence)." }
    let fault = "Invalid \(what)\(place): \(consequence)"
    let isNew = log.withLock { log in
      let told = log.told[fault, default: 0]
      guard told < mostValues, log.seen.insert(message(place)).inserted else { return false }
      log.told[fault] = told + 1
      // What is drawn again where nobody knows whose it is was told of with its place before.
      log.seen.insert(message(""))
      return true
    }
    say(message(place), isNew: isNew)
  }

  /// Whether the view that is evaluated may be on its way to another look.
  static var isMoving: Bool {
    guard isOnMainActor(), let view = Graph.evaluating else { return false }
    return withMainActorUnchecked { !view.graph.animator.isIdle }
  }

  /// Stops the program: somebody asked for a body that is none.
  static func hasNoBody(_ type: Any.Type, _ reason: String) -> Never {
    stop("\(TypeName.bare(type)) has no body: \(reason).")
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
