public import Foundation

/// Predicates joined by and, or and not.
open class NSCompoundPredicate: NSPredicate {
  public enum LogicalType: UInt, Sendable { case not, and, or }

  public let compoundPredicateType: LogicalType
  public let subpredicates: [Any]

  /// - Precondition: `not` has one predicate.
  public init(type: LogicalType, subpredicates: [Foundation.NSPredicate]) {
    compoundPredicateType = type
    self.subpredicates = subpredicates
    let parts = subpredicates.map { QueryCondition($0) }
    precondition(type != .not || parts.count == 1, "A “not” has one predicate; \(parts.count) were given.")
    switch type {
    case .and: super.init(condition: .and(parts))
    case .or: super.init(condition: .or(parts))
    case .not: super.init(condition: .not(parts[0]))
    }
  }

  public convenience init(andPredicateWithSubpredicates subpredicates: [Foundation.NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  public convenience init(orPredicateWithSubpredicates subpredicates: [Foundation.NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  public convenience init(notPredicateWithSubpredicate predicate: Foundation.NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}
