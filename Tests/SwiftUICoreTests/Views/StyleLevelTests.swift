import Testing

@testable import SwiftUICore

@Suite("Levels of any style")
struct StyleLevelTests {
  private func paint(_ style: some ShapeStyle) -> Paint? { style._paint(in: EnvironmentValues()).paint }

  @Test("Each level is the style itself, fainter than the level before")
  func levels() {
    let tint = Color.red
    #expect(paint(tint.secondary) == .color(.red.opacity(0.5)))
    #expect(paint(tint.tertiary) == .color(.red.opacity(0.25)))
    #expect(paint(.blue.quaternary) == .color(.blue.opacity(0.18)))
    #expect(paint(.blue.quinary) == .color(.blue.opacity(0.1)))
    #expect(paint(.tint.secondary) == .color(.accentColor.opacity(0.5)))
    let gradient = Gradient(colors: [.red, .blue])
    guard case .gradient(let faint) = paint(gradient.secondary) else { return #expect(Bool(false)) }
    #expect(faint.opacity == 0.5)
    // The levels of what is painted with around go on.
    #expect(paint(.secondary) == .color(.secondary))
  }
}
