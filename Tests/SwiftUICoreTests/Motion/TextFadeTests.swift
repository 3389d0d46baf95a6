import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Text that becomes another")
struct TextFadeTests {
  private struct Counting: View {
    @State private var count = 1
    let transition: ContentTransition
    var body: some View {
      Text("\(count)").contentTransition(transition)
      Button("Animate") { withAnimation(.linear(duration: 1)) { count += 1 } }
      Button("Jump") { count += 1 }
    }
  }

  private func shown(_ screen: Screen) -> TextDescription { screen.the(TextDescription.self) }

  @Test(
    "It fades out, and the new one in, where the change is animated",
    arguments: [
      ContentTransition.opacity, .numericText(), .numericText(value: 1),
    ])
  func fades(_ transition: ContentTransition) throws {
    let screen = AnimationTests.screen(Counting(transition: transition))
    screen.button("Animate").tap()
    #expect(shown(screen).text == "2", "what it says is known at once")
    screen.advance(by: 0.25)
    #expect(shown(screen).shownText == "1")
    #expect(AnimationTests.near(try #require(shown(screen).fading).opacity, 0.5))
    screen.advance(by: 0.5)
    #expect(shown(screen).shownText == "2")
    #expect(AnimationTests.near(try #require(shown(screen).fading).opacity, 0.5))
    screen.advance(by: 0.3)
    #expect(shown(screen).fading == nil)
    #expect(!screen.isAnimating)
    screen.close()
  }

  @Test("Without an animation, or without such a transition, it is there at once")
  func jumps() {
    let screen = AnimationTests.screen(Counting(transition: .opacity))
    screen.button("Jump").tap()
    #expect(shown(screen).text == "2" && shown(screen).fading == nil)
    let plain = AnimationTests.screen(Counting(transition: .identity))
    plain.button("Animate").tap()
    #expect(shown(plain).text == "2" && shown(plain).fading == nil)
    for screen in [screen, plain] { screen.close() }
  }

  @Test("A third text on the way takes the place of the second, and is there in the end")
  func interrupted() throws {
    let screen = AnimationTests.screen(Counting(transition: .opacity))
    screen.button("Animate").tap()
    screen.advance(by: 0.75)
    screen.button("Animate").tap()
    #expect(shown(screen).text == "3")
    #expect(shown(screen).shownText == "2", "it goes from where it is")
    #expect(AnimationTests.near(try #require(shown(screen).fading).opacity, 0.5))
    screen.button("Jump").tap()
    #expect(shown(screen).text == "4")
    screen.advance(by: 3)
    #expect(shown(screen).shownText == "4" && shown(screen).fading == nil)
    #expect(!screen.isAnimating)
    screen.close()
  }
}
