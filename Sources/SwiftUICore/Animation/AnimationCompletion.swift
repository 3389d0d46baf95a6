/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind
  /// When the change is as good as done, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A function that waits for all animations of a transaction.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private(set) var holds = 0
  /// Where the change is; the function then runs as an action of that graph.
  private weak var graph: Graph?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func hold(in graph: Graph? = nil) {
    holds += 1
    self.graph = self.graph ?? graph
  }

  /// The last to let go has the function called, once.
  func release() {
    holds -= 1
    guard holds == 0, let action else { return }
    self.action = nil
    guard let graph else { return action() }
    // Handed over whole.
    nonisolated(unsafe) let call = action
    withMainActorUnchecked { graph.afterUpdate(call) }
  }
}

extension Array where Element == AnimationCompletion {
  func hold(in graph: Graph? = nil) { for completion in self { completion.hold(in: graph) } }
  func release() { for completion in self { completion.release() } }
}

extension Transaction {
  /// Calls `completion` when the animations of this transaction are over; at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Runs `body`, whose writes are animated with `animation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, whose writes are animated with `animation`, and calls `completion` when all these animations are
/// complete; at once if there are none.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  // Held while `body` runs, so that it is told even if nothing was changed.
  transaction.completions.hold()
  defer { transaction.completions.release() }
  return try withTransaction(transaction, body)
}
