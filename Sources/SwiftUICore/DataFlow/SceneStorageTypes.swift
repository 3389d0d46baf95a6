// The types that a window's state can hold. A default is not kept; nil is nothing under the key.

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, default: wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, default: wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, default: wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, default: wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, default: wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, default: wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, default: wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, default: wrappedValue, .raw)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, default: wrappedValue, .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(key, default: nil, StorageCoding<Bool>.plain.optional)
  }
  public init(_ key: String) where Value == Int? {
    self.init(key, default: nil, StorageCoding<Int>.plain.optional)
  }
  public init(_ key: String) where Value == Double? {
    self.init(key, default: nil, StorageCoding<Double>.plain.optional)
  }
  public init(_ key: String) where Value == String? {
    self.init(key, default: nil, StorageCoding<String>.plain.optional)
  }
  public init(_ key: String) where Value == URL? {
    self.init(key, default: nil, StorageCoding<URL>.plain.optional)
  }
  public init(_ key: String) where Value == Date? {
    self.init(key, default: nil, StorageCoding<Date>.plain.optional)
  }
  public init(_ key: String) where Value == Data? {
    self.init(key, default: nil, StorageCoding<Data>.plain.optional)
  }
}

extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, default: nil, StorageCoding<R>.raw.optional)
  }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, default: nil, StorageCoding<R>.raw.optional)
  }
}

extension SceneStorage {
  /// What a person has made of tabs.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String)
  where Value == TabViewCustomization {
    self.init(key, default: wrappedValue, StorageCoding<TabViewCustomization>.coded)
  }
  /// What a person has made of a table's columns.
  public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(key, default: wrappedValue, StorageCoding<TableColumnCustomization<RowValue>>.coded)
  }
}
