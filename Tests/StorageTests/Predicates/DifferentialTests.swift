import CoreData
import Queries
import Storage
import Testing

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// Makes people and conditions about them.
struct RandomQueries {
  var random: SplitMix

  private static let texts = [
    "", "a", "A", "ä", "a\u{308}", "Ä", "é", "E", "straße", "STRASSE", "Łódź", "lodz", "İ", "i", "ı", "ＡＢ",
    "ab",
    "東京", "👩‍👩‍👧", "a*b", "a?b", "x%y", "x_y", "it's", "\"q\"", "null", "10", "9",
    "O'Brien; DROP TABLE person;--",
  ]
  private static let dates = [-1.5, 0, 86_400, 1e9].map { Date(timeIntervalSinceReferenceDate: $0) }
  private static let wholes = [0, 1, -1, 7, 41, Int.max, Int.min, Int.max - 1]
  private static let fractions = [0, -0.0, 0.5, -2.5, 7, 1e300, -1e300, .infinity]

  mutating func person(_ id: Int) -> Person {
    Person(
      id, name: maybe(text()), city: text(), age: maybe(Self.wholes.randomElement(using: &random)!),
      score: maybe(Self.fractions.randomElement(using: &random)!), isActive: Bool.random(using: &random),
      born: maybe(Self.dates.randomElement(using: &random)!))
  }

  private mutating func maybe<T>(_ value: T) -> T? {
    Int.random(in: 0..<4, using: &random) == 0 ? nil : value
  }
  private mutating func text() -> String { Self.texts.randomElement(using: &random)! }
  private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }

  mutating func condition(_ depth: Int) -> QueryCondition {
    if depth == 0 || chance(4) { return .comparison(comparison()) }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .not(condition(depth - 1))
    case 1: return .constant(Bool.random(using: &random))
    case let n:
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in condition(depth - 1) }
      return n == 2 ? .and(parts) : .or(parts)
    }
  }

  private mutating func comparison(_ depth: Int = 2) -> QueryComparison {
    let comparator = QueryComparison.Comparator.allCases.randomElement(using: &random)!
    var options: TextOptions = []
    if chance(2) { options.insert(.caseInsensitive) }
    if chance(2) { options.insert(.diacriticInsensitive) }
    if chance(4) { options.insert(.canonical) }
    let kind = QueryKind.allComparable.randomElement(using: &random)!
    // Now and then, of another kind than the left side.
    let other = chance(6) ? QueryKind.allComparable.randomElement(using: &random)! : kind
    let left = expression(comparator.isTextual ? .text : kind, depth)
    switch comparator {
    case .isIn:
      let list = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        expression(other, depth > 0 && chance(3) ? 1 : 0)
      }
      return QueryComparison(left, comparator, .list(list), options: options)
    case .between:
      return QueryComparison(
        left, comparator, .list([expression(other, 0), expression(other, depth / 2)]), options: options)
    case .matches:
      let pattern = ["a.*", "[a-z]+", "(?i)Ä", ".", ""].randomElement(using: &random)!
      return QueryComparison(left, comparator, .value(.text(pattern)), options: options)
    case .like:
      let pattern = ["*", "?", "a*", "*b", "a\\*b", "*ß*", "??"].randomElement(using: &random)!
      return QueryComparison(left, comparator, .value(.text(pattern)), options: options)
    default:
      return QueryComparison(
        left, comparator, expression(comparator.isTextual ? .text : other, depth / 2), options: options)
    }
  }

  private mutating func expression(_ kind: QueryKind, _ depth: Int) -> QueryExpression {
    if depth == 0 { return chance(3) ? attribute(kind) : constant(kind) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .coalesce(expression(kind, depth - 1), expression(kind, depth - 1))
    case 1:
      return .conditional(
        .comparison(comparison(0)), expression(kind, depth - 1), expression(kind, depth - 1))
    case 2 where kind == .integer:
      let signs: [QueryExpression.Arithmetic] = [.add, .subtract, .multiply]
      return .arithmetic(
        signs.randomElement(using: &random)!, expression(kind, depth - 1), expression(kind, depth - 1))
    case 2 where kind == .real:
      let signs: [QueryExpression.Arithmetic] = [.add, .subtract, .multiply, .divide, .power]
      return .arithmetic(
        signs.randomElement(using: &random)!, expression(kind, depth - 1), expression(kind, depth - 1))
    case 3 where kind == .text:
      let functions: [QueryExpression.Function] = [.lowercase, .uppercase, .canonical]
      return .function(functions.randomElement(using: &random)!, [expression(kind, depth - 1)])
    case 3 where kind == .integer:
      return .function([.length, .count].randomElement(using: &random)!, [expression(.text, depth - 1)])
    case 3 where kind == .real:
      let functions: [QueryExpression.Function] = [.abs, .ceiling, .floor, .trunc, .sqrt, .negate]
      return .function(functions.randomElement(using: &random)!, [expression(kind, depth - 1)])
    default: return chance(3) ? constant(kind) : attribute(kind)
    }
  }

  private mutating func constant(_ kind: QueryKind) -> QueryExpression {
    if chance(8) { return .null }
    return switch kind {
    case .integer: .value(.integer(Int64(Self.wholes.randomElement(using: &random)!)))
    case .real: .value(.number(Self.fractions.randomElement(using: &random)!))
    case .date: .value(.date(Self.dates.randomElement(using: &random)!))
    default: .value(.text(text()))
    }
  }

  private mutating func attribute(_ kind: QueryKind) -> QueryExpression {
    switch kind {
    case .integer: .attribute([["id", "age", "isActive"].randomElement(using: &random)!])
    case .real: .attribute(["score"])
    case .date: .attribute(["born"])
    default: .attribute([["name", "city"].randomElement(using: &random)!])
    }
  }
}

extension QueryKind {
  fileprivate static let allComparable: [QueryKind] = [.integer, .real, .text, .date]
}

@Suite("Memory and SQL agree")
struct DifferentialTests {
  @Test(
    "2,000 random predicates hold for the same of 150 random rows in memory and in SQL",
    arguments: [1, 2, 3, 4])
  func agreement(_ seed: UInt64) async throws {
    var queries = RandomQueries(random: SplitMix(state: seed))
    let people = (1...150).map { queries.person($0) }
    let database = try await Person.database(people)
    var hits = 0
    for _ in 0..<500 {
      let condition = queries.condition(3)
      let inMemory = try people.filter { try condition.holds(for: $0) }.map(\.id)
      let stored = try await database.fetch(Person.self, FetchDescription(condition: condition)).map(\.id)
      #expect(stored == inMemory, "\(condition.format)")
      if inMemory != stored { return }
      hits += inMemory.count
    }
    #expect(hits > 1000, "The conditions hold for next to nothing, so they prove nothing")
  }

  @Test("Random predicates come back from their format")
  func formats() throws {
    var queries = RandomQueries(random: SplitMix(state: 99))
    for _ in 0..<300 {
      let condition = queries.condition(3)
      let again = try QueryCondition(format: condition.format)
      #expect(again.format == condition.format)
    }
  }

  @Test("Random orders are the same in memory and in SQL", arguments: SortKey.Order.allCases)
  func orders(_ order: SortKey.Order) async throws {
    var queries = RandomQueries(random: SplitMix(state: 7))
    let people = (1...200).map { queries.person($0) }
    let database = try await Person.database(people)
    for isAscending in [true, false] {
      for name in ["name", "city", "age", "score", "born"] {
        let keys = [SortKey(path: [name], isAscending: isAscending, order: order)]
        let sorted = try people.sorted {
          let result = try keys.compare($0, $1)
          return result == .orderedSame ? $0.id < $1.id : result == .orderedAscending
        }
        let stored = try await database.fetch(Person.self, FetchDescription(sort: keys))
        #expect(stored.map(\.id) == sorted.map(\.id), "\(name), ascending: \(isAscending)")
      }
    }
  }
}
