import Foundation
import Testing

/// Unties, after each test, what holds each other in a ring: a recorder keeps its subscription beyond the end, to ask it for
/// more then, and a subscription keeps its subscriber. So the leaks that are left are those of the operators.
struct Untying: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal fileprivate static var knots: Knots?

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Once for each case, and not for a suite or a test of many cases around them.
    guard testCase != nil else { return try await function() }
    let knots = Knots()
    defer { knots.untie() }
    try await Self.$knots.withValue(knots) { try await function() }
  }

  /// Calls `untie` when the test is over that this is called from.
  static func afterwards(_ untie: @escaping () -> Void) { knots?.add(untie) }
}

extension Trait where Self == Untying {
  static var untying: Self { Self() }
}

/// Added to from whatever threads the test uses.
private final class Knots: @unchecked Sendable {
  private let lock = NSLock()
  private var knots: [() -> Void] = []

  func add(_ untie: @escaping () -> Void) { lock.withLock { knots.append(untie) } }
  func untie() {
    for untie in lock.withLock({ knots }) { untie() }
    lock.withLock { knots = [] }
  }
}
