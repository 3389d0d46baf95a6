public import Foundation

/// A type that predicates can compare, and that an attribute of a record or managed object can have.
///
/// Reading what was stored gives back an equal value; `init(queryValue:)` gives nil for a value of another kind.
public protocol AttributeValue: Sendable {
  static var queryKind: QueryKind { get }
  /// Whether `null` is one of the values.
  static var isNullable: Bool { get }
  var queryValue: QueryValue { get }
  init?(queryValue: QueryValue)
}

extension AttributeValue {
  public static var isNullable: Bool { false }
}

extension AttributeValue where Self: BinaryInteger {
  public static var queryKind: QueryKind { .integer }
  /// A number above `Int64.max` is kept as a fraction is, to 53 bits.
  public var queryValue: QueryValue { Int64(exactly: self).map { .integer($0) } ?? .real(Double(self)) }
  public init?(queryValue: QueryValue) {
    switch queryValue {
    case .integer(let value): self.init(exactly: value)
    case .real(let value): self.init(exactly: value)
    default: return nil
    }
  }
}

extension Int: AttributeValue {}
extension Int8: AttributeValue {}
extension Int16: AttributeValue {}
extension Int32: AttributeValue {}
extension Int64: AttributeValue {}
extension UInt: AttributeValue {}
extension UInt8: AttributeValue {}
extension UInt16: AttributeValue {}
extension UInt32: AttributeValue {}
extension UInt64: AttributeValue {}

extension AttributeValue where Self: BinaryFloatingPoint {
  public static var queryKind: QueryKind { .real }
  public var queryValue: QueryValue { .number(Double(self)) }
  public init?(queryValue: QueryValue) {
    switch queryValue {
    case .integer(let value): self.init(value)
    case .real(let value): self.init(value)
    default: return nil
    }
  }
}

extension Double: AttributeValue {}
extension Float: AttributeValue {}

extension Bool: AttributeValue {
  public static var queryKind: QueryKind { .integer }
  public var queryValue: QueryValue { .integer(self ? 1 : 0) }
  public init?(queryValue: QueryValue) {
    guard case .integer(let value) = queryValue else { return nil }
    self = value != 0
  }
}

extension String: AttributeValue {
  public static var queryKind: QueryKind { .text }
  public var queryValue: QueryValue { .text(self) }
  public init?(queryValue: QueryValue) {
    guard case .text(let value) = queryValue else { return nil }
    self = value
  }
}

extension Data: AttributeValue {
  public static var queryKind: QueryKind { .data }
  public var queryValue: QueryValue { .data(self) }
  public init?(queryValue: QueryValue) {
    guard case .data(let value) = queryValue else { return nil }
    self = value
  }
}

extension Date: AttributeValue {
  public static var queryKind: QueryKind { .date }
  public var queryValue: QueryValue { .date(self) }
  public init?(queryValue: QueryValue) {
    guard case .date(let value) = queryValue else { return nil }
    self = value
  }
}

/// Compared and stored as its 36 characters, in capitals.
extension UUID: AttributeValue {
  public static var queryKind: QueryKind { .text }
  public var queryValue: QueryValue { .text(uuidString) }
  public init?(queryValue: QueryValue) {
    guard case .text(let text) = queryValue else { return nil }
    self.init(uuidString: text)
  }
}

/// Compared and stored as text.
extension URL: AttributeValue {
  public static var queryKind: QueryKind { .text }
  public var queryValue: QueryValue { .text(absoluteString) }
  public init?(queryValue: QueryValue) {
    guard case .text(let text) = queryValue else { return nil }
    self.init(string: text)
  }
}

extension Optional: AttributeValue where Wrapped: AttributeValue {
  public static var queryKind: QueryKind { Wrapped.queryKind }
  public static var isNullable: Bool { true }
  public var queryValue: QueryValue { self?.queryValue ?? .null }
  public init?(queryValue: QueryValue) {
    if queryValue == .null {
      self = .none
    } else if let value = Wrapped(queryValue: queryValue) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

/// An enumeration is compared and stored as its raw value.
extension AttributeValue where Self: RawRepresentable, RawValue: AttributeValue {
  public static var queryKind: QueryKind { RawValue.queryKind }
  public var queryValue: QueryValue { rawValue.queryValue }
  public init?(queryValue: QueryValue) {
    guard let raw = RawValue(queryValue: queryValue) else { return nil }
    self.init(rawValue: raw)
  }
}
