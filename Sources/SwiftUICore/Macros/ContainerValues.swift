/// A key of the values that a view carries for the container it stands in, with the value it has where the view sets none.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a view carries for the container it stands in directly; they go no further down or up.
///
/// A value of your own is a computed property that reads and writes `self[YourKey.self]`, or an `@Entry`.
public struct ContainerValues {
  private var values = KeyedValues()
  /// What the view stands for.
  var tag: AnyHashable?

  package init() {}

  /// The value of `key`: the one the view sets, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[key, as: Key.Value.self] ?? Key.defaultValue }
    set { values[key, as: Key.Value.self] = newValue }
  }
}
