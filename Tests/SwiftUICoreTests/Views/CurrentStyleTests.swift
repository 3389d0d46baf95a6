import Testing

@testable import SwiftUICore

@Suite("Styles that change what is painted with around")
struct CurrentStyleTests {
  private func paint(_ style: some ShapeStyle) -> Paint? {
    var environment = EnvironmentValues()
    environment.foreground = .color(.red)
    return style._paint(in: environment).paint
  }

  @Test("They keep what is around, as opaque as they say")
  func current() {
    #expect(paint(.opacity(0.5)) == .color(.red.opacity(0.5)))
    let shadow = PaintEffects(shadows: [.drop(radius: 2)])
    #expect(paint(.shadow(.drop(radius: 2))) == .styled(.color(.red), shadow))
    let multiplied = PaintEffects(blendMode: .multiply)
    #expect(paint(.blendMode(.multiply)) == .styled(.color(.red), multiplied))
    #expect(paint(Color.blue.blendMode(.multiply)) == .styled(.color(.blue), multiplied))
  }

  @Test("Shadows add up, the last mode counts, and all become as transparent as the style does")
  func effects() {
    let style = Color.blue.shadow(.drop(color: .black, radius: 2)).blendMode(.screen)
      .shadow(.inner(color: .black, radius: 3, x: 1, y: 2)).blendMode(.multiply)
    let shadows: [ShadowStyle] = [
      .drop(color: .black, radius: 2), .inner(color: .black, radius: 3, x: 1, y: 2),
    ]
    #expect(paint(style) == .styled(.color(.blue), PaintEffects(shadows: shadows, blendMode: .multiply)))
    #expect(
      paint(style.opacity(0.5))
        == .styled(
          .color(.blue.opacity(0.5)),
          PaintEffects(
            shadows: [
              .drop(color: .black.opacity(0.5), radius: 2),
              .inner(color: .black.opacity(0.5), radius: 3, x: 1, y: 2),
            ], blendMode: .multiply)))
    #expect(paint(style)?.color == .blue)
  }

  @Test("What looks at the appearance alone is as before")
  func material() {
    #expect(paint(.thinMaterial.materialActiveAppearance(.active)) == paint(.thinMaterial))
  }
}
