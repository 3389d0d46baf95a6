import Foundation
import Testing

@testable import SwiftUICore

@Suite("Markdown's options")
struct MarkdownOptionsTests {
  private func text(_ string: AttributedString) -> String { String(string.characters) }

  @Test("White space is kept, or made one space")
  func whiteSpace() throws {
    let source = "**One**\n\n  two"
    let kept = try AttributedString(
      markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(text(kept) == "One\n\n  two")
    let single = try AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnly))
    #expect(text(single) == "One two")
    #expect(single.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(
      try text(AttributedString(markdown: Data(source.utf8))) == text(AttributedString(markdown: source)))
  }

  @Test("Addresses are relative to the base")
  func base() throws {
    let read = try AttributedString(
      markdown: "[a](page.html) [b](https://c.d/e)",
      options: AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible),
      baseURL: URL(string: "https://x.y/z/"))
    #expect(read.runs.compactMap { $0.link?.absoluteString } == ["https://x.y/z/page.html", "https://c.d/e"])
  }

  @Test("A file is read, and one that is not there throws")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    try Data("*a*".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try text(AttributedString(contentsOf: file)) == "a")
    #expect(throws: (any Error).self) {
      try AttributedString(contentsOf: file.appendingPathExtension("none"))
    }
  }
}
