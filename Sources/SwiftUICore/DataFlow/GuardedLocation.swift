import Foundation

/// Held for the moment in which a value is replaced, or copied by another thread than the main one.
private let guardedLock = NSLock()

/// A value that a node owns and that other threads may read and write.
///
/// The value itself is written on the main actor alone, under the lock: other threads read it under the lock, the main
/// one without. What they write waits beside it until the main actor takes it over: at once in an action that reads or
/// writes the value, else in a turn of the main queue, but never in the middle of an update, all of whose views see the
/// same.
@usableFromInline
class GuardedLocation<Value>: Location<Value> {
  private(set) final nonisolated(unsafe) var value: Value
  /// What other threads have written, until the main one takes it over; under the lock.
  private final nonisolated(unsafe) var elsewhere: WrittenElsewhere<Value>?
  /// What the main thread has taken of it and not stored yet; under the lock.
  private final nonisolated(unsafe) var takenOver: WrittenElsewhere<Value>?
  /// The node that the value lives on; nil once it was unmounted.
  @exclusivity(unchecked) final unowned(unsafe) var owner: Node?
  /// What it was when the node was unmounted, for messages.
  private final var formerOwner: Node.Type?
  final var formerOwnerName: String { "of \((formerOwner ?? Node.self).nameForMessage)" }

  /// The node has been unmounted.
  final func leaveOwner() {
    if let owner { formerOwner = type(of: owner) }
    owner = nil
  }

  init(_ value: Value, owner: Node) {
    self.value = value
    self.owner = owner
  }

  final func store(_ new: Value) {
    var new = new
    // What was there goes after the lock: its end may be a program's code, which may look at states. What was taken over
    // is held by who took it.
    guardedLock.withLock {
      swap(&value, &new)
      if elsewhere?.isTakenOver == true { elsewhere = nil }
    }
  }

  override final nonisolated func copied() -> Value { guardedLock.withLock { elsewhere?.value ?? value } }

  override final nonisolated func setElsewhere(_ new: Value) {
    var new = new
    var scope = TransactionScope.current
    let isFirst = guardedLock.withLock {
      if let elsewhere, !elsewhere.isTakenOver {
        // What it held goes after the lock, too.
        swap(&elsewhere.value, &new)
        swap(&elsewhere.scope, &scope)
        return false
      }
      elsewhere = WrittenElsewhere(new, in: scope)
      StatesWrittenElsewhere.add(1)
      return true
    }
    if isFirst { carryOut { self.settleAfterUpdate() } }
  }

  override final func set(_ new: Value) {
    settle()
    // In the middle of an update that has left it: what is written now is newer.
    if owner?.graph.isUpdating == true, let older = takeWrittenElsewhere() { drop(older) }
    assign(new)
  }

  /// Carries out a write, on the main actor.
  func assign(_ new: Value) {}

  override final func settle() {
    if owner?.graph.isUpdating == true { return }
    guard let written = takeWrittenElsewhere() else { return }
    let outer = TransactionScope.current
    TransactionScope.current = written.scope
    defer { TransactionScope.current = outer }
    assign(written.value)
    drop(written)
  }

  /// What other threads have written since this was last called. They read it, and build on it, until it is stored or
  /// dropped; what they write meanwhile is newer and waits for the next time.
  private func takeWrittenElsewhere() -> WrittenElsewhere<Value>? {
    guard StatesWrittenElsewhere.any else { return nil }
    let written = guardedLock.withLock { () -> WrittenElsewhere<Value>? in
      guard let elsewhere, !elsewhere.isTakenOver else { return nil }
      elsewhere.isTakenOver = true
      return elsewhere
    }
    if written != nil { StatesWrittenElsewhere.add(-1) }
    return written
  }

  /// Other threads read the value again, unless they have written a newer one.
  private func drop(_ written: WrittenElsewhere<Value>) {
    guardedLock.withLock { if elsewhere === written { elsewhere = nil } }
  }

  private func settleAfterUpdate() {
    // A body that runs a loop of its own has the main queue served.
    if let graph = owner?.graph, graph.isUpdating { return graph.afterUpdate { self.settle() } }
    settle()
  }

  override final var ownerName: String? { owner?.viewName }
}
