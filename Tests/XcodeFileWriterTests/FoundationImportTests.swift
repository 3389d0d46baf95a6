import Testing

@testable import XcodeFileWriter

@Suite("What Foundation brings along")
struct FoundationImportTests {
  @Test(
    "Each module is exported to the whole target, where the target can have it",
    arguments: [
      "Combine", "FoundationAdditions", "FoundationNetworking", "FoundationXML", "Observation",
    ])
  func modules(name: String) throws {
    let lines = FoundationImports.source.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex(of: "#if canImport(\(name))"))
    #expect(lines[place + 1] == "  @_exported public import \(name)")
    #expect(lines[place + 2] == "#endif")
  }
}
