import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows of lists that lead to another page say so.
final class LinkArrowTests: GTKTestCase {
  private struct Towns: View {
    @State private var isLink = true
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Oslo") { Text("There") }
          ForEach(["Turku", "Lagos"], id: \.self) { name in NavigationLink(name, value: name) }
          NavigationLink("Porto") { Text("There") }.listRowBackground(Color.yellow)
          NavigationLink("Rome") { Text("There") }.badge(3)
          NavigationLink("Bern") { Text("There") }.navigationLinkIndicatorVisibility(.hidden)
          Text("Words")
          Button("Change") { isLink.toggle() }
          if isLink { NavigationLink("Kyiv") { Text("There") } } else { Text("Kyiv") }
          Button("Hide") { isShown = false }
          NavigationLink("Riga") { Text("There") }
            .navigationLinkIndicatorVisibility(isShown ? .automatic : .hidden)
        }
        .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }

  @MainActor private static func arrow(_ text: String, _ shown: HostedScreen) -> Native? {
    var row = shown.label(text)
    while className(of: row) != "FavesListRow" { row = gtk_widget_get_parent(row)! }
    let arrows = shown.all("GtkImage", in: row)
    XCTAssertLessThanOrEqual(arrows.count, 1, text)
    return arrows.first
  }

  func testALinkThatIsARowEndsInAnArrow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Towns())
      let list = shown.frame(of: shown.the("FavesList"))
      for text in ["Oslo", "Turku", "Lagos", "Porto", "Rome", "Kyiv", "Riga"] {
        let arrow = try XCTUnwrap(Self.arrow(text, shown), text)
        XCTAssertEqual(shown.frame(of: arrow).maxX, list.maxX - 12, accuracy: 1, text)
        XCTAssertEqual(
          shown.frame(of: shown.label(text)).minX, shown.frame(of: shown.label("Words")).minX, accuracy: 1,
          text)
      }
      XCTAssertGreaterThan(
        shown.frame(of: try XCTUnwrap(Self.arrow("Rome", shown))).minX, shown.frame(of: shown.label("3")).maxX
      )
      for text in ["Bern", "Words"] { XCTAssertNil(Self.arrow(text, shown), text) }
      shown.close()
    }
  }

  func testTheArrowComesAndGoesWithTheLink() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Towns())
      for isLink in [true, false, true] {
        XCTAssertEqual(Self.arrow("Kyiv", shown) != nil, isLink)
        shown.click("Change")
        layOut(shown.window)
      }
      XCTAssertNotNil(Self.arrow("Riga", shown))
      shown.click("Hide")
      XCTAssertNil(Self.arrow("Riga", shown))
      shown.close()
    }
  }

  private struct Turned: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Oslo") { Text("There") }
          NavigationLink("Porto") { Text("There") }.listRowBackground(Color.yellow)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  func testWhereOneReadsFromTheRightItIsAtTheLeftAndPointsThere() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Turned())
      let list = shown.frame(of: shown.the("FavesList"))
      for text in ["Oslo", "Porto"] {
        let arrow = try XCTUnwrap(Self.arrow(text, shown))
        XCTAssertEqual(
          gtk_widget_get_direction(arrow), GTK_TEXT_DIR_RTL, "by which GTK takes the mirrored icon")
        XCTAssertEqual(shown.frame(of: arrow).minX, list.minX + 12, accuracy: 1, text)
        XCTAssertEqual(shown.frame(of: shown.label(text)).maxX, list.maxX - 12, accuracy: 1, text)
      }
      shown.close()
    }
  }

  private struct Edited: View {
    @State private var names = ["Oslo", "Turku"]
    @State private var mode = EditMode.inactive
    var body: some View {
      NavigationStack {
        VStack {
          Button("Edit") { mode = mode == .active ? .inactive : .active }
          List {
            ForEach(names, id: \.self) { name in
              NavigationLink {
                Text("There")
              } label: {
                Text(name)
                Text("of \(name)")
              }
            }
            .onDelete { names.remove(atOffsets: $0) }
          }
          .environment(\.editMode, $mode)
        }
      }
    }
  }

  func testItStandsTogetherWithTheButtonThatDeletes() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Edited())
      let start = shown.frame(of: shown.label("Oslo")).minX
      for isEdited in [false, true, false] {
        XCTAssertEqual(shown.frame(of: shown.label("Oslo")).minX > start, isEdited)
        XCTAssertTrue(shown.texts.contains("of Turku"))
        XCTAssertEqual(shown.all("GtkImage", in: shown.the("FavesList")).count, isEdited ? 4 : 2)
        shown.click("Edit")
        layOut(shown.window)
      }
      shown.close()
    }
  }
}
