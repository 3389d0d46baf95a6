/// What Objective-C's key-value coding gives every object on a Mac, of the object that programs use it with.
extension UserDefaults {
  /// What is kept under the key, as `object(forKey:)` gives it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Keeps a value under the key, or nothing, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
