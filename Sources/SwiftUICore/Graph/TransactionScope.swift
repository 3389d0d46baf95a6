/// The explicit transaction that is open: made by `withTransaction` and `withAnimation`.
package final class TransactionScope {
  package let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }

  /// Confined to the main actor; reached also from the nonisolated accessors of `Binding` and `State`.
  package static nonisolated(unsafe) var current: TransactionScope?
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
