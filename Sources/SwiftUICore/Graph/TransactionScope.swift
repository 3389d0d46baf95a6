import Dispatch
import Foundation

/// The explicit transaction that is open: made by `withTransaction` and `withAnimation`.
package final class TransactionScope {
  package let transaction: Transaction
  /// Whether it has an animation: asked for every view that changes.
  let animates: Bool

  init(_ transaction: Transaction) {
    self.transaction = transaction
    animates = transaction.animation != nil
  }

  /// The one of the main actor; reached from nonisolated code that is on it.
  private static nonisolated(unsafe) var onMainActor: TransactionScope?
  private static let threadKey = "SwiftUI.TransactionScope"

  /// The one that is open on this thread: each has its own.
  package static var current: TransactionScope? {
    get {
      isOnMainActor() ? onMainActor : Thread.current.threadDictionary[threadKey] as? TransactionScope
    }
    set {
      if isOnMainActor() {
        onMainActor = newValue
      } else {
        Thread.current.threadDictionary[threadKey] = newValue
      }
    }
  }

  /// Runs `body` on the main actor, in the transaction that is open on this thread.
  static func onMainQueue(_ body: @escaping @MainActor () -> Void) {
    // What it holds is not changed any more.
    nonisolated(unsafe) let scope = current
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let outer = current
        current = scope
        defer { current = outer }
        body()
      }
    }
  }
}

/// Properties of one change of state, among them its animation.
public struct Transaction {
  /// How the change is animated; nil: not at all.
  public var animation: Animation?
  /// Whether views' own animations are ignored for this change.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction, like a drag.
  public var isContinuous = false
  /// Whether a change that follows in an animated transaction is to begin with the velocity of this one's. Springs do.
  public var tracksVelocity = false
  /// Whether a view that shows another text or symbol than before ignores its content transition.
  public var disablesContentTransitions = false
  /// What is told once the animations of this change are over.
  var completions: [AnimationCompletion] = []
  /// What was set under keys of others.
  var values = KeyedValues()

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Whether views show a change of this transaction as any other that nothing was said about.
  var isPlain: Bool {
    animation == nil && !disablesAnimations && !tracksVelocity && !disablesContentTransitions
      && completions.isEmpty && values == KeyedValues()
  }
}

/// Runs `body`, whose writes become one transaction of their own.
/// - Returns: what `body` returns.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let outer = TransactionScope.current
  TransactionScope.current = TransactionScope(transaction)
  defer { TransactionScope.current = outer }
  return try body()
}

/// Runs `body` in a transaction in which `keyPath` has `value`.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = TransactionScope.current?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
