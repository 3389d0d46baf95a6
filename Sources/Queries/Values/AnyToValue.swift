import Foundation

extension QueryValue {
  /// Any value that a program hands to a predicate; nil: of a type that has no place in a comparison.
  init?(any value: Any?) {
    switch value {
    case nil, is NSNull: self = .null
    case let value as QueryValue: self = value
    case let value as any AttributeValue: self = value.queryValue
    case let value as NSString: self = .text(String(describing: value))
    case let value as NSNumber: self = Self.number(value)
    case let value as NSDate:
      self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
    case let value as NSData: self = .data(Data(referencing: value))
    case let value as NSUUID: self = .text(value.uuidString)
    case let value as NSURL: self = .text(value.absoluteString)
    case let value as Character: self = .text(String(value))
    case let value as Substring: self = .text(String(value))
    case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
    case let value as [Any?]: self.init(list: value)
    case let value as NSArray: self.init(list: value.map { $0 })
    case let value as NSSet: self.init(list: value.map { $0 })
    case let value as NSOrderedSet: self.init(list: value.map { $0 })
    case let value as Set<AnyHashable>: self.init(list: value.map { $0.base })
    case let value as AnyHashable where !(value.base is AnyHashable): self.init(boxed: value.base)
    case .some(let value): self.init(boxed: value)
    }
  }

  private init?(list: [Any?]) {
    var values: [QueryValue] = []
    for element in list {
      guard let value = QueryValue(any: element) else { return nil }
      values.append(value)
    }
    self = .list(values)
  }

  /// What is left: collections, optionals and enumerations of types that are not known here.
  private init?(boxed value: Any) {
    if let raw = value as? any RawRepresentable, let known = raw.rawValue as? any AttributeValue {
      self = known.queryValue
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first?.value else {
        self = .null
        return
      }
      self.init(any: wrapped)
    case .collection, .set: self.init(list: mirror.children.map { $0.value })
    default: return nil
    }
  }

  private static func number(_ number: NSNumber) -> QueryValue {
    switch UnicodeScalar(UInt8(bitPattern: number.objCType.pointee)) {
    case "d", "f": .number(number.doubleValue)
    case "Q": Int64(exactly: number.uint64Value).map { .integer($0) } ?? .real(number.doubleValue)
    default: .integer(number.int64Value)
    }
  }
}
