import Foundation
import FoundationAdditions
import Testing

@Suite("Lines at an address")
struct LineReadingTests {
  @Test("A file's lines come one by one, without empty ones")
  func lines() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("one\n\r\ntwo\r\nthree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
  }

  @Test("Nothing to read is an error")
  func missing() async {
    let file = URL(fileURLWithPath: "/no/such/file")
    await #expect(throws: (any Error).self) { for try await _ in file.lines {} }
  }
}
