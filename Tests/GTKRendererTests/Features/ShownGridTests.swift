import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where cells, icons and sections stand in what holds several of them.
final class ShownGridTests: GTKTestCase {
  func testCellsStandWhereTheySay() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("gridColumnAlignment", "gridCellAnchor") {
        Grid {
          GridRow {
            Text("short").gridColumnAlignment(.trailing)
            Text("x")
          }
          GridRow {
            Text("a good deal longer")
            Text("y")
          }
          GridRow { Text("left").gridCellAnchor(.leading) }
        }
      } holds: { screen in
        let places = ["short", "a good deal longer", "left"].map { screen.frame(of: screen.label($0)) }
        return places[0].maxX == places[1].maxX && places[0].minX > places[1].minX
          && places[2].minX == places[1].minX
      }
      table("gridCellUnsizedAxes") {
        Grid {
          GridRow {
            Text("a")
            Text("b")
          }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      } holds: { screen in
        let (a, b) = (screen.frame(of: screen.label("a")), screen.frame(of: screen.label("b")))
        return screen.frame(of: screen.the("GtkSeparator")).width <= b.maxX - a.minX + 1
      }
    }
  }

  func testLabelsAndSectionsKeepDistances() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("labelReservedIconWidth", "labelIconToTitleSpacing") {
        VStack(alignment: .leading) {
          Label("plain", systemImage: "star")
          Label("apart", systemImage: "star").labelIconToTitleSpacing(40)
          Label("wide", systemImage: "star").labelReservedIconWidth(90)
        }
      } holds: { screen in
        let starts = ["plain", "apart", "wide"].map { screen.frame(of: screen.label($0)).minX }
        return starts[1] > starts[0] + 20 && starts[2] > starts[0] + 50
      }
      @MainActor func distance(_ screen: HostedScreen) -> CGFloat {
        screen.frame(of: screen.label("second")).minY - screen.frame(of: screen.label("first")).maxY
      }
      var distances: [CGFloat] = []
      for spacing in [10.0, 80] {
        table("listSectionSpacing") {
          Form {
            Section { Text("first") }
            Section { Text("second") }
          }
          .listSectionSpacing(spacing)
        } holds: {
          distances.append(distance($0))
          return true
        }
      }
      XCTAssertEqual(distances[1] - distances[0], 70, accuracy: 2)
      table("labelsVisibility") {
        Toggle("hidden", isOn: .constant(true)).labelsVisibility(.hidden)
        Toggle("shown", isOn: .constant(true))
      } holds: {
        $0.texts == ["shown"]
      }
    }
  }
}
