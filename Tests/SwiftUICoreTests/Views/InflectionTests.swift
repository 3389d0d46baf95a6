import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Words that agree with a number.
@Suite("Inflection")
@MainActor
struct InflectionTests {
  @Test(
    "What is marked loses its marks",
    arguments: [
      ("^[3 tree](inflect: true) there", "3 tree"), ("a ^[word](morphology: {}) b", "a word b"),
      ("^[open", "^[open"),
      ("2 ^ 3 [x]", "2 ^ 3 [x]"),
    ])
  func marks(_ text: String, _ beginning: String) {
    #expect(Inflection.applied(to: text).hasPrefix(beginning))
  }

  @Test(
    "An English noun takes the number before it", .enabled(if: Locale.current.language.languageCode == "en"))
  func english() {
    let table = [
      ("3 peg", "3 pegs"), ("4 pegs", "4 pegs"), ("1 pegs", "1 peg"), ("0 box", "0 boxes"),
      ("1 boxes", "1 box"),
      ("2 city", "2 cities"), ("1 cities", "1 city"), ("5 day", "5 days"), ("12 new glass", "12 new glasses"),
    ]
    for (written, shown) in table { #expect(Inflection.applied(to: "^[\(written)](inflect: true)") == shown) }
  }

  @Test("Text and labels show it")
  func shown() {
    let count = 1
    let screen = Screen {
      Text("^[\(count) item](inflect: true)")
      Button("^[\(count) item](inflect: true) more") {}
    }
    #expect(screen.shows("1 item"))
    #expect(screen.button("1 item more").isEnabled)
    screen.close()
  }
}
