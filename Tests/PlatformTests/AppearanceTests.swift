import AppKit
import SwiftUI
import Testing
import UIKit

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

  @Test("UIKit's words for schemes and room and SwiftUI's are made of each other")
  func words() {
    #expect(ColorScheme(.dark) == .dark && ColorScheme(.light) == .light)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    for style in [UIUserInterfaceStyle.unspecified, .light, .dark] {
      #expect(UIUserInterfaceStyle(ColorScheme(style)) == style)
    }
    #expect(UserInterfaceSizeClass(.compact) == .compact && UserInterfaceSizeClass(.regular) == .regular)
    for size in [UIUserInterfaceSizeClass.unspecified, .compact, .regular] {
      #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass(size)) == size)
    }
  }
}
