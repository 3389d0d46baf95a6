import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The buttons of an alert stand beside each other, and over each other where there is no room for that.
final class AlertButtonTests: GTKTestCase {
  private struct Asking: View {
    let titles: [String]
    var body: some View {
      Text("Below").confirmationDialog("Which one?", isPresented: .constant(true), titleVisibility: .visible)
      {
        ForEach(titles, id: \.self) { Button($0) {} }
      }
    }
  }

  /// The words of the dialog's buttons from the top and the leading edge, whether they stand over each other, and how wide it is.
  @MainActor
  private static func shown(_ renderer: GTKRenderer, _ titles: [String]) throws
    -> (titles: [String], stand: Bool, width: Double)
  {
    let screen = HostedScreen(renderer, Asking(titles: titles))
    defer { screen.close() }
    let alert = try XCTUnwrap(renderer.presented.lazy.compactMap { $0 as? AlertWidget }.first)
    _ = becomes(within: 100) { gtk_widget_get_mapped(alert.native) != 0 }
    settle(50)
    let places = screen.all("GtkButton", in: alert.native).map { button in
      var (x, y): (Int32, Int32) = (0, 0)
      gtk_widget_translate_coordinates(button, alert.native, 0, 0, &x, &y)
      return (title: String(cString: gtk_button_get_label(cast(button))), x: x, y: y)
    }
    let sorted = places.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    return (
      sorted.map(\.title), Set(places.map(\.y)).count == places.count,
      Double(gtk_widget_get_allocated_width(alert.native))
    )
  }

  func testFewShortOnesStandBesideEachOther() throws {
    try onScreen { renderer in
      let shown = try Self.shown(renderer, ["One", "Two"])
      XCTAssertFalse(shown.stand)
      XCTAssertEqual(shown.titles.first, "Cancel")
    }
  }

  func testManyStandOverEachOtherWithCancelAtTheBottom() throws {
    try onScreen { renderer in
      let names = ["Amsterdam", "Barcelona", "Copenhagen", "Dublin", "Edinburgh"]
      let shown = try Self.shown(renderer, names)
      XCTAssertTrue(shown.stand)
      XCTAssertEqual(shown.titles, names + ["Cancel"])
    }
  }

  func testALongOneIsBrokenIntoLines() throws {
    try onScreen { renderer in
      let long =
        "An item whose name is so long that nobody would write all of it on a button, but here it is all the same"
      let shown = try Self.shown(renderer, ["Short", long])
      XCTAssertTrue(shown.stand)
      XCTAssertEqual(shown.titles, ["Short", long, "Cancel"])
      XCTAssertLessThan(shown.width, 700)
    }
  }
}
