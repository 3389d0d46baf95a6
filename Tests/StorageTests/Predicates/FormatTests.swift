import CoreData
import Queries
import Storage
import Testing

@Suite("Predicate formats")
struct FormatTests {
  /// A format, its arguments, and the ids of `Person.few` that it holds for.
  static let table: [(String, [any Sendable], [Int])] = [
    ("name == %@", ["Ann"], [1]),
    ("name = 'Ann'", [], [1]),
    ("name != 'Ann'", [], [2, 3, 4, 5]),
    ("name <> \"Ann\"", [], [2, 3, 4, 5]),
    ("name == nil", [], [3]),
    ("name != NULL", [], [1, 2, 4, 5]),
    ("name ==[c] 'ANN'", [], [1]),
    ("name ==[cd] 'zoe'", [], [2]),
    ("city BEGINSWITH[cd] 'zur'", [], [1, 2]),
    ("city beginswith 'Z'", [], [1, 2]),
    ("city ENDSWITH[c] 'RICH'", [], [1, 2]),
    ("city CONTAINS[cd] 'OL'", [], [4]),
    ("city CONTAINS[d] 'ol'", [], [4]),
    ("city CONTAINS 'ol'", [], []),
    ("city LIKE[cd] '*u?ich'", [], [1, 2]),
    ("city LIKE 'a\\\\*b\\\\?c*'", [], [5]),
    ("city LIKE '?öln'", [], [4]),
    ("name MATCHES '[A-Z].*'", [], [1, 2]),
    ("name MATCHES[c] 'A..|B..'", [], [1, 4]),
    ("name MATCHES 'nn'", [], []),
    ("age > 30", [], [1, 5]),
    ("age >= 30 AND age <= %d", [40], [4]),
    ("30 => age", [], [2, 4]),
    ("age =< 17", [], [2]),
    ("age BETWEEN {17, 30}", [], [2, 4]),
    ("age BETWEEN %@", [[17, 30]], [2, 4]),
    ("age IN {41, 17}", [], [1, 2, 5]),
    ("age IN %@", [[41, 17]], [1, 2, 5]),
    ("NOT age IN %@", [[41, 17]], [3, 4]),
    ("name IN[cd] {'zoe', 'BOB'}", [], [2, 4]),
    ("name IN {nil, ''}", [], [3, 5]),
    ("'nn' IN name", [], [1]),
    ("{'Ann', 'Eve'} CONTAINS name", [], [1]),
    ("NOT name == 'Ann'", [], [2, 3, 4, 5]),
    ("NOT age < 30", [], [1, 3, 4, 5]),
    ("!(age < 30) && isActive == YES", [], [1, 3, 5]),
    ("age == 17 OR age == 41 AND isActive == true", [], [1, 2, 5]),
    ("(age == 17 OR age == 41) AND isActive == true", [], [1, 5]),
    ("(age == 17 || age == 41) && !(isActive == true)", [], [2]),
    ("age + 1 == 42", [], [1, 5]),
    ("(age + 1) * 2 == 84", [], [1, 5]),
    ("((age + 1) * 2 == 84 AND (isActive == true))", [], [1, 5]),
    ("age / 2 == 20", [], [1, 5]),
    ("score / 2 == 0.75", [], [1]),
    ("age - -1 == 31", [], [4]),
    ("2 ** 3 == 8 AND age == 17", [], [2]),
    ("modulus:by:(age, 10) == 7", [], [2]),
    ("score < 0", [], [4]),
    ("score == -4.0", [], [4]),
    ("score > 1e0", [], [1, 2]),
    ("age == 0x11", [], [2]),
    ("%K == %@", ["name", "Ann"], [1]),
    ("%K.length == 3", ["name"], []),
    ("length:(name) == 3", [], [1, 2, 4]),
    ("uppercase:(name) == 'BOB'", [], [4]),
    ("uppercase(name) == 'BOB'", [], [4]),
    ("self.name == 'bob'", [], [4]),
    ("age == %ld", [17], [2]),
    ("score == %f", [2.5], [2]),
    ("born < %@", [Date(timeIntervalSinceReferenceDate: 500)], [1]),
    ("born == CAST(1000, 'NSDate')", [], [4]),
    ("TRUEPREDICATE", [], [1, 2, 3, 4, 5]),
    ("FALSEPREDICATE OR age == 17", [], [2]),
    ("age < 'text'", [], []),
    ("age != 'text'", [], [1, 2, 3, 4, 5]),
    ("name == age", [], [3]),
    ("ANY {1, 2} == id", [], [1, 2]),
    ("ALL {1, 2} <= id", [], [2, 3, 4, 5]),
    ("NONE {1, 2} == id", [], [3, 4, 5]),
    ("SOME %@ == id", [[4]], [4]),
    ("TERNARY(age == nil, 0, age) < 20", [], [2, 3]),
    ("name == '\\u0042ob' OR name == \"bo\\u0062\"", [], [4]),
    ("#name == 'Ann'", [], [1]),
    ("id IN {1, 2} AND id IN {2, 3}", [], [2]),
  ]

  @Test("A format holds for the same records in memory and in a database", arguments: table.indices)
  func meaning(_ index: Int) async throws {
    let (format, arguments, expected) = Self.table[index]
    let condition = try QueryCondition(format: format, arguments: arguments.map { $0 })
    if format != "%K.length == 3" {
      let inMemory = try Person.few.filter { try condition.holds(for: $0) }.map(\.id)
      #expect(inMemory == expected, "in memory: \(format)")
      let database = try await Person.database(Person.few)
      let stored = try await database.fetch(Person.self, FetchDescription(condition: condition)).map(\.id)
      #expect(stored == expected, "in SQL: \(format)")
    }
  }

  @Test("A predicate's format, read again, is the same predicate", arguments: table.indices)
  func roundTrip(_ index: Int) throws {
    let (format, arguments, _) = Self.table[index]
    let predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 as Any })
    let again = NSPredicate(format: predicate.predicateFormat, argumentArray: nil)
    #expect(again.predicateFormat == predicate.predicateFormat)
  }

  @Test("Formats are written as Apple writes them")
  func words() {
    #expect(
      NSPredicate(format: "name contains[dc] %@ && !(a.b=1)", "O\"K").predicateFormat
        == "name CONTAINS[cd] \"O\\\"K\" AND (NOT a.b == 1)")
    for (format, words) in [
      ("a == 1 AND b == 2 OR c == 3", "(a == 1 AND b == 2) OR c == 3"),
      ("a == 1 AND (b == 2 OR c == 3)", "a == 1 AND (b == 2 OR c == 3)"),
      ("NOT a == 1 AND b == 2", "(NOT a == 1) AND b == 2"),
      ("NOT (a == 1 AND b == 2)", "NOT (a == 1 AND b == 2)"),
      ("a == 1 AND b == 2 AND c == 3", "a == 1 AND b == 2 AND c == 3"),
    ] {
      #expect(NSPredicate(format: format).predicateFormat == words)
    }
    #expect(NSPredicate(format: "a IN %@", [1, 2]).predicateFormat == "a IN {1, 2}")
    #expect(NSPredicate(value: true).predicateFormat == "TRUEPREDICATE")
  }

  @Test(
    "A bad format is an error that says where and why",
    arguments: [
      ("name ==", 7, "a value is missing before the end"),
      ("name", 4, "a comparison is missing before the end"),
      ("name == 'Ann", 8, "the text that begins here has no end"),
      ("(age > 1", 8, "“)” is missing before the end"),
      ("age > 1 age", 8, "“age” is one word too many"),
      ("age > %@", 6, "there is no argument for “%@”; 0 were given"),
      ("age ~ 3", 4, "“~” has no meaning here"),
      ("age >[x] 3", 6, "“x” is no option of a comparison; there are c, d, n and l"),
      ("age BETWEEN {1}", 12, "BETWEEN needs a list of two values"),
      ("age MATCHES '('", 12, "“(” is no regular expression"),
      ("SUBQUERY(a, $x, $x > 1)", 0, "SUBQUERY is not supported"),
      ("foo:(1) == 2", 0, "there is no function “foo:” of 1 values"),
      ("a[0] == 1", 1, "elements by index are not supported"),
      ("a == 1 AND", 10, "a value is missing before the end"),
      ("", 0, "a value is missing before the end"),
      ("a.== 1", 2, "a key is missing after “.”"),
      ("$ == 1", 1, "a name is missing after “$”"),
      ("a == %q", 5, "“%” is not followed by a letter that stands for an argument"),
      ("((((((((((((((((((((((((((((((a", 31, "a comparison is missing before the end"),
    ])
  func badFormats(_ format: String, _ position: Int, _ reason: String) {
    #expect(throws: QueryError.format(format, position: position, reason: reason)) {
      try QueryCondition(format: format)
    }
  }

  @Test("An argument of the wrong type is an error that says which")
  func wrongArguments() {
    #expect(
      throws: QueryError.format(
        "a == %d", position: 5, reason: "argument 1, for “%d”, is String and not a number")
    ) { try QueryCondition(format: "a == %d", arguments: ["x"]) }
    #expect(
      throws: QueryError.format(
        "%K == 1", position: 0, reason: "argument 1, for “%K”, is Int and not the name of an attribute")
    ) { try QueryCondition(format: "%K == 1", arguments: [3]) }
  }

  @Test("A bad format stops the program with the message")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name ==")
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("“name ==” cannot be read at position 7: a value is missing before the end"))
  }

  @Test("Variables are substituted, now or when the predicate is evaluated")
  func variables() {
    let template = NSPredicate(format: "age > $LIMIT AND name == $NAME")
    let person = ["age": 41, "name": "Ann"] as [String: Any]
    #expect(template.withSubstitutionVariables(["LIMIT": 40, "NAME": "Ann"]).evaluate(with: person))
    #expect(!template.withSubstitutionVariables(["LIMIT": 41, "NAME": "Ann"]).evaluate(with: person))
    #expect(template.evaluate(with: person, substitutionVariables: ["LIMIT": 1, "NAME": "Ann"]))
    #expect(throws: QueryError.unboundVariable("LIMIT")) {
      try template.condition.holds(for: person)
    }
  }

  @Test("Compound, comparison and block predicates evaluate and can be put together")
  func classes() {
    let old = NSPredicate(format: "age > 40")
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"),
      rightExpression: NSExpression(forConstantValue: "ANN"),
      modifier: .direct, type: .equalTo, options: .caseInsensitive)
    let block = NSPredicate { object, _ in (object as? [String: Any])?["age"] as? Int == 41 }
    let all = NSCompoundPredicate(andPredicateWithSubpredicates: [old, comparison, block])
    #expect(all.evaluate(with: ["age": 41, "name": "Ann"]))
    #expect(!all.evaluate(with: ["age": 39, "name": "Ann"]))
    #expect(comparison.predicateFormat == "name ==[c] \"ANN\"")
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: old).predicateFormat == "NOT age > 40")
    #expect(NSExpression(format: "1 + 2 * 3").expressionValue(with: nil, context: nil) as? Int == 7)
  }

  private struct Pet {
    let name: String
    let friends: [Pet]
  }

  @Test("Key paths lead through objects and collections")
  func keyPaths() {
    let pet = Pet(name: "Rex", friends: [Pet(name: "Tom", friends: []), Pet(name: "Kit", friends: [])])
    #expect(NSPredicate(format: "ANY friends.name == 'Kit'").evaluate(with: pet))
    #expect(NSPredicate(format: "ALL friends.name BEGINSWITH 'K'").evaluate(with: pet) == false)
    #expect(NSPredicate(format: "NONE friends.name == 'Rex'").evaluate(with: pet))
    #expect(NSPredicate(format: "friends.@count == 2").evaluate(with: pet))
    #expect(NSPredicate(format: "SELF.name == 'Rex'").evaluate(with: pet))
    #expect(
      NSArray(array: ["a", "b"]).filtered(using: NSPredicate(format: "SELF > 'a'")) as? [String] == ["b"])
    #expect(throws: QueryError.unknownAttribute("owner", of: "Pet")) {
      try QueryCondition(format: "owner == 1").holds(for: pet)
    }
  }
}
