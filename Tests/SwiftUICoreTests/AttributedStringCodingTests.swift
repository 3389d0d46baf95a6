import Foundation
import Testing

@testable import SwiftUICore

@Suite("Attributed strings are written down")
struct AttributedStringCodingTests {
  private func again(_ text: AttributedString) throws -> AttributedString {
    try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(text))
  }

  @Test("With links and what Markdown means, and without looks")
  func runs() throws {
    var text = AttributedString("plain, ")
    var strong = AttributedString("strong")
    strong.inlinePresentationIntent = .stronglyEmphasized
    var link = AttributedString(" and there")
    link.link = URL(string: "https://a.example")
    text += strong + link
    #expect(try again(text) == text)
    var red = AttributedString("red")
    red.foregroundColor = .red
    #expect(try again(red) == AttributedString("red"))
  }

  @Test("As a string where nothing is said of it")
  func plain() throws {
    #expect(try JSONEncoder().encode([AttributedString("a")]) == Data(#"["a"]"#.utf8))
    #expect(try again(AttributedString()) == AttributedString())
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AttributedString.self, from: Data(#"{"a": 1}"#.utf8))
    }
  }
}
