// The types that the user's defaults can hold. A default is not written; nil is nothing under the key.

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, default: wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, default: wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, default: wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, default: wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, default: wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, default: wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, default: wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, default: wrappedValue, .raw, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, default: wrappedValue, .raw, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, default: nil, StorageCoding<Bool>.plain.optional, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, default: nil, StorageCoding<Int>.plain.optional, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, default: nil, StorageCoding<Double>.plain.optional, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, default: nil, StorageCoding<String>.plain.optional, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, default: nil, StorageCoding<URL>.plain.optional, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, default: nil, StorageCoding<Date>.plain.optional, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, default: nil, StorageCoding<Data>.plain.optional, store)
  }
}

extension AppStorage {
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, default: nil, StorageCoding<R>.raw.optional, store)
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, default: nil, StorageCoding<R>.raw.optional, store)
  }
}

extension AppStorage {
  /// What a person has made of tabs.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, default: wrappedValue, StorageCoding<TabViewCustomization>.coded, store)
  }
  /// What a person has made of a table's columns.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(key, default: wrappedValue, StorageCoding<TableColumnCustomization<RowValue>>.coded, store)
  }
}
