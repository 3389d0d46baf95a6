import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Text that a program draws, as a renderer has laid it out.
@MainActor
@Suite("Text renderers")
struct TextRendererTests {
  /// Each letter is ten points wide, all in one line.
  private final class Letters: DrawnGlyphs {
    let lines = [DrawnLine(x: 0, baseline: 10, width: 100, ascent: 8, descent: 2)]
    let clusters: [DrawnCluster]
    let isTruncated = false
    init(_ text: String) {
      clusters = text.indices.enumerated().map { number, index in
        DrawnCluster(
          line: 0, run: 0, byte: text.utf8.distance(from: text.startIndex, to: index),
          direction: .leftToRight, x: Double(number) * 10, baseline: 10, width: 10, ascent: 8, descent: 2)
      }
    }
  }

  private struct Mark: TextAttribute, Equatable { var number: Int }
  private struct Emphasis: TextAttribute {}

  /// Draws what is marked, so many points further down.
  private struct Marked: TextRenderer {
    var shift: Double
    var animatableData: Double {
      get { shift }
      set { shift = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.joined() {
        guard let mark = run[Mark.self] else { continue }
        var moved = context
        moved.translateBy(x: 0, y: shift * Double(mark.number))
        moved.draw(run)
      }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: shift, trailing: 0) }
  }

  private static let words =
    Text("one ") + Text("two").customAttribute(Mark(number: 2)).customAttribute(Emphasis())
    + Text(" three ") + Text("four").customAttribute(Mark(number: 1)).customAttribute(Mark(number: 3))

  private func drawing(_ screen: Screen) throws -> TextDrawing {
    try #require(screen.the(TextDescription.self).drawing)
  }
  /// The letters that are drawn, and how far down.
  private func drawn(_ screen: Screen) throws -> [String] {
    let text = screen.the(TextDescription.self).text
    return try drawing(screen).commands(Letters(text), .estimates).compactMap { command in
      guard case .glyphs(_, let indices) = command.kind else { return nil }
      let letters = Array(text)
      return String(indices.map { letters[$0] }) + " \(Int(command.transform.ty.rounded()))"
    }
  }

  @Test("It draws the runs of a text by what is said of them, the last of a kind counts")
  func runs() throws {
    let screen = Screen { Self.words.textRenderer(Marked(shift: 5)) }
    #expect(screen.texts == ["one two three four"], "It is read as before")
    #expect(try drawn(screen) == ["two 10", "four 15"])
    #expect(try drawing(screen).padding.bottom == 5)
  }

  @Test("A text that none draws is drawn as it is; what is said of it changes nothing")
  func none() {
    let screen = Screen { Self.words }
    #expect(screen.the(TextDescription.self).drawing == nil)
    let spans = screen.the(TextDescription.self).spans
    #expect(spans.map(\.text) == ["one ", "two", " three ", "four"])
    #expect(spans.map { $0.traits.attributes?.value(of: Mark.self)?.number } == [nil, 2, nil, 3])
    #expect(
      spans.map { $0.traits.attributes?.value(of: Emphasis.self) != nil } == [false, true, false, false])
  }

  @Test("Its data move in an animation")
  func animation() throws {
    struct Sinking: View {
      @State private var shift = 0.0
      var body: some View {
        TextRendererTests.words.textRenderer(Marked(shift: shift))
        Button("Sink") { withAnimation(.linear(duration: 1)) { shift = 100 } }
      }
    }
    let screen = Screen { VStack { Sinking() } }
    screen.showsAnimations = true
    screen.button("Sink").tap()
    screen.advance(by: 0.5)
    #expect(try drawn(screen).last == "four 150")
    screen.advance(by: 1)
    #expect(try drawn(screen).last == "four 300")
    #expect(!screen.isAnimating)
  }
}
