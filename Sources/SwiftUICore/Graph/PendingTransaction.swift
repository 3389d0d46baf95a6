/// The writes of one transaction that wait for a flush.
@MainActor
final class PendingTransaction {
  let id: UInt32
  let scope: TransactionScope?
  /// Whether what it holds was written by something that the flush ran, not by the event before it.
  let isConsequence: Bool
  var nodes: ContiguousArray<Node> = []
  /// Marked while this transaction was being shown.
  var late: ContiguousArray<Node> = []

  init(id: UInt32, scope: TransactionScope?, isConsequence: Bool) {
    self.id = id
    self.scope = scope
    self.isConsequence = isConsequence
  }

  /// What was changed is on its way.
  func end() { scope?.transaction.completions.release() }
}

/// A location that keeps older values while several transactions wait in one flush.
@MainActor
protocol VersionedLocation: AnyObject {
  func dropVersions()
}
