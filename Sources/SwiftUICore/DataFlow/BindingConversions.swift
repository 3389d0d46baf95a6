extension Binding {
  /// A binding to the value as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self.init(withMainActorUnchecked { OptionalizedLocation(location) })
  }

  /// A binding to the value inside an optional; nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    nonisolated(unsafe) let last = value
    let location = base.location
    self.init(withMainActorUnchecked { UnwrappedLocation(location, last: last) })
  }

  /// A binding to the value as an `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    let location = base.location
    self.init(withMainActorUnchecked { HashableLocation(location) })
  }
}

/// The value of another location as an optional; nil is not written.
private final class OptionalizedLocation<V>: Location<V?> {
  private let base: Location<V>
  init(_ base: Location<V>) { self.base = base }
  override func get() -> V? { base.get() }
  override func peek() -> V? { base.peek() }
  override nonisolated func copied() -> V? { base.copied() }
  override nonisolated func setElsewhere(_ value: V?) { if let value { base.setElsewhere(value) } }
  override func observe() { base.observe() }
  override func settle() { base.settle() }
  override func willReadOutsideOfBodies() { base.willReadOutsideOfBodies() }
  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    base.recordPart(node, hasChanged: hasChanged)
  }
  override func set(_ value: V?) { if let value { base.set(value) } }
  override var ownerName: String? { base.ownerName }
  override func seen() -> V?? { base.seen().map { .some($0) } }
  override func isSame(as other: Location<V?>) -> Bool {
    (other as? OptionalizedLocation<V>).map { base.isSame(as: $0.base) } ?? false
  }
}

/// The value inside an optional; while there is none, the last one there was.
private final class UnwrappedLocation<V>: Location<V> {
  private let base: Location<V?>
  private nonisolated(unsafe) let first: V
  private var last: V
  init(_ base: Location<V?>, last: V) {
    self.base = base
    self.first = last
    self.last = last
  }
  override func get() -> V { keep(base.get()) }
  override func peek() -> V { keep(base.peek()) }
  override nonisolated func copied() -> V { base.copied() ?? first }
  override nonisolated func setElsewhere(_ value: V) { if base.copied() != nil { base.setElsewhere(value) } }
  override func observe() { base.observe() }
  override func settle() { base.settle() }
  override func willReadOutsideOfBodies() { base.willReadOutsideOfBodies() }
  private func keep(_ value: V?) -> V {
    if let value { last = value }
    return last
  }
  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    base.recordPart(node, hasChanged: hasChanged)
  }
  override func set(_ value: V) { if base.copied() != nil { base.set(value) } }
  override var ownerName: String? { base.ownerName }
  override func seen() -> V? { base.seen() ?? nil }
  override func isSame(as other: Location<V>) -> Bool {
    (other as? UnwrappedLocation<V>).map { base.isSame(as: $0.base) } ?? false
  }
}

private final class HashableLocation<V: Hashable>: Location<AnyHashable> {
  private let base: Location<V>
  init(_ base: Location<V>) { self.base = base }
  override func get() -> AnyHashable { AnyHashable(base.get()) }
  override func peek() -> AnyHashable { AnyHashable(base.peek()) }
  override nonisolated func copied() -> AnyHashable { AnyHashable(base.copied()) }
  override nonisolated func setElsewhere(_ value: AnyHashable) {
    if let value = value.base as? V { base.setElsewhere(value) }
  }
  override func observe() { base.observe() }
  override func settle() { base.settle() }
  override func willReadOutsideOfBodies() { base.willReadOutsideOfBodies() }
  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    base.recordPart(node, hasChanged: hasChanged)
  }
  override var ownerName: String? { base.ownerName }
  override func seen() -> AnyHashable? { base.seen().map { AnyHashable($0) } }
  override func set(_ value: AnyHashable) { if let value = value.base as? V { base.set(value) } }
  override func isSame(as other: Location<AnyHashable>) -> Bool {
    (other as? HashableLocation<V>).map { base.isSame(as: $0.base) } ?? false
  }
}
