import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is in a geometry reader lies over each other from the top leading corner, each view with all the room for itself.
final class LayeredGeometryTests: GTKTestCase {
  private struct Several: View {
    @State private var count = 2
    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          ForEach(0..<count, id: \.self) { number in
            Text("dot \(number)").position(x: 60 + 100 * Double(number), y: 100)
          }
          Color.red.frame(width: 600, height: 20)
          Text("corner")
          Text("all").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        .frame(width: 300, height: 200)
        Button("More") { count += 1 }
      }
    }
  }

  func testViewsLieOverEachOtherEachWithAllTheRoom() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Several())
      defer { screen.close() }
      let corner = screen.frame(of: screen.label("corner"))
      @MainActor func assertDot(_ number: Int, line: UInt = #line) {
        let dot = screen.frame(of: screen.label("dot \(number)"))
        XCTAssertEqual(dot.midX, corner.minX + 60 + 100 * CGFloat(number), accuracy: 1.5, line: line)
        XCTAssertEqual(dot.midY, corner.minY + 100, accuracy: 1.5, line: line)
      }
      assertDot(0)
      assertDot(1)
      let all = screen.frame(of: screen.label("all"))
      XCTAssertEqual(all.maxX, corner.minX + 300, accuracy: 1, "What is wider takes nothing of the room")
      XCTAssertEqual(all.maxY, corner.minY + 200, accuracy: 1)
      screen.click("More")
      settle(50)
      assertDot(2)
      assertDot(0)
    }
  }

  private struct Heights: View {
    @State private var height = 0.0
    var body: some View {
      VStack {
        GeometryReader { _ in
          Text("first").zIndex(height)
          Text("second")
        }
        Button("Raise") { height = 1 }
      }
    }
  }

  func testAHigherViewIsOnTop() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Heights())
      defer { screen.close() }
      XCTAssertEqual(screen.texts.prefix(2), ["first", "second"])
      screen.click("Raise")
      XCTAssertEqual(screen.texts.prefix(2), ["second", "first"])
    }
  }
}
