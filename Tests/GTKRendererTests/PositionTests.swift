import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views whose middle is put at a point of the room around them, whatever they are.
final class PositionTests: GTKTestCase {
  private struct Placed: View {
    var x = 30.0
    var body: some View {
      Text("text").position(x: x, y: 60).frame(width: 200, height: 120)
      Button("button") {}.position(x: 100, y: 90).frame(width: 200, height: 120)
      ZStack {
        Text("one").position(x: 20, y: 20)
        Text("two").position(x: 180, y: 100)
      }
      .frame(width: 200, height: 120)
    }
  }

  /// The middle of a label, from the top left corner of the frame that is as large as here.
  @MainActor
  private static func middle(of text: String, _ screen: HostedScreen) -> CGPoint? {
    guard let label = screen.all("FavesLabel").first(where: { screen.text($0) == text }) else { return nil }
    var frame = gtk_widget_get_parent(label)
    while let current = frame, gtk_widget_get_allocated_width(current) != 200 {
      frame = gtk_widget_get_parent(current)
    }
    guard let frame else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(
      label, frame, gtk_widget_get_allocated_width(label) / 2, gtk_widget_get_allocated_height(label) / 2, &x,
      &y)
    return CGPoint(x: Double(x), y: Double(y))
  }

  private static func assert(_ place: CGPoint?, isAt x: Double, _ y: Double, line: UInt = #line) {
    guard let place else { return XCTFail("There is no such label", line: line) }
    XCTAssertEqual(Double(place.x), x, accuracy: 1.5, line: line)
    XCTAssertEqual(Double(place.y), y, accuracy: 1.5, line: line)
  }

  func testAViewIsPlacedInAllTheRoomThatItIsGiven() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Placed())
      Self.assert(Self.middle(of: "text", screen), isAt: 30, 60)
      Self.assert(Self.middle(of: "button", screen), isAt: 100, 90)
      Self.assert(Self.middle(of: "one", screen), isAt: 20, 20)
      Self.assert(Self.middle(of: "two", screen), isAt: 180, 100)
      screen.close()
    }
  }
}
