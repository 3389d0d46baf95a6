public import Foundation

/// What is wrong with a query. Each says what, and where.
public enum QueryError: Error, Sendable, Hashable {
  /// The format cannot be read; `position` counts characters from 0.
  case format(String, position: Int, reason: String)
  /// The object has no such attribute.
  case unknownAttribute(String, of: String)
  /// A variable that was given no value.
  case unboundVariable(String)
  /// A part that cannot be carried out there.
  case unsupported(String, reason: String)
  /// A value of a type that cannot be compared.
  case notComparable(type: String)
  /// The source does not hold what is asked for.
  case notHere(String)
}

extension QueryError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }
  public var description: String {
    switch self {
    case .format(let format, let position, let reason):
      "The predicate format “\(format)” cannot be read at position \(position): \(reason)."
    case .unknownAttribute(let name, let type): "\(type) has no attribute “\(name)”."
    case .unboundVariable(let name): "The variable $\(name) of a predicate was given no value."
    case .unsupported(let part, let reason): "“\(part)” cannot be used in this query: \(reason)."
    case .notComparable(let type): "A value of type \(type) cannot be compared in a predicate."
    case .notHere(let reason): reason
    }
  }
}
