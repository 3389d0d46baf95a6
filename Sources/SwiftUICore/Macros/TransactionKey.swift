/// A key of a transaction, with the value it has where nobody sets it.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of `key`: the one set on this transaction, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key, as: K.Value.self] ?? K.defaultValue }
    set { values[key, as: K.Value.self] = newValue }
  }
}
