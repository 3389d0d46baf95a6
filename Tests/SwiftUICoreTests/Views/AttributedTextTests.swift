import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Attributed strings as text")
struct AttributedTextTests {
  private func spans(_ string: AttributedString) -> [TextSpan] {
    var spans: [TextSpan] = []
    Text(string).append(to: &spans, outer: TextTraits(), at: Date())
    return spans
  }

  @Test("Ground, spaces, offset and address of a run are shown")
  func looks() throws {
    var string = AttributedString("Hello world")
    string.kern = 2
    let world = try #require(string.range(of: "world"))
    string[world].backgroundColor = .yellow.opacity(0.3)
    string[world].tracking = 1
    string[world].baselineOffset = -3
    string[world].link = URL(string: "https://example.org")
    let spans = spans(string)
    #expect(spans.map(\.text) == ["Hello ", "world"])
    #expect(spans.map(\.traits.background) == [nil, .yellow.opacity(0.3)])
    #expect(spans.map(\.traits.kerning) == [2, 1])
    #expect(spans.map(\.traits.baselineOffset) == [nil, -3])
    #expect(spans[1].traits.link?.host() == "example.org")
  }

  @Test("What a run is meant to be has its look, and Markdown says it")
  func intents() throws {
    var string = AttributedString("all")
    string.inlinePresentationIntent = [.emphasized, .stronglyEmphasized, .code, .strikethrough]
    let traits = spans(string)[0].traits
    #expect(traits.isItalic == true && traits.weight == .bold)
    #expect(traits.isMonospaced == true && traits.isStruckThrough == true)
    let marked = try AttributedString(markdown: "**a** `b` [c](https://example.org)")
    #expect(
      marked.runs.map { $0.inlinePresentationIntent } == [.stronglyEmphasized, nil, .code, nil, nil])
    #expect(marked.runs.compactMap { $0.link?.host() } == ["example.org"])
  }
}
