import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Digits of one width")
struct MonospacedDigitTests {
  @Test("They have the font that is set around them")
  func surroundings() throws {
    let screen = Screen {
      HStack {
        Text("1").monospacedDigit()
        Text("2").font(.caption).monospacedDigit()
      }
      .font(.title)
      VStack { Text("3").font(.title) }.monospacedDigit()
    }
    let texts = screen.front.all.compactMap { $0.widget.anyDescription as? TextDescription }
    let fonts = texts.map { $0.spans.first?.traits.font ?? $0.style.font }
    #expect(fonts == [.title, .caption, .title])
    #expect(texts.map { $0.spans.first?.traits.isMonospacedDigit } == [true, true, true])
    screen.close()
  }
}
