/// Values by the type of their key.
struct KeyedValues {
  private var values: [ObjectIdentifier: any KeyedValue] = [:]

  /// What is stored under `key`; nil: nothing. The value's type is the one it was stored with.
  subscript<Value>(key: Any.Type, as type: Value.Type) -> Value? {
    get { (values[ObjectIdentifier(key)] as? TypedKeyedValue<Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map(TypedKeyedValue.init) }
  }
}

/// Values are equal by `Equatable`, references otherwise by identity; anything else counts as different.
extension KeyedValues: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in b.values[key].map(value.isSame) ?? false }
  }
}

private protocol KeyedValue {
  func isSame(as other: any KeyedValue) -> Bool
}

private struct TypedKeyedValue<Value>: KeyedValue {
  let value: Value

  func isSame(as other: any KeyedValue) -> Bool {
    guard let other = other as? Self else { return false }
    if let value = value as? any Equatable { return value.isEqual(to: other.value) }
    guard Value.self is AnyObject.Type else { return false }
    return value as AnyObject === other.value as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
