/// How values of one type are kept in the user's defaults or a scene's state.
struct StorageCoding<Value> {
  /// nil: what is kept there is of another type.
  let decode: (StoredValue) -> Value?
  /// nil: nothing is kept.
  let encode: (Value) -> StoredValue?
}

extension StorageCoding where Value == Bool {
  static var plain: Self { Self(decode: \.asBool, encode: StoredValue.bool) }
}
extension StorageCoding where Value == Int {
  static var plain: Self { Self(decode: \.asInt, encode: StoredValue.int) }
}
extension StorageCoding where Value == Double {
  static var plain: Self { Self(decode: \.asDouble, encode: StoredValue.double) }
}
extension StorageCoding where Value == String {
  static var plain: Self { Self(decode: \.asString, encode: StoredValue.string) }
}
extension StorageCoding where Value == URL {
  /// As a string: `UserDefaults` on Linux keeps the path alone, whatever the scheme.
  static var plain: Self { Self(decode: \.asURL, encode: { .string($0.absoluteString) }) }
}
extension StorageCoding where Value == Data {
  static var plain: Self { Self(decode: \.asData, encode: StoredValue.data) }
}
extension StorageCoding where Value == Date {
  static var plain: Self { Self(decode: \.asDate, encode: StoredValue.date) }
}
extension StorageCoding where Value: RawRepresentable, Value.RawValue == Int {
  static var raw: Self {
    Self(decode: { $0.asInt.flatMap(Value.init) }, encode: { .int($0.rawValue) })
  }
}
extension StorageCoding where Value: RawRepresentable, Value.RawValue == String {
  static var raw: Self {
    Self(decode: { $0.asString.flatMap(Value.init) }, encode: { .string($0.rawValue) })
  }
}

extension StorageCoding {
  /// The same for optionals: nil is nothing kept.
  var optional: StorageCoding<Value?> {
    StorageCoding<Value?>(decode: { decode($0) }, encode: { $0.flatMap(encode) })
  }
}

extension StorageCoding where Value: Codable {
  /// As JSON.
  static var coded: Self {
    Self(
      decode: { $0.asData.flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { (try? JSONEncoder().encode($0)).map(StoredValue.data) })
  }
}
