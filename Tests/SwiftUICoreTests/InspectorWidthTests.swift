import Testing

@testable import SwiftUICore

@MainActor
@Suite("The width of an inspector")
struct InspectorWidthTests {
  @Test("An inspector is as wide as is said, and dragged within that")
  func inspectorWidths() {
    let usual = InspectorWidth()
    #expect((usual.least, usual.ideal, usual.most) == (180, 270, 400))
    let fixed = InspectorWidth(fixed: 150)
    #expect((fixed.clamped(100), fixed.clamped(300)) == (150, 150))
    let said = InspectorWidth(min: 200, ideal: 250, max: 300)
    #expect((said.clamped(100), said.clamped(260), said.clamped(400)) == (200, 260, 300))
    let wide = InspectorWidth(min: nil, ideal: 500, max: nil)
    #expect((wide.least, wide.most) == (180, 500))
    let narrow = InspectorWidth(min: nil, ideal: 120, max: nil)
    #expect((narrow.least, narrow.most) == (120, 400))
  }
}
