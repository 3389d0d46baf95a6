import Foundation
import Testing

/// `Documentation/data-flow.md` says which test shows what; here the tests it names are looked for.
@Suite("The table of data flow")
struct DataFlowTableTests {
  /// A line of a table: what must be so, and the names of the tests that show it.
  struct Claim {
    let mechanism: String
    let sentence: String
    let tests: [String]
  }

  static func claims() throws -> [Claim] {
    let file = Manifest.root.appendingPathComponent("Documentation/data-flow.md")
    var mechanism = ""
    var claims: [Claim] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") { mechanism = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 2, !cells[0].hasPrefix("-"), cells[0] != "what must be so"
      else { continue }
      let tests = cells[1].components(separatedBy: "<br>").map { $0.trimmingCharacters(in: .whitespaces) }
      claims.append(Claim(mechanism: mechanism, sentence: cells[0], tests: tests))
    }
    return claims
  }

  /// The names of all tests: what stands in the quotes of `@Test("…")` and `Case("…")`, functions of XCTest,
  /// and those of the tests in Python.
  static func names() throws -> Set<String> {
    let folder = Manifest.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" || file.pathExtension == "py" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /def (test_\w+)\(/) { names.insert(String(match.1)) }
      for match in text.matches(of: /(?:@Test|Case)\(\s*"((?:[^"\\]|\\.)*)"/) {
        names.insert(String(match.1))
      }
      for match in text.matches(of: /func (test\w+)\(/) { names.insert(String(match.1)) }
    }
    return names
  }

  @Test("Every test that the table names exists")
  func exist() throws {
    let names = try Self.names()
    #expect(names.count > 500, "The tests were not found")
    for claim in try Self.claims() {
      for test in claim.tests {
        #expect(names.contains(test), "\(claim.mechanism), \(claim.sentence): there is no test “\(test)”")
      }
    }
  }

  @Test("Every mechanism has its table, and says each thing once")
  func complete() throws {
    let claims = try Self.claims()
    #expect(claims.count > 100)
    let text = try String(
      contentsOf: Manifest.root.appendingPathComponent("Documentation/data-flow.md"), encoding: .utf8)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    for number in 1...29 {
      #expect(headings.contains { $0.hasPrefix("A\(number) ") }, "A\(number) has no table")
    }
    for heading in headings {
      let own = claims.filter { $0.mechanism == heading }
      #expect(!own.isEmpty, "\(heading)")
      #expect(Set(own.map(\.sentence)).count == own.count, "\(heading)")
    }
  }
}
