import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Layouts that programs make themselves: sizes told upwards by preferences, and used from there.
final class MeasuredLayoutTests: GTKTestCase {
  struct Widths: PreferenceKey {
    static var defaultValue: [Int: CGFloat] { [:] }
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
      value.merge(nextValue(), uniquingKeysWith: max)
    }
  }

  struct MeasuredColumns: View {
    let cells = [
      ["", "Monday", "Wednesday"], ["Berlin", "Cloudy", "Mostly sunny"], ["Rome", "Sun", "Sunny"],
    ]
    @State private var widths: [Int: CGFloat] = [:]
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(cells.indices, id: \.self) { row in
          HStack(alignment: .top) {
            ForEach(cells[row].indices, id: \.self) { column in
              Text(cells[row][column])
                .background(
                  GeometryReader { proxy in
                    Color.clear.preference(key: Widths.self, value: [column: proxy.size.width])
                  }
                )
                .frame(width: widths[column], alignment: .topLeading)
                .padding(5)
            }
          }
        }
      }
      .onPreferenceChange(Widths.self) { widths = $0 }
      .font(.system(.body, design: .serif))
    }
  }

  func testColumnsAreAsWideAsTheirWidestCellAndNoWordIsBroken() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, MeasuredColumns())
      settle(200)
      let labels = screen.all("FavesLabel")
      XCTAssertEqual(labels.map(screen.text).count, 9)
      let height = gtk_widget_get_allocated_height(labels.first { screen.text($0) == "Sun" }!)
      for label in labels where !screen.text(label).isEmpty {
        XCTAssertEqual(gtk_widget_get_allocated_height(label), height, screen.text(label))
      }
      screen.close()
    }
  }

  struct MeasuredRow: View {
    @State private var isHorizontal = true
    @State private var offsets: [CGFloat] = []
    private static let sizes: [CGFloat] = [50, 30, 75]
    private func offset(_ index: Int) -> CGFloat { index < offsets.count ? offsets[index] : 0 }
    private func across(_ index: Int, _ size: ViewDimensions) -> CGFloat {
      isHorizontal ? -offset(index) : size[HorizontalAlignment.center]
    }
    private func down(_ index: Int, _ size: ViewDimensions) -> CGFloat {
      isHorizontal ? size[VerticalAlignment.center] : -offset(index)
    }
    private func place(_ widths: [Int: CGFloat]) {
      var places: [CGFloat] = [0]
      for index in Self.sizes.indices { places.append(places[index] + widths[index, default: 0] + 8) }
      offsets = places
    }
    private func tile(_ index: Int) -> some View {
      Button("") {}
        .buttonStyle(.plain)
        .frame(width: Self.sizes[index], height: Self.sizes[index])
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: Widths.self, value: [index: proxy.size.width])
          })
    }
    var body: some View {
      VStack {
        Button("Turn") { isHorizontal.toggle() }
        ZStack {
          ForEach(Self.sizes.indices, id: \.self) { index in
            tile(index)
              .alignmentGuide(HorizontalAlignment.center) { across(index, $0) }
              .alignmentGuide(VerticalAlignment.center) { down(index, $0) }
          }
        }
        .onPreferenceChange(Widths.self) { place($0) }
      }
    }
  }

  /// Where the tiles' middles are.
  @MainActor private static func tilePlaces(_ screen: HostedScreen) -> [[Int32]] {
    screen.all("GtkButton").dropFirst().map { button in
      var (x, y): (Int32, Int32) = (0, 0)
      let (width, height) = (gtk_widget_get_allocated_width(button), gtk_widget_get_allocated_height(button))
      gtk_widget_translate_coordinates(button, screen.window, width / 2, height / 2, &x, &y)
      return [x, y]
    }
  }

  /// The middles of 50, 30 and 75 with 8 between them, but for the half points of what is centred in a tile.
  private static func assertMiddles(_ places: [Int32], line: UInt = #line) {
    for (place, expected) in zip(places, [0.0, 48, 108]) {
      XCTAssertEqual(Double(place), expected, accuracy: 1, "\(places)", line: line)
    }
  }

  func testLayersAreLinedUpByGuidesOfTheirOwnAndTheStackIsAsLargeAsTheyReach() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, MeasuredRow())
      settle(200)
      let row = Self.tilePlaces(screen)
      Self.assertMiddles(row.map { $0[0] - row[0][0] })
      XCTAssertLessThanOrEqual(Set(row.map { $0[1] }).count, 2, "centred across, but for half points: \(row)")
      // 171 in all, in the middle of the window.
      let window = gtk_widget_get_allocated_width(screen.window)
      XCTAssertEqual(Double(row[0][0]), Double(window - 171) / 2 + 25, accuracy: 2)
      screen.click("Turn")
      settle(200)
      let column = Self.tilePlaces(screen)
      Self.assertMiddles(column.map { $0[1] - column[0][1] })
      screen.close()
    }
  }
}
