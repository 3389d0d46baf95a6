import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Grounds that are not said to be the background of one view.
final class ShownGroundTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)

  func testGrounds() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("containerBackground") {
        Text("a").containerBackground(Self.red, for: .window)
      } holds: {
        $0.color(9, 9, from: $0.label("a")) == [255, 0, 0]
      }
      table("backgroundStyle") {
        VStack { Text("a").padding(20).background() }.backgroundStyle(Self.red)
      } holds: {
        $0.color(9, 9, from: $0.label("a")) == [255, 0, 0]
      }
      table("glassEffect", "GlassEffectContainer") {
        VStack {
          Text("bare").padding(20)
          GlassEffectContainer {
            Text("glass").padding(20).glassEffect(.regular.tint(Self.red), in: Rectangle())
          }
        }
      } holds: { screen in
        screen.color(-10, -10, from: screen.label("glass"))
          != screen.color(-10, -10, from: screen.label("bare"))
      }
      table("DefaultGlassEffectShape", "glassEffect") {
        HStack(spacing: 40) {
          Self.red.frame(width: 80, height: 40).clipShape(DefaultGlassEffectShape())
          Color.clear.frame(width: 80, height: 40).glassEffect(.regular.tint(Self.red))
        }
      } holds: { screen in
        // Both are round at their ends: the corner is bare, the middle of the end is not.
        let row = screen.frame(of: screen.the("FavesStack"))
        let picture = DrawnWidget(screen.window)
        @MainActor func color(_ x: Int, _ y: Int) -> [Int] {
          picture.color(Int(row.minX) + x, Int(row.minY) + y)
        }
        let bare = color(100, 20)
        return [0, 120].allSatisfy {
          color($0 + 2, 2) == bare && color($0 + 3, 20) != bare && color($0 + 40, 2) != bare
        }
      }
      table("presentationBackground") {
        Text("a").padding(20).presentationBackground(Self.red)
      } holds: {
        $0.color(9, 9, from: $0.label("a")) == [255, 0, 0]
      }
    }
  }
}
