import Foundation

/// The arguments of a format, taken one by one. None of them is ever read as part of the format.
struct FormatArguments {
  private let values: [Any?]
  private let format: String
  private var taken = 0

  init(_ values: [Any?], format: String) {
    self.values = values
    self.format = format
  }

  /// The next argument as the expression that it stands for.
  mutating func next(_ specifier: String, at position: Int) throws(QueryError) -> QueryExpression {
    guard taken < values.count else {
      throw .format(
        format, position: position,
        reason: "there is no argument for “%\(specifier)”; \(values.count) were given")
    }
    let argument = values[taken]
    taken += 1
    let number = taken
    func mismatch(_ wanted: String) -> QueryError {
      let found = argument.map { "\(type(of: $0))" } ?? "nil"
      return .format(
        format, position: position,
        reason: "argument \(number), for “%\(specifier)”, is \(found) and not \(wanted)")
    }
    switch specifier {
    case "K":
      guard case .text(let path) = QueryValue(any: argument), !path.isEmpty else {
        throw mismatch("the name of an attribute")
      }
      let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard !keys.contains("") else { throw mismatch("the name of an attribute") }
      return .attribute(keys == ["SELF"] ? [] : keys)
    case "@":
      if let expression = argument as? NSExpression { return expression.expression }
      guard let value = try? Evaluation.comparable(argument) else { throw mismatch("a value") }
      return .value(value)
    case "s", "S", "c", "C":
      guard case .text(let text) = QueryValue(any: argument) else { throw mismatch("a text") }
      return .value(.text(text))
    default:
      guard let value = QueryValue(any: argument), value.kind.isNumber else { throw mismatch("a number") }
      return .value(value)
    }
  }
}
