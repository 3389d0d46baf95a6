import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Boxes around views, and what stands in them.
final class GroupBoxTests: GTKTestCase {
  private struct Boxes<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack(alignment: .leading) { GroupBox("A title") { content } }.frame(width: 400) }
  }

  @MainActor
  private static func ground(_ shown: HostedScreen) -> CGRect {
    // What draws the box is the layers right around the column in it.
    let layers = shown.all("FavesLayers")
    return shown.frame(of: layers[0])
  }

  func testABoxIsAsLargeAsItsContent() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        Boxes {
          Text("a longer line")
          Text("short")
        })
      let (long, short) = (
        shown.frame(of: shown.label("a longer line")), shown.frame(of: shown.label("short"))
      )
      let (box, title) = (Self.ground(shown), shown.frame(of: shown.label("A title")))
      XCTAssertEqual(box.width, long.width + 24, accuracy: 1)
      XCTAssertEqual(box.minX, title.minX, accuracy: 1, "under its label")
      XCTAssertEqual(short.minX, long.minX, accuracy: 1, "both begin at the leading edge")
      XCTAssertGreaterThanOrEqual(short.minY, long.maxY)
      shown.close()
    }
  }

  func testABoxGrowsWithItsContent() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer, Boxes { Text("wide").frame(maxWidth: .infinity, alignment: .trailing) })
      XCTAssertEqual(Self.ground(shown).width, 400, accuracy: 1)
      shown.close()
    }
  }

  @MainActor
  private static func hasFrame(_ renderer: GTKRenderer, _ view: some View) -> Bool {
    let shown = HostedScreen(renderer, view)
    defer { shown.close() }
    return gtk_entry_get_has_frame(cast(shown.entries[0])) != 0
  }

  func testAFieldKeepsItsFrameInABoxAndBesideItsLabel() throws {
    try onScreen { renderer in
      let field = TextField("Name", text: .constant("Ann"))
      XCTAssertTrue(Self.hasFrame(renderer, GroupBox { field }))
      XCTAssertTrue(
        Self.hasFrame(
          renderer,
          GroupBox("Title") {
            HStack {
              Text("Name")
              field
            }
          }))
      XCTAssertTrue(
        Self.hasFrame(
          renderer,
          HStack {
            Text("Name")
            field
          }.padding().border(.gray)), "the border is the row's")
      XCTAssertTrue(
        Self.hasFrame(
          renderer,
          HStack {
            field
            Toggle("On", isOn: .constant(true))
          }.padding().background(Color.yellow)))
      XCTAssertFalse(Self.hasFrame(renderer, field.padding().border(.gray)), "the border is the field's")
      XCTAssertFalse(
        Self.hasFrame(
          renderer,
          HStack {
            Image(systemName: "magnifyingglass")
            field
            Button("Cancel") {}
          }.padding().background(Color.yellow)))
      XCTAssertFalse(
        Self.hasFrame(
          renderer,
          HStack {
            Text("$")
            field
          }.padding().background(Color.yellow)), "a sign is as a symbol is")
    }
  }
}
