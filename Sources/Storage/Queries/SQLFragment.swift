import Queries

/// Part of a statement: text with a `?` for each of its values. Values are never written into the text.
struct SQLFragment {
  var text: String
  var values: [SQLValue] = []
  /// What it gives.
  var kind = QueryKind.integer

  init(_ text: String, _ values: [SQLValue] = [], _ kind: QueryKind = .integer) {
    self.text = text
    self.values = values
    self.kind = kind
  }

  /// A condition that always, or never, holds.
  static func constant(_ holds: Bool) -> SQLFragment { SQLFragment(holds ? "1" : "0") }
  static let null = SQLFragment("NULL", [], .null)

  /// A value, bound.
  static func value(_ value: QueryValue) throws(QueryError) -> SQLFragment {
    if value == .null { return null }
    guard let stored = SQLValue(value) else {
      throw .unsupported(
        "a list", reason: "a list is not compared with \(value.kind.rawValue)s, only searched")
    }
    return SQLFragment("?", [stored], value.kind)
  }

  /// The fragments with text in between, all their values in order.
  static func joined(_ parts: [SQLFragment], by separator: String) -> SQLFragment {
    SQLFragment(parts.map(\.text).joined(separator: separator), parts.flatMap(\.values))
  }

  /// The fragment inside other text: `%` stands for it.
  func inside(_ template: String, _ kind: QueryKind? = nil) -> SQLFragment {
    SQLFragment(template.replacing("%", with: text), values, kind ?? self.kind)
  }

  /// Two fragments inside other text: `%1` and `%2` stand for them, once each and in this order.
  static func both(_ a: SQLFragment, _ b: SQLFragment, _ template: String, _ kind: QueryKind = .integer)
    -> SQLFragment
  {
    var text = ""
    var rest = Substring(template)
    for (sign, fragment) in [("%1", a), ("%2", b)] {
      guard let place = rest.firstRange(of: sign) else { continue }
      text += rest[..<place.lowerBound] + fragment.text
      rest = rest[place.upperBound...]
    }
    return SQLFragment(text + rest, a.values + b.values, kind)
  }
}

extension SQL {
  init(_ fragment: SQLFragment) {
    text = fragment.text
    values = fragment.values
  }

  /// A table's or column's name, quoted.
  static func quoted(_ name: String) -> String {
    let quoted: SQL = "\(name: name)"
    return quoted.text
  }
}

extension SQLValue {
  /// A query's value as it is stored; nil: a list.
  init?(_ value: QueryValue) {
    switch value {
    case .null: self = .null
    case .integer(let value): self = .integer(value)
    case .real(let value): self = .real(value)
    case .text(let value): self = .text(value)
    case .data(let value): self = .blob(value)
    case .date(let value): self = value.sqlValue
    case .list: return nil
    }
  }
}

extension QueryValue {
  /// A stored value as one of a kind. What is stored otherwise stays as it is stored.
  init(_ value: SQLValue, as kind: QueryKind) {
    switch (value, kind) {
    case (.null, _): self = .null
    case (.real(let seconds), .date): self = .date(.init(timeIntervalSinceReferenceDate: seconds))
    case (.integer(let seconds), .date): self = .date(.init(timeIntervalSinceReferenceDate: Double(seconds)))
    case (.integer(let value), .real): self = .real(Double(value))
    case (.integer(let value), _): self = .integer(value)
    case (.real(let value), _): self = .number(value)
    case (.text(let value), _): self = .text(value)
    case (.blob(let value), _): self = .data(value)
    }
  }
}
