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
    #expect(paint(.shadow(.drop(radius: 2))) == paint(.opacity(1)))
    #expect(paint(.blendMode(.multiply)) == paint(.opacity(1)))
    #expect(paint(Color.blue.blendMode(.multiply)) == .color(.blue.opacity(1)))
    #expect(paint(.thinMaterial.materialActiveAppearance(.active)) == paint(.thinMaterial))
  }
}
