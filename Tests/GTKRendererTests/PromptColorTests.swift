import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What empty fields say they are for can be read, in fields of each kind and in each scheme.
final class PromptColorTests: GTKTestCase {
  // Letters that are all ink, so that the edges of thin ones are not measured.
  private static let block = "████"

  private struct Fields: View {
    var color: Color?
    var body: some View {
      let prompt = Text(verbatim: PromptColorTests.block)
      VStack(spacing: 20) {
        TextField("one", text: .constant(""), prompt: color.map(prompt.foregroundColor) ?? prompt)
        TextField(
          "growing", text: .constant(""), prompt: color.map(prompt.foregroundColor) ?? prompt,
          axis: .vertical)
      }
      .frame(width: 300)
    }
  }

  private struct Written {
    let ink, ground: Palette.RGBA
    var contrast: Double { ink.contrast(to: ground) }
  }

  /// The colour of a field's ground, and that of its letters, which is the one farthest from it.
  @MainActor
  private static func written(_ field: Native, _ shown: HostedScreen) -> Written {
    let place = shown.frame(of: field)
    let drawn = DrawnWidget(shown.window)
    @MainActor func color(_ x: Double, _ y: Double) -> Palette.RGBA {
      let parts = drawn.color(Int(x), Int(y)).map { Double($0) / 255 }
      return Palette.RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
    let ground = color(place.maxX - 30, place.midY)
    let inks = (10..<50).flatMap { x in
      [-3, 0, 3].map { color(place.minX + Double(x), place.midY + $0) }
    }
    return Written(ink: inks.max { $0.contrast(to: ground) < $1.contrast(to: ground) }!, ground: ground)
  }

  @MainActor
  private static func both(_ shown: HostedScreen) -> [Written] {
    [shown.entries[0], shown.the("GtkTextView")].map { written($0, shown) }
  }

  func testPromptsOfFieldsOfEachKindCanBeReadInEveryScheme() throws {
    try onScreen { renderer in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        for scheme in [nil, SwiftUICore.ColorScheme.light, .dark] {
          let shown = HostedScreen(
            renderer,
            Fields().transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 })
          settle(300)
          let written = Self.both(shown)
          for one in written {
            XCTAssertGreaterThanOrEqual(one.contrast, 4.5, "dark: \(isDark), \(String(describing: scheme))")
          }
          XCTAssertEqual(
            written[0].contrast, written[1].contrast, accuracy: 0.2, "\(isDark) \(String(describing: scheme))"
          )
          let isOnDark = (scheme ?? (isDark ? .dark : .light)) == .dark
          XCTAssertEqual(written[0].ground.luminance < 0.2, isOnDark, "the ground is the scheme's")
          shown.close()
        }
      }
      ColorScheme.prefer(dark: nil)
    }
  }

  func testAPromptWithAColourOfItsOwnFollowsTheScheme() throws {
    try onScreen { renderer in
      ColorScheme.prefer(dark: false)
      let shown = HostedScreen(renderer, Fields(color: .red))
      settle(300)
      let light = Self.both(shown)
      ColorScheme.prefer(dark: true)
      settle(300)
      let dark = Self.both(shown)
      for (written, isDark) in [(light, false), (dark, true)] {
        ColorScheme.prefer(dark: isDark)
        let red = Palette.rgba(.red, for: .text)
        for one in written {
          XCTAssertEqual(one.ink.red, red.red, accuracy: 0.02, "dark: \(isDark)")
          XCTAssertEqual(one.ink.green, red.green, accuracy: 0.02, "dark: \(isDark)")
        }
      }
      shown.close()
      ColorScheme.prefer(dark: nil)
    }
  }
}
