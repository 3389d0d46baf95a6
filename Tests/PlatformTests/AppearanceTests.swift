import AppKit
import Testing

@Suite("Appearance of the app") @MainActor
struct AppearanceTests {
  @Test("An appearance has a known name, and knows which of others is as dark")
  func names() {
    #expect(NSAppearance(named: .init("mine")) == nil)
    let dark = NSAppearance(named: .vibrantDark)
    #expect(dark?.name == .vibrantDark)
    #expect(dark?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    #expect(dark?.bestMatch(from: [.aqua]) == nil)
  }

  @Test("What the program sets is what the app has, before there is a display")
  func app() {
    NSApp.appearance = NSAppearance(named: .darkAqua)
    #expect(NSApp.effectiveAppearance.name == .darkAqua)
    NSApp.appearance = nil
    #expect(NSApp.appearance == nil)
  }
}
