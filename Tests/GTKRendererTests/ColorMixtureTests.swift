import CGTK
import SwiftUI
import UIKit
import XCTest

@testable import GTKRenderer
@testable import Platform
@testable import SwiftUICore

/// Mixed colours, and symbols in sizes, as they are on the screen.
final class ColorMixtureTests: GTKTestCase {
  func testAMixtureBeginsAndEndsWithTheThemesOwnShades() throws {
    try onScreen { _ in
      @MainActor func isNear(_ a: Color, _ b: Color) -> Bool {
        let (a, b) = (Palette.rgba(a), Palette.rgba(b))
        return abs(a.red - b.red) < 0.02 && abs(a.green - b.green) < 0.02 && abs(a.blue - b.blue) < 0.02
          && abs(a.alpha - b.alpha) < 0.02
      }
      XCTAssertTrue(isNear(Color.red.mix(with: .blue, by: 0.001), .red))
      XCTAssertTrue(isNear(Color.red.mix(with: .blue, by: 0.999), .blue))
      XCTAssertTrue(isNear(Color.primary.mix(with: .yellow, by: 0.001), .primary))
      XCTAssertTrue(isNear(Color.red.mix(with: .blue, by: 0.001).opacity(0.5), .red.opacity(0.5)))
      XCTAssertFalse(isNear(Color.red.mix(with: .blue, by: 0.5), .red))
    }
  }

  func testASymbolIsAsLargeAsItsConfigurationSays() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let small = try XCTUnwrap(
        UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
      let large = try XCTUnwrap(
        UIImage(systemName: "star.fill")?.withConfiguration(
          UIImage.SymbolConfiguration(pointSize: 60, weight: .bold, scale: .large)))
      XCTAssertGreaterThan(large.size.width, small.size.width * 2)
      XCTAssertEqual(large.renderingMode, .alwaysTemplate)
      XCTAssertNil(
        UIImage(systemName: "no such", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
    }
  }
}
