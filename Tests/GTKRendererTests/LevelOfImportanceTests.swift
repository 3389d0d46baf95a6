import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How dark grounds of the lower levels are, and that colours with a gradient cover what is behind.
final class LevelOfImportanceTests: GTKTestCase {
  func testGroundsOfLowerLevelsAreFaint() throws {
    try onScreen { _ in
      @MainActor func surface(_ style: HierarchicalShapeStyle) -> Double {
        Palette.rgba(style._paint(in: EnvironmentValues()).paint!.color).alpha
      }
      XCTAssertEqual(surface(.secondary), 0.55, accuracy: 0.05)
      XCTAssertEqual(surface(.tertiary), 0.26, accuracy: 0.03)
      XCTAssertEqual(surface(.quaternary), 0.14, accuracy: 0.04)
      XCTAssertLessThan(surface(.quinary), surface(.quaternary) * 0.7)
      // Words of every level are as strong as before.
      for (style, opacity) in [(HierarchicalShapeStyle.tertiary, 0.6), (.quaternary, 0.4)] {
        let color = style._paint(in: EnvironmentValues()).paint!.color
        XCTAssertEqual(
          Palette.rgba(color, for: .text).alpha, Palette.rgba(.secondary.opacity(opacity), for: .text).alpha)
      }
    }
  }

  func testAFilledGroundIsAsFaint() throws {
    try onScreen { renderer in
      @MainActor func ground(_ style: some ShapeStyle) -> [Int] {
        let screen = HostedScreen(
          renderer, Color(red: 1, green: 1, blue: 1).overlay { Rectangle().fill(style) })
        defer { screen.close() }
        return DrawnWidget(screen.window).color(250, 200)
      }
      let black = ground(.quaternary)[0]
      XCTAssertGreaterThan(black, 255 - 255 * 18 / 100)
      XCTAssertLessThan(black, 255 - 255 * 8 / 100)
      XCTAssertGreaterThan(ground(.quinary)[0], black)
      XCTAssertLessThan(ground(.tertiary)[0], black)
    }
  }

  func testTheGradientOfAColourIsOpaque() throws {
    try onScreen { _ in
      for color in [Color.red, .blue, Color(red: 0.2, green: 0.4, blue: 0.6), .accentColor] {
        let stops = color.gradient.gradient.stops
        let (top, bottom) = (Palette.rgba(stops[0].color), Palette.rgba(stops.last!.color))
        XCTAssertEqual(top.alpha, 1)
        XCTAssertEqual(bottom, Palette.rgba(color))
        XCTAssertGreaterThan(top.red + top.green + top.blue, bottom.red + bottom.green + bottom.blue)
      }
      let half = Palette.rgba(Color.red.opacity(0.5).gradient.gradient.stops[0].color)
      XCTAssertEqual(half.alpha, 0.5, accuracy: 0.01)
    }
  }
}
