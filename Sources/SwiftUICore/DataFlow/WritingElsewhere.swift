import Synchronization

/// Writes through a nonisolated accessor, from whatever thread. Nothing that is written is lost: the writing thread reads
/// it back at once, and so does an action. What the functions of a binding or the properties of an object hold is theirs
/// to guard; they run on the thread that asks.
func write<Value>(_ value: Value, to location: Location<Value>) {
  if isOnMainActor() {
    // Handed over whole: the caller holds the value no longer.
    nonisolated(unsafe) let value = value
    withMainActorUnchecked { location.set(value) }
  } else {
    location.setElsewhere(value)
  }
}

/// What another thread has written to a state, until the main one takes it over.
final class WrittenElsewhere<Value> {
  var value: Value
  /// The explicit transaction that was open there.
  var scope: TransactionScope?
  /// Whether the main thread is about to store it.
  var isTakenOver = false
  init(_ value: Value, in scope: TransactionScope?) {
    self.value = value
    self.scope = scope
  }
}

/// How many states wait for the main thread to take over what others have written: while there are none, which is nearly
/// always, reading a state costs one look at this.
enum StatesWrittenElsewhere {
  private static let count = Atomic<Int>(0)
  static var any: Bool { count.load(ordering: .relaxed) > 0 }
  static func add(_ number: Int) { count.wrappingAdd(number, ordering: .relaxed) }
}

extension Location {
  /// Runs `body` on the main actor in the transaction that is open here, after a warning that the value was written
  /// elsewhere.
  nonisolated func carryOut(_ body: @escaping @MainActor () -> Void) {
    TransactionScope.onMainQueue {
      self.warnOfWritingElsewhere()
      body()
    }
  }

  func warnOfWritingElsewhere() {
    Diagnostics.warn(
      "A value of type \(Value.self), of \(ownerName ?? "some view"), was written from a background thread; write it on the main actor. "
        + "The write was carried out there.")
  }
}
