import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where in a window an item of a toolbar stands, by its placement.
final class ShownPlacementTests: GTKTestCase {
  private enum Region { case leading, middle, trailing, below }

  private static let placements: [(String, ToolbarItemPlacement, Region)] = [
    ("automatic", .automatic, .trailing), ("principal", .principal, .middle),
    ("navigation", .navigation, .leading), ("primaryAction", .primaryAction, .trailing),
    ("secondaryAction", .secondaryAction, .trailing), ("status", .status, .below),
    ("confirmationAction", .confirmationAction, .trailing),
    ("cancellationAction", .cancellationAction, .leading),
    ("destructiveAction", .destructiveAction, .leading), ("topBarLeading", .topBarLeading, .leading),
    ("topBarTrailing", .topBarTrailing, .trailing), ("navigationBarLeading", .navigationBarLeading, .leading),
    ("navigationBarTrailing", .navigationBarTrailing, .trailing), ("bottomBar", .bottomBar, .below),
    ("bottomOrnament", .bottomOrnament, .below),
    ("topBarPinnedTrailing", .topBarPinnedTrailing, .trailing), ("title", .title, .middle),
    ("largeTitle", .largeTitle, .middle), ("subtitle", .subtitle, .middle),
    ("accessoryBar", .accessoryBar(id: 1), .below),
  ]

  private struct Page: View {
    let placement: ToolbarItemPlacement
    let pressed: Kept<Int>
    var body: some View {
      NavigationStack {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Page")
          .toolbar {
            ToolbarItem(placement: placement) { Button("first") { pressed.value += 1 } }
            ToolbarItem(placement: placement) { Button("second") {} }
          }
      }
    }
  }

  /// In which part of the window widgets beside each other are.
  @MainActor
  private static func region(of widgets: Native..., in shown: HostedScreen) -> Region? {
    guard let header = shown.shownWindow.screen?.bar?.native else { return nil }
    let bar = shown.frame(of: header)
    let place = widgets.map { shown.frame(of: $0) }.reduce(CGRect.null) { $0.union($1) }
    if place.minY >= shown.frame(of: shown.label("content")).maxY { return .below }
    guard place.minY >= bar.minY, place.maxY <= bar.maxY else { return nil }
    if abs(place.midX - bar.midX) < 20 { return .middle }
    return place.midX < bar.midX ? .leading : .trailing
  }

  func testAnItemStandsWhereItsPlacementSays() throws {
    try onScreen { renderer in
      for (name, placement, region) in Self.placements {
        let pressed = Kept(0)
        let shown = HostedScreen(renderer, Page(placement: placement, pressed: pressed))
        // The bar at the bottom slides in.
        let (first, second) = (shown.label("first"), shown.label("second"))
        _ = becomes(within: 100) { Self.region(of: first, second, in: shown) == region }
        XCTAssertEqual(Self.region(of: first, second, in: shown), region, name)
        XCTAssertLessThan(shown.frame(of: first).maxX, shown.frame(of: second).minX, name)
        shown.click("first")
        XCTAssertEqual(pressed.value, 1, name)
        shown.close()
      }
    }
  }

  private struct Asking: View {
    @State private var isOpen = true
    let said: Kept<[String]>
    var body: some View {
      Text("behind").sheet(isPresented: $isOpen) {
        NavigationStack {
          Text("in front").toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") {
                said.value.append("save")
                isOpen = false
              }
            }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isOpen = false } }
            ToolbarItem(placement: .destructiveAction) {
              Button("Delete", role: .destructive) { said.value.append("delete") }
            }
          }
        }
      }
    }
  }

  func testASheetIsAnsweredByTheItemsAtItsEdges() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("toolbar", "ToolbarItem") {
        Asking(said: said)
      } holds: { shown in
        guard becomes({ renderer.presented.count == 2 }), let sheet = renderer.presented.last as? WindowWidget
        else { return false }
        settle(100)
        @MainActor func button(_ title: String) -> Native {
          let label = parts(of: sheet.native, "FavesLabel").first { shown.text($0) == title }!
          return gtk_widget_get_ancestor(label, gtk_button_get_type())!
        }
        @MainActor func middle(_ widget: Native) -> Int32 {
          var x: Int32 = 0
          gtk_widget_translate_coordinates(widget, sheet.native, 0, 0, &x, nil)
          return x + gtk_widget_get_allocated_width(widget) / 2
        }
        let (save, cancel, delete) = (button("Save"), button("Cancel"), button("Delete"))
        XCTAssertLessThan(middle(cancel), middle(save))
        XCTAssertLessThan(middle(delete), middle(save))
        XCTAssertTrue(shown.hasClass(save, GTK_STYLE_CLASS_SUGGESTED_ACTION))
        XCTAssertFalse(shown.hasClass(cancel, GTK_STYLE_CLASS_SUGGESTED_ACTION))
        XCTAssertTrue(shown.hasClass(delete, GTK_STYLE_CLASS_DESTRUCTIVE_ACTION))
        // A dialog that can be cancelled has no other button for that.
        XCTAssertEqual(hdy_header_bar_get_show_close_button(sheet.screen?.bar?.header), 0)
        sheet.press(GDK_KEY_Return)
        // GTK shows the button pressed for a quarter of a second.
        XCTAssertTrue(becomes { renderer.presented.count == 1 })
        XCTAssertEqual(said.value, ["save"])
        return said.value == ["save"]
      }
    }
  }

  private struct Changing: View {
    @ObservedObject var placement: Followed<ToolbarItemPlacement>
    var body: some View {
      NavigationStack {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
          .toolbar { ToolbarItem(placement: placement.value) { Text("first") } }
      }
    }
  }

  func testAnItemGoesWhereItIsSaidToBeNow() throws {
    try onScreen { renderer in
      let placement = Followed(ToolbarItemPlacement.navigation)
      let shown = HostedScreen(renderer, Changing(placement: placement))
      let label = shown.label("first")
      let ways: [(ToolbarItemPlacement, Region)] = [
        (.navigation, .leading), (.primaryAction, .trailing), (.bottomBar, .below), (.principal, .middle),
        (.navigation, .leading),
      ]
      for (wanted, region) in ways {
        placement.value = wanted
        XCTAssertTrue(becomes { Self.region(of: shown.label("first"), in: shown) == region }, "\(wanted)")
        XCTAssertEqual(shown.label("first"), label, "It is not made anew")
      }
      shown.close()
    }
  }
}
