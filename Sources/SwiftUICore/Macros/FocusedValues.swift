/// A key of the values that the focused view and those around it set.
public protocol FocusedValueKey {
  associatedtype Value
}

/// Values that the focused view and those around it set, for commands and other views elsewhere.
///
/// A value of your own is a computed property that reads and writes `self[YourKey.self]`, or an `@Entry`.
public struct FocusedValues: Equatable {
  private var values = KeyedValues()

  package init() {}

  /// The value of `key`; nil: no focused view sets it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[key, as: Key.Value.self] }
    set { values[key, as: Key.Value.self] = newValue }
  }
}
