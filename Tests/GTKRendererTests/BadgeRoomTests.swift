import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The room that badges take in rows.
final class BadgeRoomTests: GTKTestCase {
  func testARowWithoutABadgeHasAllItsRoom() throws {
    try onScreen { renderer in
      func row(_ badge: Int?) -> some View {
        let words = HStack {
          Text("Row")
          Spacer(minLength: 0)
          Text("end")
        }
        return List { if let badge { AnyView(words.badge(badge)) } else { AnyView(words) } }
      }
      @MainActor func end(_ badge: Int?) -> Double {
        let screen = HostedScreen(renderer, row(badge))
        defer { screen.close() }
        return Double(screen.frame(of: screen.label("end")).maxX)
      }
      XCTAssertEqual(end(0), end(nil))
      XCTAssertLessThan(end(3), end(nil) - 20)
    }
  }
}
