import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Numbers for letters and lines that make no sense.
@MainActor
@Suite("Misuse of numbers: text", .serialized)
struct TextNumberTests {
  nonisolated static let cases: [NumberCase] = [
    .of("font size", NumberCase.notPositive) { Text("a").font(.system(size: $0)) },
    .of("font size", NumberCase.notPositive) { Text("a").font(.custom("Serif", size: $0)) },
    .of("line spacing", NumberCase.noLength) { Text("a").lineSpacing($0) },
    .of("kerning", NumberCase.notFinite) { Text("a").kerning($0) },
    .of("tracking", NumberCase.notFinite) { Text("a").tracking($0) },
    .of("baseline offset", NumberCase.notFinite) { Text("a").baselineOffset($0) },
    .of("kerning", NumberCase.notFinite) { VStack { Text("a") }.kerning($0) },
    .of("tracking", NumberCase.notFinite) { VStack { Text("a") }.tracking($0) },
    .of("baseline offset", NumberCase.notFinite) { VStack { Text("a") }.baselineOffset($0) },
    .of("minimum scale factor", NumberCase.noLength) { Text("a").minimumScaleFactor($0) },
    .of("line limit", [0, -1]) { Text("a").lineLimit(Int($0)) },
    .of("line limit", [0, -1]) { Text("a").lineLimit(...Int($0)) },
  ]

  @Test("A number that makes no sense is told, with the view and what counts instead", arguments: cases)
  func told(_ test: NumberCase) async { await test.isTold() }
}
