public import Foundation

/// One side of a comparison.
open class NSExpression: NSObject {
  public let expression: QueryExpression

  public init(expression: QueryExpression) { self.expression = expression }

  /// - Precondition: the format is one.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      self.init(expression: try FormatParser.expression(expressionFormat, arguments.map { $0 }))
    } catch {
      fatalError("\(error)")
    }
  }

  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// - Precondition: the value is of a kind that can be compared.
  public convenience init(forConstantValue value: Any?) {
    do {
      self.init(expression: .value(try Evaluation.comparable(value)))
    } catch {
      fatalError("\(error)")
    }
  }

  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(expression: .attribute([]))
  }

  public convenience init(forVariable name: String) { self.init(expression: .variable(name)) }

  public convenience init(forKeyPath keyPath: String) {
    self.init(expression: .attribute(keyPath.split(separator: ".").map(String.init)))
  }

  /// - Precondition: the key path leads to an attribute.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    do {
      self.init(forKeyPath: try keyPath.requiredAttributeName())
    } catch {
      fatalError("\(error)")
    }
  }

  /// - Precondition: there is such a function, and it takes so many arguments.
  public convenience init(forFunction name: String, arguments: [NSExpression]) {
    guard let call = QueryExpression(function: name, arguments.map(\.expression)) else {
      fatalError("NSExpression has no function “\(name)” of \(arguments.count) values.")
    }
    self.init(expression: call)
  }

  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(expression: .list(subexpressions.map(\.expression)))
  }

  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(
      expression: .conditional(predicate.condition, trueExpression.expression, falseExpression.expression))
  }

  /// The path of a key path expression.
  open var keyPath: String {
    guard case .attribute(let path) = expression else { return "" }
    return path.joined(separator: ".")
  }

  /// The name of a variable expression.
  open var variable: String {
    guard case .variable(let name) = expression else { return "" }
    return name
  }

  /// The value of a constant expression.
  open var constantValue: Any? {
    guard case .value(let value) = expression else { return nil }
    return value.any
  }

  /// The value for an object; variables are looked up in `context`.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { variables["\(key)"] = value }
    do {
      return try Evaluation(object: object, variables: variables).value(expression).any
    } catch {
      fatalError("NSExpression \(expression.format): \(error)")
    }
  }

  open override var description: String { expression.format }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSExpression)?.expression == expression }
  open override var hash: Int { expression.hashValue }
}

extension QueryValue {
  /// The value as Swift has it: `Int`, `Double`, `String`, `Data`, `Date`, an array; nil for null.
  var any: Any? {
    switch self {
    case .null: nil
    case .integer(let value): Int(value)
    case .real(let value): value
    case .text(let value): value
    case .data(let value): value
    case .date(let value): value
    case .list(let list): list.map(\.any)
    }
  }
}
