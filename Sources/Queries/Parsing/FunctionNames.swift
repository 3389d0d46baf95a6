extension QueryExpression {
  private static let signs: [String: Arithmetic] = [
    "add:to:": .add, "from:subtract:": .subtract, "multiply:by:": .multiply, "divide:by:": .divide,
    "modulus:by:": .remainder, "raise:toPower:": .power,
  ]
  private static let functions: [String: Function] = [
    "lowercase:": .lowercase, "uppercase:": .uppercase, "abs:": .abs, "ceiling:": .ceiling,
    "floor:": .floor, "trunc:": .trunc, "sqrt:": .sqrt, "sum:": .sum, "count:": .count, "min:": .min,
    "max:": .max, "average:": .average, "length:": .length, "canonical:": .canonical, "now": .now,
    "now:": .now,
  ]

  /// A call of one of `NSExpression`'s functions; nil: there is none of the name that takes so many. The
  /// colon at the end may be left out.
  init?(function name: String, _ arguments: [QueryExpression]) {
    if let sign = Self.signs[name] {
      guard arguments.count == 2 else { return nil }
      self = .arithmetic(sign, arguments[0], arguments[1])
    } else if let function = Self.functions[name] ?? Self.functions[name + ":"] {
      // Several values are taken as one collection of them.
      if function.takesList, arguments.count != 1 {
        self = .function(function, [.list(arguments)])
      } else {
        guard arguments.count == function.arity else { return nil }
        self = .function(function, arguments)
      }
    } else {
      return nil
    }
  }

  static func name(of function: Function) -> String { function == .now ? "now" : function.rawValue + ":" }
}
