/// Where a value is kept that bindings read and write.
///
/// Readers are recorded where the value really lives: a projection such as `$draft.name` records, with the state of
/// `draft`, a look at the name alone.
@MainActor
@usableFromInline
class Location<Value>: Dependency {
  /// The value; read in a `body`, it makes the view follow the location.
  func get() -> Value { Diagnostics.stop("\(Self.self) has no value.") }
  /// The value, unrecorded.
  func peek() -> Value { get() }
  func set(_ value: Value) {}
  /// Takes a value that another thread than the main one writes; that thread reads it back at once, the main one when it
  /// has got to it.
  nonisolated func setElsewhere(_ value: Value) {
    // Handed over whole: nobody else holds the value while it waits for the main actor.
    nonisolated(unsafe) let value = value
    carryOut { self.set(value) }
  }
  /// Takes over what other threads have written, for an action that is to see it.
  func settle() {}
  /// Called where the value is read by other code than a view's reading: by an action, or for the layout.
  func willReadOutsideOfBodies() { settle() }
  /// What owns the value, for a message: a view's name, an object's type, the key of a storage; nil: that is not known.
  var ownerName: String? { nil }
  /// Records a reader that looks at a part of the value.
  func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {}
  /// The newest value, whoever wrote it and whether or not it is shown yet: for other threads, and for a change of a
  /// part. No reader is recorded.
  nonisolated func copied() -> Value { withMainActorUnchecked { peek() } }
  /// Reads what functions or observable objects are asked for the value, so that the view being evaluated follows them.
  /// States are not read: a view that hands a binding to one on does not follow it.
  func observe() {}
  /// Whether `other` is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
  /// What was there when the location was made, if its readers are not woken by the place itself: a view that is given
  /// the location then runs when this has changed. nil: they are.
  func seen() -> Value? { nil }
}

/// The value of a `@State`.
@usableFromInline
final class StateLocation<Value>: GuardedLocation<Value>, VersionedLocation {
  /// How often the value was changed since it was made.
  private(set) var writes = 0
  /// Whether it waits, without an owner, for its row to come back into sight.
  var isKept = false
  private var lastWrite: UInt32 = 0
  /// What the value was before writes of transactions that are still to be shown.
  private var older: [(transaction: UInt32, value: Value)] = [] { didSet { hasOlder = !older.isEmpty } }
  /// Whether there are any: a state that is read, as most are, without is not to ask at run time what an array of pairs
  /// with its value is.
  @exclusivity(unchecked) private var hasOlder = false
  /// Whether the owner has read the value and so runs whenever it changes.
  @exclusivity(unchecked) private var isFollowed = false
  /// What the value was as the owner last ran, if it was written since and nothing had the owner run anew; and the
  /// transaction of the last write.
  private var lastRun: (generation: UInt32, value: Value, scope: TransactionScope?)?

  override func get() -> Value {
    guard let node = Graph.evaluating else { return getOutsideOfBodies() }
    follow(node)
    return peek()
  }

  /// Code that no view shows itself by sees what was written last, also in the middle of an update that shows what was there
  /// before: or it would add to an old number.
  private func getOutsideOfBodies() -> Value {
    willReadOutsideOfBodies()
    return Graph.isLayingOut ? peek() : value
  }

  override func willReadOutsideOfBodies() {
    if Graph.isLayingOut, let owner { return follow(owner) }
    settle()
  }

  /// The value, read by the code of the view that owns the state. A closure that the view gave to others and that
  /// runs in their reading has captured the view as it was: it sees the value that the owner's `body` would have seen, and
  /// from now on that is to run anew when the value changes, as in SwiftUI; and, as there, a state that its view has read
  /// once is followed for good, also past a condition that no longer reads it.
  func getForOwner() -> Value {
    guard let node = Graph.evaluating else { return getOutsideOfBodies() }
    guard let owner else { return peek() }
    if owner !== node { return getForClosure(of: owner, in: node) }
    followForGood(owner)
    return peek()
  }

  private func getForClosure(of owner: Node, in node: Node) -> Value {
    follow(node)
    followForGood(owner)
    guard let lastRun, lastRun.generation == owner.generation else { return peek() }
    if owner.graph.isCatchingUp { owner.graph.runAnew(owner, in: lastRun.scope) }
    return lastRun.value
  }

  private func follow(_ node: Node, hasChanged: (() -> Bool)? = nil) {
    record(node, hasChanged: hasChanged)
    if hasOlder { awakeLater(node) }
  }

  private func followForGood(_ owner: Node) {
    // A lasting record stays until the owner goes, and with it the state's being followed.
    if !isFollowed {
      recordLasting(owner)
      isFollowed = true
    }
    if hasOlder { awakeLater(owner) }
  }

  /// A node that is shown an older value now has to be updated in the transactions that wrote newer ones.
  private func awakeLater(_ node: Node) {
    guard let graph = owner?.graph, let rendered = graph.renderedTransaction else { return }
    for version in older where version.transaction > rendered { graph.enqueue(node, in: version.transaction) }
    if lastWrite > rendered { graph.enqueue(node, in: lastWrite) }
  }

  override func peek() -> Value { hasOlder ? peekAtOlder() : value }

  private func peekAtOlder() -> Value {
    guard let rendered = owner?.graph.renderedTransaction, lastWrite > rendered else { return value }
    return older.last { $0.transaction <= rendered }?.value ?? value
  }

  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    follow(node, hasChanged: hasChanged)
  }

  /// The row that the state was kept for is in sight again; `node` has not run yet.
  func comeBack(to node: Node) {
    owner = node
    isKept = false
    isFollowed = false
    lastRun = nil
  }

  /// Sets the value before anybody has read it.
  func start(with first: Value) { store(first) }

  override func assign(_ new: Value) {
    guard let owner else {
      writes += 1
      if isKept {
        store(new)
        return
      }
      Diagnostics.warn(
        "A State<\(Value.self)> \(formerOwnerName) was written after the view it belonged to had gone; nothing shows the "
          + "value.")
      store(new)
      return
    }
    if let evaluating = Graph.evaluating {
      Diagnostics.warn(
        "\(KnownWarning.stateInUpdate) A State<\(Value.self)> of \(owner.viewName) was written while \(evaluating.evaluatedName) was evaluating its body; "
          + "write it from an action instead.")
    }
    if areSame(value, new) { return }
    let (transaction, olderPending) = owner.graph.stampForWrite()
    if olderPending && transaction != lastWrite {
      if older.isEmpty { owner.graph.keepVersions(of: self) }
      older.append((lastWrite, value))
    }
    lastWrite = transaction
    if !isFollowed, owner.handsOutWhatItSaw {
      let seen = lastRun?.generation == owner.generation ? lastRun?.value : nil
      lastRun = (owner.generation, seen ?? value, TransactionScope.current)
    }
    store(new)
    writes += 1
    notifyReaders()
  }

  func dropVersions() { older = [] }
}

/// A part of a value that another location holds.
final class PartLocation<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private nonisolated(unsafe) let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Value {
    guard let node = Graph.evaluating else {
      willReadOutsideOfBodies()
      return peek()
    }
    let value = peek()
    recordPart(node) { [self] in !areSame(value, peek()) }
    return value
  }

  override func peek() -> Value { whole.peek()[keyPath: keyPath] }

  override nonisolated func copied() -> Value { whole.copied()[keyPath: keyPath] }

  override nonisolated func setElsewhere(_ value: Value) {
    var all = whole.copied()
    all[keyPath: keyPath] = value
    whole.setElsewhere(all)
  }

  override func settle() { whole.settle() }
  override func willReadOutsideOfBodies() { whole.willReadOutsideOfBodies() }

  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    whole.recordPart(node, hasChanged: hasChanged)
  }

  override func set(_ value: Value) {
    whole.settle()
    var all = whole.copied()
    all[keyPath: keyPath] = value
    whole.set(all)
  }

  override var ownerName: String? { whole.ownerName }

  override func observe() {
    // A part of an object's is asked of it; a part of a value's is in what is asked for that.
    if Whole.self is AnyObject.Type { _ = peek() } else { whole.observe() }
  }

  override func seen() -> Value? { whole.seen()?[keyPath: keyPath] }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return whole.isSame(as: other.whole) && keyPath == other.keyPath
  }
}

/// A property of an object.
///
/// Readers of an `@Observable` object follow it through its own observation. Those of an `ObservableObject` do not: the
/// view that owns it runs anew whenever it changes, and hands on bindings made anew, with what is there then.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  // An object that other threads are given is theirs to guard.
  private nonisolated(unsafe) let object: Object
  private nonisolated(unsafe) let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let value: Value?

  init(observed object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    value = nil
  }

  init(published object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    value = object[keyPath: keyPath]
  }

  override func seen() -> Value? { value }

  override var ownerName: String? { String(describing: Object.self) }

  override func get() -> Value { object[keyPath: keyPath] }
  override func observe() { if value == nil { _ = get() } }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }
  override nonisolated func copied() -> Value { object[keyPath: keyPath] }
  // The object tells its observers itself, and says so where it should not have been on that thread.
  override nonisolated func setElsewhere(_ value: Value) { object[keyPath: keyPath] = value }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A value that two functions read and write. What they read themselves is recorded as they run.
class FunctionLocation<Value>: Location<Value> {
  private nonisolated(unsafe) let read: () -> Value
  private nonisolated(unsafe) let write: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
  // At once and on the thread that asks, as in SwiftUI: what the functions read and write guards itself.
  override nonisolated func copied() -> Value { read() }
  override nonisolated func setElsewhere(_ value: Value) { write(value) }
  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) { _ = read() }
}

/// A value that two functions of a program's read and write.
final class ProgramFunctionLocation<Value>: FunctionLocation<Value> {
  override func observe() { _ = get() }
}

/// A value that two functions of the library's own read and write, the latter on the main actor alone.
final class ConfinedFunctionLocation<Value>: FunctionLocation<Value> {
  override nonisolated func setElsewhere(_ value: Value) {
    nonisolated(unsafe) let value = value
    carryOut { self.set(value) }
  }
}

/// A value that does not change.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areSame(value, other.value)
  }
}
