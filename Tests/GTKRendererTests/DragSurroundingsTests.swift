import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is in front of a place to drop on, and what is seen under the pointer.
final class DragSurroundingsTests: GTKTestCase {
  private struct Nested: View {
    let isDecorated: Bool
    var body: some View {
      VStack {
        Text("Outer")
        Text("Inner").padding(20).dropDestination(for: String.self) { _, _ in true }
      }
      .padding(30)
      .overlay { if isDecorated { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red) } }
      .dropDestination(for: String.self) { _, _ in true }
    }
  }

  func testADropFindsTheInnermostPlaceBehindADecoration() throws {
    try onScreen { renderer in
      for isDecorated in [false, true] {
        let screen = HostedScreen(renderer, Nested(isDecorated: isDecorated))
        defer { screen.close() }
        settle(50)
        let outer = try XCTUnwrap(dragAreas(renderer).first)
        let inner = try XCTUnwrap(outer.children.flatMap(dragAreas).first)
        let (whole, part) = (screen.frame(of: outer.native), screen.frame(of: inner.native))
        let middle = CGPoint(x: part.midX - whole.minX, y: part.midY - whole.minY)
        let found = outer.destination(at: middle)
        XCTAssertTrue(found?.widget === inner)
        XCTAssertEqual(found?.place.x ?? 0, part.width / 2, accuracy: 1)
        XCTAssertEqual(found?.place.y ?? 0, part.height / 2, accuracy: 1)
        XCTAssertNil(outer.destination(at: CGPoint(x: 4, y: 4)))
        XCTAssertNil(inner.destination(at: CGPoint(x: 4, y: 4)))
      }
    }
  }

  private struct Preview: View {
    @Environment(\.defaultMinListRowHeight) private var height
    var body: some View { Color.red.frame(width: 30, height: height) }
  }

  func testThePreviewIsSeenUnderThePointerWithWhatIsAroundTheView() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Text("plain").draggable("a")
          Text("pictured").draggable("b") { Preview() }
        }
        .environment(\.defaultMinListRowHeight, 77))
      defer { screen.close() }
      let areas = dragAreas(renderer)
      let plain = ToldDrag(from: areas[0])
      XCTAssertNil(OutgoingDrag.current?.preview)
      plain.end(isTaken: false)
      let pictured = ToldDrag(from: areas[1])
      let preview = try XCTUnwrap(OutgoingDrag.current?.preview)
      let size = renderer.size(of: preview, width: nil, height: nil)
      XCTAssertEqual(size.width, 30)
      XCTAssertEqual(size.height, 77)
      pictured.end(isTaken: false)
    }
  }
}
