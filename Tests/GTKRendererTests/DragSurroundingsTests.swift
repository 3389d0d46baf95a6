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
        let found = outer.destinations(at: middle).first
        XCTAssertTrue(found?.widget === inner)
        XCTAssertEqual(found?.place.x ?? 0, part.width / 2, accuracy: 1)
        XCTAssertEqual(found?.place.y ?? 0, part.height / 2, accuracy: 1)
        XCTAssertTrue(outer.destinations(at: CGPoint(x: 4, y: 4)).isEmpty)
        XCTAssertTrue(inner.destinations(at: CGPoint(x: 4, y: 4)).isEmpty)
      }
    }
  }

  private struct Deep: View {
    var body: some View {
      VStack {
        Text("Before").dropDestination(for: String.self) { _, _ in true }
        Text("Inner").padding(20).dropDestination(for: URL.self) { _, _ in true }
          .padding(20).dropDestination(for: Data.self) { _, _ in true }
          .padding(20).dropDestination(for: String.self) { _, _ in true }
      }
      .padding(30)
      .dropDestination(for: Data.self) { _, _ in true }
    }
  }

  func testAPlaceThatCannotHaveADropLeavesItToTheNextAroundIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Deep())
      defer { screen.close() }
      settle(50)
      let whole = try XCTUnwrap(dragAreas(renderer).first)
      let words = try XCTUnwrap(whole.children.flatMap(dragAreas).last)
      let bytes = try XCTUnwrap(words.children.flatMap(dragAreas).first)
      let addresses = try XCTUnwrap(bytes.children.flatMap(dragAreas).first)
      let (around, part) = (screen.frame(of: whole.native), screen.frame(of: addresses.native))
      let middle = CGPoint(x: part.midX - around.minX, y: part.midY - around.minY)
      let places = [addresses, bytes, words]
      XCTAssertTrue(whole.destinations(at: middle).map(\.widget).elementsEqual(places, by: ===))
      for place in places {
        // What this one alone can have.
        let others = places.filter { $0 !== place }.flatMap(\.description.accepts)
        let names = place.description.accepts.filter { !others.contains($0) }
        XCTAssertFalse(names.isEmpty)
        XCTAssertTrue(whole.destination(at: middle, for: names)?.widget === place)
      }
      XCTAssertNil(whole.destination(at: middle, for: ["nothing/known"]))
      let edge = CGPoint(x: middle.x, y: middle.y - part.height / 2 - 30)
      XCTAssertTrue(whole.destinations(at: edge).map(\.widget).elementsEqual([words], by: ===))
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
