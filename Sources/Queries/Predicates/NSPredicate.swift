public import Foundation

/// A condition, made from a format, to decide about objects in memory or to be carried out by a store.
///
/// The format language is the one of Apple's Predicate Programming Guide. Not supported are `SUBQUERY`,
/// elements by index and `FUNCTION`. Keys are found in dictionaries, in `KeyedAttributes`, and else among the
/// stored properties of the object.
open class NSPredicate: Foundation.NSPredicate {
  /// What the predicate says.
  public let condition: QueryCondition

  public init(condition: QueryCondition) {
    self.condition = condition
    super.init(value: false)
  }

  /// A predicate from a format and the arguments of its `%@`, `%K`, `%d`, …
  ///
  /// Arguments are values; nothing in them is read as part of the format.
  /// - Precondition: the format is one; else the program stops with a message that says what is wrong and
  ///   where. For a format
  ///   that somebody types in, use `QueryCondition(format:arguments:)`, which throws.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    condition = .required(predicateFormat, (arguments ?? []).map { $0 })
    super.init(value: false)
  }

  /// As `init(format:argumentArray:)`. Beside `CVarArg`s, it takes `nil`, dates, identifiers, arrays and sets.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(condition: .required(predicateFormat, args))
  }

  /// A predicate that always, or never, holds.
  public override init(value: Bool) {
    condition = .constant(value)
    super.init(value: value)
  }

  /// A predicate that `block` decides; no store can carry it out.
  public override init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    condition = .block(PredicateBlock(block))
    super.init(block: block)
  }

  open override var predicateFormat: String { condition.format }
  open override var description: String { predicateFormat }

  /// The predicate with values in place of its `$VARIABLES`.
  public func withSubstitutionVariables(_ variables: [String: Any?]) -> NSPredicate {
    let values = variables.compactMapValues { try? Evaluation.comparable($0) }
    return NSPredicate(condition: condition.substituting(values))
  }

  /// Whether the predicate holds for `object`.
  /// - Precondition: the object has the attributes that the predicate names.
  open override func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    do {
      return try condition.holds(for: object, variables: bindings ?? [:])
    } catch {
      fatalError("NSPredicate \(predicateFormat): \(error)")
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPredicate)?.condition == condition }
  open override var hash: Int { condition.hashValue }
}

extension QueryCondition {
  /// Reads a format.
  /// - Throws: `QueryError.format`, with the position and the reason.
  public init(format: String, arguments: [Any?] = []) throws(QueryError) {
    self = try FormatParser.condition(format, arguments)
  }

  fileprivate static func required(_ format: String, _ arguments: [Any?]) -> QueryCondition {
    do {
      return try FormatParser.condition(format, arguments)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The condition of any predicate: one of Foundation's own is a function.
  init(_ predicate: Foundation.NSPredicate) {
    if let predicate = predicate as? NSPredicate {
      self = predicate.condition
    } else {
      nonisolated(unsafe) let predicate = predicate
      self = .block(PredicateBlock { predicate.evaluate(with: $0, substitutionVariables: $1) })
    }
  }
}

extension [NSPredicate] {
  var conditions: [QueryCondition] { map(\.condition) }
}

/// What `as CVarArg`, written for a predicate's argument, asks of a date. The bits are not those of an
/// object, so it has no place in C's own formats.
// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

/// As for dates.
// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { withUnsafeBytes(of: uuid) { Array($0.bindMemory(to: Int.self)) } }
}
