/// A value as the user's defaults and a scene's state keep it: what a property list can hold and a wrapper can read.
package enum StoredValue: Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
  /// A list, a dictionary: something that is there but that no wrapper reads.
  case other

  /// What a property list holds; nil: nothing.
  package init?(_ object: Any?) {
    guard let object else { return nil }
    self =
      switch object {
      case let value as Bool: .bool(value)
      case let value as Int: .int(value)
      case let value as Double: .double(value)
      case let value as String: .string(value)
      case let value as Data: .data(value)
      case let value as Date: .date(value)
      case let value as any BinaryInteger: Int(exactly: value).map(StoredValue.int) ?? .other
      case let value as Float: .double(Double(value))
      case let value as NSString: .string(String(describing: value))
      case let value as NSNumber: .double(value.doubleValue)
      case let value as URL: .string(value.absoluteString)
      default: .other
      }
  }

  /// As a property list holds it; nil where there is nothing to hold.
  package var propertyList: Any? {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .other: nil
    }
  }
}

extension StoredValue: Equatable {
  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    // By bits: what is not a number is still the same as before.
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    case (.string(let a), .string(let b)): a == b
    case (.data(let a), .data(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.other, .other): true
    default: false
    }
  }
}

// MARK: reading

/// Numbers convert where nothing is lost, as between `NSNumber`s; anything else must have the type that is asked for.
extension StoredValue {
  var asBool: Bool? {
    switch self {
    case .bool(let value): value
    case .int(let value) where value == 0 || value == 1: value == 1
    case .double(let value) where value == 0 || value == 1: value == 1
    default: nil
    }
  }
  var asInt: Int? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }
  var asDouble: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): Double(exactly: value)
    case .double(let value): value
    default: nil
    }
  }
  var asString: String? { if case .string(let value) = self { value } else { nil } }
  var asData: Data? { if case .data(let value) = self { value } else { nil } }
  var asDate: Date? { if case .date(let value) = self { value } else { nil } }
  /// An address is kept as a string; one without a scheme is a path, as `UserDefaults` keeps those of files.
  var asURL: URL? {
    guard let string = asString, !string.isEmpty else { return nil }
    if string.hasPrefix("/") || string.hasPrefix("~") {
      return URL(fileURLWithPath: NSString(string: string).expandingTildeInPath)
    }
    return URL(string: string)
  }
}
