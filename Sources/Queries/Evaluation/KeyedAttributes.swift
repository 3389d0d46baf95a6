import Foundation

/// An object whose attributes are found by name, as predicates and sort orders ask for them.
///
/// Dictionaries need no conformance, and neither do structures and classes whose stored properties are meant.
public protocol KeyedAttributes {
  /// The value of an attribute; the outer optional is nil where there is no such attribute.
  func attribute(named name: String) -> Any??
}

enum KeyedAccess {
  /// The value at `path`, starting from `object`.
  static func value(at path: some Collection<String>, of object: Any?) throws -> Any? {
    guard let key = path.first else { return object }
    guard let object, !(object is NSNull) else { return nil }
    if let wrapped = unwrapped(object) { return try value(at: path, of: wrapped.value) }
    if key.hasPrefix("@") { return try collect(key, path.dropFirst(), of: object) }
    if key == "self" || key == "SELF" { return try value(at: path.dropFirst(), of: object) }
    if let elements = elements(of: object) {
      // Of a collection: the values of its elements.
      return try elements.map { try value(at: path, of: $0) }
    }
    return try value(at: path.dropFirst(), of: step(key, from: object))
  }

  /// The elements, where `object` is a collection without keys.
  static func elements(of object: Any) -> [Any?]? {
    switch object {
    case let array as [Any?]: array
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let set as Set<AnyHashable>: set.map { $0.base }
    default: nil
    }
  }

  private static func step(_ key: String, from object: Any) throws -> Any? {
    switch object {
    case let object as any KeyedAttributes:
      if let value = object.attribute(named: key) { return value }
    case let dictionary as [String: Any?]: return dictionary[key] ?? nil
    case let dictionary as [String: Any]: return dictionary[key]
    case let dictionary as NSDictionary: return dictionary[NSString(string: key)]
    default:
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        // `_name` is what a property wrapper stores; the wrapped value is not to be had from here.
        if let child = current.children.first(where: { $0.label == key }) { return child.value }
        mirror = current.superclassMirror
      }
    }
    if let number = length(key, of: object) { return number }
    throw QueryError.unknownAttribute(key, of: "\(type(of: object))")
  }

  private static func length(_ key: String, of object: Any) -> Int? {
    guard key == "length" else { return nil }
    return (object as? String)?.utf16.count
  }

  private static func unwrapped(_ object: Any) -> (value: Any?, Void)? {
    let mirror = Mirror(reflecting: object)
    guard mirror.displayStyle == .optional else { return nil }
    return (mirror.children.first?.value, ())
  }

  /// `@count`, and `@sum`, `@avg`, `@min` and `@max` of what the rest of the path leads to.
  private static func collect(_ key: String, _ rest: some Collection<String>, of object: Any) throws -> Any? {
    guard let elements = elements(of: object) else {
      throw QueryError.unsupported(key, reason: "\(type(of: object)) is no collection")
    }
    if key == "@count" { return elements.count }
    let functions: [String: QueryExpression.Function] = [
      "@sum": .sum, "@avg": .average, "@min": .min, "@max": .max,
    ]
    guard let function = functions[key] else { throw QueryError.unknownAttribute(key, of: "a collection") }
    let values = try elements.map { try QueryValue(any: value(at: rest, of: $0)) ?? .null }
    return Evaluation.apply(function, to: [.list(values)])
  }
}
