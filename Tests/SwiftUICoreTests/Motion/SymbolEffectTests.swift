import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Effects of symbols")
struct SymbolEffectTests {
  private struct Star<Effect: DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect>: View {
    let effect: Effect
    var options = SymbolEffectOptions.default
    @State var taps = 0
    @State var isActive = false
    var body: some View {
      VStack {
        Image(systemName: "star").symbolEffect(effect, options: options, value: taps)
          .accessibilityIdentifier("changing")
        Image(systemName: "star").symbolEffect(effect, options: options, isActive: isActive)
          .accessibilityIdentifier("lasting")
        Button("Tap") { taps += 1 }
        Toggle("Active", isOn: $isActive)
      }
    }
  }

  private func looks(_ id: String, in screen: Screen) -> Attributes {
    screen.front.all.first { $0.widget.attributes?.accessibilityIdentifier == id }?.widget.attributes
      ?? Attributes()
  }

  @Test("One for a value moves the symbol once for each change, ends exactly, and costs nothing after")
  func discrete() {
    let screen = Screen { Star(effect: .bounce) }
    screen.showsAnimations = true
    let before = looks("changing", in: screen)
    screen.advance(by: 1)
    #expect(looks("changing", in: screen) == before && !screen.isAnimating)
    screen.button("Tap").tap()
    screen.advance(by: 0.1)
    #expect(looks("changing", in: screen).scale.x > 1.05)
    #expect(looks("lasting", in: screen).scale.x == 1)
    screen.advance(by: 1)
    #expect(looks("changing", in: screen) == before && !screen.isAnimating)
  }

  @Test("One that is active goes on until it is not, from where the symbol is")
  func indefinite() {
    let screen = Screen { Star(effect: .pulse) }
    screen.showsAnimations = true
    screen.toggle("Active").set(true)
    var least = 1.0
    for _ in 0..<40 {
      screen.advance(by: 0.1)
      least = min(least, looks("lasting", in: screen).opacity)
    }
    #expect(least < 0.5 && screen.isAnimating)
    screen.toggle("Active").set(false)
    screen.advance(by: 2)
    #expect(looks("lasting", in: screen).opacity == 1 && !screen.isAnimating)
    screen.toggle("Active").set(true)
    screen.advance(by: 0.5)
    #expect(looks("lasting", in: screen).opacity < 0.9)
  }

  @Test("It happens as often and as fast as its options say")
  func options() {
    // A turn takes a second by itself.
    let screen = Screen { Star(effect: .rotate, options: .repeat(2).speed(2)) }
    screen.showsAnimations = true
    screen.button("Tap").tap()
    screen.toggle("Active").set(true)
    screen.advance(by: 0.8)
    #expect(looks("changing", in: screen).rotation != 0 && looks("lasting", in: screen).rotation != 0)
    screen.advance(by: 0.7)
    #expect(looks("changing", in: screen).rotation == 0 && looks("lasting", in: screen).rotation == 0)
    #expect(!screen.isAnimating)

    let endless = Screen { Star(effect: .wiggle, options: .repeating) }
    endless.showsAnimations = true
    endless.advance(by: 1)
    #expect(!endless.isAnimating, "nothing has changed yet")
    endless.button("Tap").tap()
    endless.advance(by: 20)
    #expect(endless.isAnimating)
  }

  @Test("A scale lasts for as long as the effect is on, and effects can be removed from around")
  func lasting() {
    struct Large: View {
      @State var isActive = true
      @State var isRemoved = false
      var body: some View {
        Image(systemName: "star").symbolEffect(.scale.up, isActive: isActive).symbolEffectsRemoved(isRemoved)
          .accessibilityIdentifier("star")
        Toggle("Active", isOn: $isActive)
        Toggle("Removed", isOn: $isRemoved)
      }
    }
    let screen = Screen { Large() }
    #expect(looks("star", in: screen).scale.x == 1.25)
    screen.toggle("Removed").set(true)
    #expect(looks("star", in: screen).scale.x == 1)
    screen.toggle("Removed").set(false)
    #expect(looks("star", in: screen).scale.x == 1.25)
    screen.toggle("Active").set(false)
    #expect(looks("star", in: screen).scale.x == 1)
  }

  @Test("Where the desktop has animations off, symbols stand still")
  func still() {
    let screen = Screen { Star(effect: .breathe) }
    screen.button("Tap").tap()
    screen.toggle("Active").set(true)
    screen.advance(by: 0.3)
    #expect(looks("changing", in: screen).scale.x == 1 && looks("lasting", in: screen).scale.x == 1)
    #expect(!screen.isAnimating)
  }
}
