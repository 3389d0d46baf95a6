/// A value in the user's defaults, as one type.
final class DefaultsLocation<Value>: Location<Value> {
  let key: DefaultsKey
  private nonisolated(unsafe) let coding: StorageCoding<Value>
  private nonisolated(unsafe) let fallback: Value

  init(_ key: DefaultsKey, _ coding: StorageCoding<Value>, default fallback: Value) {
    self.key = key
    self.coding = coding
    self.fallback = fallback
  }

  private nonisolated func value(of stored: StoredValue?) -> Value {
    stored.flatMap(coding.decode) ?? fallback
  }

  override func get() -> Value {
    // An action sees what is there now; bodies all see the same.
    guard let node = Graph.evaluating else { return value(of: key.current) }
    let value = peek()
    key.readers.record(node) { [self] in !areSame(value, peek()) }
    return value
  }

  override func peek() -> Value { value(of: key.value) }

  override nonisolated func copied() -> Value { value(of: key.current) }

  override nonisolated func setElsewhere(_ new: Value) {
    guard key.writeElsewhere(coding.encode(new)) else { return }
    // Views are told there, as of a change that was made behind their back.
    carryOut { DefaultsKey.compareAll() }
  }

  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    key.readers.record(node, hasChanged: hasChanged)
  }

  override func set(_ new: Value) {
    if let evaluating = Graph.evaluating {
      Diagnostics.warn(
        "\(KnownWarning.stateInUpdate) The key \"\(key.name)\" of the user's defaults was written while \(evaluating.evaluatedName) was evaluating its "
          + "body; write it from an action instead.")
    }
    key.write(coding.encode(new))
  }

  override var ownerName: String? { "the key \"\(key.name)\" of the user's defaults" }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return key === other.key && areSame(fallback, other.fallback)
  }
}
