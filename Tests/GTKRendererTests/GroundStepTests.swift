import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// `.background.secondary` and its like: a fainter ground over the same ground would not be seen.
final class GroundStepTests: GTKTestCase {
  func testEachLevelIsAStepFromTheGroundInLightAndDark() throws {
    try onScreen { renderer in
      for scheme in [ColorScheme.light, .dark] {
        let screen = HostedScreen(
          renderer,
          HStack(spacing: 0) {
            Color.clear.background(.background)
            Color.clear.background(.background.secondary)
            Rectangle().fill(.background.tertiary)
            Color.clear.background(.background.quaternary, in: Rectangle())
          }
          .frame(width: 400, height: 100).environment(\.colorScheme, scheme))
        let drawn = DrawnWidget(screen.window)
        let area = screen.frame(of: screen.window)
        let levels = (0..<4).map { drawn.color(Int(area.midX) - 150 + 100 * $0, Int(area.midY))[1] }
        for (level, next) in zip(levels, levels.dropFirst()) {
          let step = scheme == .light ? level - next : next - level
          XCTAssertTrue((5...40).contains(step), "\(scheme): \(levels)")
        }
        screen.close()
      }
    }
  }
}
