import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Words in colours that have a name follow the light and the dark windows that a program asks for.
final class AskedSchemeTests: GTKTestCase {
  private struct Words: View {
    @ObservedObject var scheme: Followed<SwiftUICore.ColorScheme?>
    var body: some View {
      VStack {
        Text(verbatim: "███").font(.system(size: 40)).foregroundStyle(.blue)
        (Text(verbatim: "███").foregroundColor(.red) + Text(verbatim: "█")).font(.system(size: 40))
      }
      .preferredColorScheme(scheme.value)
    }
  }

  func testTextsHaveTheShadesOfTheWindow() throws {
    try onScreen { renderer in
      for first in [SwiftUICore.ColorScheme.dark, .light] {
        let scheme = Followed<SwiftUICore.ColorScheme?>(first)
        let screen = HostedScreen(renderer, Words(scheme: scheme))
        defer { screen.close() }
        @MainActor func check() {
          for (index, color) in [Color.blue, .red].enumerated() {
            let wanted = Palette.rgba(color, for: .text)
            XCTAssertTrue(
              becomes {
                let place = screen.frame(of: screen.all("FavesLabel")[index])
                let found = DrawnWidget(screen.window).color(Int(place.minX) + 20, Int(place.midY))
                return abs(found[0] - Int(wanted.red * 255)) < 4 && abs(found[2] - Int(wanted.blue * 255)) < 4
              }, "\(scheme.value!) \(color)")
          }
        }
        settle(100)
        XCTAssertEqual(Palette.isDark, first == .dark)
        check()
        scheme.value = first == .dark ? .light : .dark
        settle(200)
        XCTAssertEqual(Palette.isDark, first != .dark)
        check()
        scheme.value = nil
        settle(100)
      }
    }
  }
}
