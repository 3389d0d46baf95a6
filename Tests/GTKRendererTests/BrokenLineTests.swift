import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Lines under and through text.
final class BrokenLineTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private static var underlined: AttributedString {
    var words = AttributedString("nnnnnn")
    words.underlineStyle = Text.LineStyle(pattern: .solid, color: red)
    return words
  }

  /// Where a text has red in the line of pixels that has most of it.
  @MainActor
  private static func red(_ renderer: GTKRenderer, _ text: Text) -> [Bool] {
    let screen = HostedScreen(renderer, text.font(.system(size: 40)))
    defer { screen.close() }
    let picture = DrawnWidget(screen.all("FavesLabel")[0])
    return (0..<picture.height)
      .map { y in
        (0..<picture.width).map { x in
          let pixel = picture.pixel(x, y)
          return pixel[3] > 128 && pixel[0] > 200 && pixel[1] < 60
        }
      }
      .max { $0.count { $0 } < $1.count { $0 } }!
  }

  /// How often a line begins.
  private static func starts(_ line: [Bool]) -> Int {
    zip([false] + line, line).count { !$0 && $1 }
  }

  func testLinesHaveTheirOwnColour() throws {
    try onScreen { renderer in
      for text in [
        Text("nnnnnn").underline(true, color: Self.red),
        Text("nnnnnn").strikethrough(true, pattern: .solid, color: Self.red),
        Text(Self.underlined),
      ] {
        let line = Self.red(renderer, text)
        XCTAssertGreaterThan(line.count { $0 }, line.count * 3 / 4)
        XCTAssertEqual(Self.starts(line), 1)
      }
      XCTAssertFalse(Self.red(renderer, Text("nnnnnn").underline()).contains(true))
    }
  }

  func testPatternsAreSeen() throws {
    try onScreen { renderer in
      var counts: [Text.LineStyle.Pattern: Int] = [:]
      for pattern in [Text.LineStyle.Pattern.dot, .dash, .dashDot] {
        for text in [
          Text("nnnnnn").underline(true, pattern: pattern, color: Self.red),
          Text("nnnnnn").strikethrough(true, pattern: pattern, color: Self.red),
        ] {
          let line = Self.red(renderer, text)
          XCTAssertGreaterThan(Self.starts(line), 3, "\(pattern)")
          counts[pattern] = Self.starts(line)
        }
      }
      XCTAssertGreaterThan(counts[.dot]!, counts[.dash]!)
    }
  }
}
