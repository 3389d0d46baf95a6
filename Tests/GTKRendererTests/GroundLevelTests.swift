import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A level of importance behind a text or an image is one of the colour around it.
final class GroundLevelTests: GTKTestCase {
  func testTheColourOfALeafIsNotThatOfItsGround() throws {
    try onScreen { renderer in
      @MainActor func corner(_ view: some View, _ type: String) -> (red: Int, green: Int, blue: Int) {
        let screen = HostedScreen(renderer, view.frame(width: 500, height: 400).background(.white))
        defer { screen.close() }
        let place = screen.frame(of: screen.all(type).first!)
        let color = DrawnWidget(screen.window).color(Int(place.minX) + 2, Int(place.minY) + 2)
        return (color[0], color[1], color[2])
      }
      let image = corner(
        Image(systemName: "1.circle.fill").foregroundStyle(.blue).padding().background(.quaternary),
        "FavesImage")
      XCTAssertEqual(image.red, image.blue, accuracy: 8)
      XCTAssertLessThan(image.red, 250)
      let padded = corner(
        Text("x").padding().foregroundStyle(.blue).background(.quaternary), "FavesLabel")
      XCTAssertEqual(padded.red, padded.blue, accuracy: 8)
      let tinted = corner(Text("x").padding().background(.quaternary).foregroundStyle(.red), "FavesLabel")
      XCTAssertGreaterThan(tinted.red, tinted.blue + 10)
    }
  }
}
