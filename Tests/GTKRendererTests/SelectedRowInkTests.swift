import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a program colours can be seen in a selected row.
final class SelectedRowInkTests: GTKTestCase {
  func testSymbolsCanBeSeenInASelectedRow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        List(selection: .constant(Optional(1))) {
          Image(systemName: "leaf.fill").foregroundStyle(.green).tag(1)
          Image(systemName: "leaf.fill").foregroundStyle(.green).tag(2)
        })
      settle(100)
      let ground = try XCTUnwrap(Palette.themeColors(named: "theme_selected_bg_color"))[0]
      let inks = shown.all("FavesImage").map { image in
        let style = gtk_widget_get_style_context(image)
        var color = GdkRGBA()
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
        return Palette.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      }
      XCTAssertEqual(inks.count, 2)
      XCTAssertEqual(inks.filter { $0.contrast(to: ground) >= 3 }.count, 1, "the one in the selected row")
      shown.close()
    }
  }

  func testWhatIsNotToBeSeenIsNotSeenInASelectedRow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        List(selection: .constant(Optional(1))) {
          HStack {
            Circle().fill(.clear).frame(width: 20, height: 20)
            Circle().fill(.green).frame(width: 20, height: 20)
            Circle().fill(.white.opacity(0.1)).frame(width: 20, height: 20)
          }
          .tag(1)
        })
      settle(100)
      let list = DrawnWidget(shown.the("FavesList"))
      let ground = try XCTUnwrap(Palette.themeColors(named: "theme_selected_bg_color"))[0]
      let white = (0..<list.height).reduce(0) { count, y in
        count + (0..<60).count { list.color($0, y).min()! > 240 && y < 24 }
      }
      // One circle has an edge in the colour of the row's text.
      XCTAssertGreaterThan(white, 10, "\(ground)")
      XCTAssertLessThan(white, 160)
      shown.close()
    }
  }

  func testColouredWordsCanBeReadInASelectedRow() throws {
    try onScreen { renderer in
      let ground = try XCTUnwrap(Palette.themeColors(named: "theme_selected_bg_color"))[0]
      let color = Color(red: ground.red, green: ground.green, blue: ground.blue)
      let selection = Followed<Int?>(1)
      let shown = HostedScreen(renderer, Chosen(color: color, selection: selection))
      settle(100)
      @MainActor func ownInks() -> Set<String> {
        Set(
          shown.all("FavesLabel").filter { label in
            var ink = GdkRGBA()
            return faves_label_own_ink(label, &ink) != 0
          }.map(shown.text))
      }
      XCTAssertEqual(ownInks(), ["two", "three"])
      selection.value = 2
      settle(100)
      XCTAssertEqual(ownInks(), ["one", "three"])
      selection.value = 3
      settle(100)
      XCTAssertEqual(ownInks(), ["one", "two", "three"], "What can be told from the ground stays")
      shown.close()
    }
  }
  private struct Chosen: View {
    let color: Color
    @ObservedObject var selection: Followed<Int?>
    var body: some View {
      List(selection: $selection.value) {
        Text("one").foregroundColor(color).tag(1)
        Text("two").foregroundColor(color).tag(2)
        Text("three").foregroundColor(Color(red: 1, green: 1, blue: 1)).tag(3)
      }
    }
  }
}
