import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What stands in a selected row can be read and seen on its ground.
final class SelectedRowTests: GTKTestCase {
  // Letters that are all ink, so that the edges of thin ones are not measured.
  private static let block = "████"

  private struct Rows: View {
    var body: some View {
      List(selection: .constant(Optional(1))) {
        HStack(spacing: 20) {
          Text(verbatim: SelectedRowTests.block).accessibilityLabel("first")
          Text(verbatim: SelectedRowTests.block + "█").foregroundStyle(.secondary)
          Text(verbatim: SelectedRowTests.block + "██").padding(8).background(.gray.opacity(0.12))
            .cornerRadius(8)
        }
        .tag(1)
      }
    }
  }

  @MainActor
  private static func color(_ x: Double, _ y: Double, in drawn: DrawnWidget) -> Palette.RGBA {
    let parts = drawn.color(Int(x), Int(y)).map { Double($0) / 255 }
    return Palette.RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  func testWordsCanBeRead() throws {
    try onScreen { renderer in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        let shown = HostedScreen(renderer, Rows())
        settle(300)
        let drawn = DrawnWidget(shown.window)
        let labels = shown.all("FavesLabel").map { shown.frame(of: $0) }
        XCTAssertEqual(labels.count, 3)
        let inks = labels.map { Self.color($0.midX, $0.midY, in: drawn) }
        let grounds = labels.map { Self.color($0.minX - 4, $0.midY, in: drawn) }
        for (ink, ground) in zip(inks, grounds) {
          XCTAssertGreaterThanOrEqual(ink.contrast(to: ground), 4.5, "dark: \(isDark)")
        }
        XCTAssertEqual(inks[2], inks[0], "words on a ground of their own are written as the row's are")
        XCTAssertEqual(
          grounds[0].contrast(to: try XCTUnwrap(Palette.accent.ground)), 1, accuracy: 0.02, "dark: \(isDark)")
        shown.close()
      }
      ColorScheme.prefer(dark: nil)
    }
  }

  private struct Discs: View {
    let color: Color
    let isBackground: Bool
    var body: some View {
      List(selection: .constant(Optional(1))) {
        ForEach(1..<3) { row in
          Group {
            if isBackground {
              Text(verbatim: " ").frame(width: 40, height: 40).background(color, in: Circle())
            } else {
              Circle().fill(color).frame(width: 40, height: 40)
            }
          }
          .accessibilityLabel("disc").tag(row)
        }
      }
      .listStyle(.plain)
    }
  }

  func testASurfaceMuchLikeTheGroundHasAnEdgeAndKeepsItsColour() throws {
    try onScreen { renderer in
      let apart = Color(red: 1, green: 0.85, blue: 0.3)
      for color in [Color(red: 0.1, green: 0.4, blue: 0.75), .blue, apart] {
        for isBackground in [false, true] {
          let shown = HostedScreen(renderer, Discs(color: color, isBackground: isBackground))
          settle(300)
          let drawn = DrawnWidget(shown.window)
          let ground = try XCTUnwrap(Palette.accent.ground)
          let rows = shown.all("FavesListRow").map { shown.frame(of: $0) }
          XCTAssertEqual(rows.count, 2)
          let selected = try XCTUnwrap(
            rows.first { Self.color($0.minX + 4, $0.midY, in: drawn).contrast(to: ground) < 1.02 })
          /// Whether a line as light as words is met from the row's edge on, before the middle of the disc.
          @MainActor func hasEdge(_ row: CGRect) -> Bool {
            (4..<30).contains { x in
              let color = Self.color(row.minX + Double(x), row.midY, in: drawn)
              return color.contrast(to: Palette.accent.words) < 1.15
            }
          }
          let own = Palette.rgba(color)
          let isAlike = own.contrast(to: ground) < 3
          XCTAssertEqual(isAlike, color != apart)
          XCTAssertEqual(hasEdge(selected), isAlike, "\(color), background: \(isBackground)")
          // Twelve pixels are in front of the content.
          for row in rows {
            let middle = Self.color(row.minX + 12 + 20, row.midY, in: drawn)
            XCTAssertEqual(middle.contrast(to: own), 1, accuracy: 0.03, "\(color)")
          }
          shown.close()
        }
      }
    }
  }

  private struct Cards: View {
    static let pale = Color(red: 0.95, green: 0.95, blue: 0.7)
    private var block: Text { Text(verbatim: SelectedRowTests.block) }
    var body: some View {
      List(selection: .constant(Optional(1))) {
        ForEach(1..<3) { row in
          HStack(spacing: 6) {
            block.padding(4).background(Self.pale)
            block.padding(4).background(Self.pale, in: Capsule())
            block.padding(4).background { RoundedRectangle(cornerRadius: 4).fill(Self.pale) }
            ZStack {
              RoundedRectangle(cornerRadius: 4).fill(Self.pale)
              block
            }
            .frame(height: 40)
            Self.pale.frame(width: 50, height: 40).overlay { block }
            HStack { block.foregroundColor(Color(red: 0.2, green: 0.3, blue: 0.7)) }.padding(4)
              .background(Self.pale)
            block.foregroundStyle(.secondary).padding(4).background(Self.pale)
            block.padding(4).background(Self.pale.opacity(0.05))
          }
          .font(.caption2).tag(row)
        }
      }
      .listStyle(.plain)
    }
  }

  func testWordsOnACardAreWrittenAsInAnyOtherRow() throws {
    try onScreen { renderer in
      ColorScheme.prefer(dark: false)
      let shown = HostedScreen(renderer, Cards())
      settle(300)
      let drawn = DrawnWidget(shown.window)
      let rows = shown.all("FavesListRow").sorted { shown.frame(of: $0).minY < shown.frame(of: $1).minY }
      let inks = rows.map { row in
        shown.all("FavesLabel", in: row).map { shown.frame(of: $0) }
          .map { Self.color($0.midX, $0.midY, in: drawn) }
      }
      XCTAssertEqual(inks.map(\.count), [8, 8])
      XCTAssertEqual(inks[0].prefix(7), inks[1].prefix(7))
      XCTAssertGreaterThan(
        inks[0][7].contrast(to: inks[1][7]), 4, "what shows the selection has words for that")
      for ink in inks[0].prefix(6) {
        XCTAssertGreaterThanOrEqual(ink.contrast(to: Palette.rgba(Cards.pale)), 4.5)
      }
      shown.close()
      ColorScheme.prefer(dark: nil)
    }
  }

  private struct Turning: View {
    @State private var color = Color.white
    var body: some View {
      VStack {
        Button("Clear") { color = .clear }
        Button("White") { color = .white }
        List(selection: .constant(Optional(1))) {
          Text(verbatim: SelectedRowTests.block).padding(8).background(color).tag(1)
          ZStack {
            Rectangle().fill(color)
            Text(verbatim: SelectedRowTests.block)
          }
          .tag(1)
        }
      }
    }
  }

  func testWordsFollowTheirGround() throws {
    try onScreen { renderer in
      ColorScheme.prefer(dark: false)
      let shown = HostedScreen(renderer, Turning())
      @MainActor func areLight() -> [Bool] {
        settle(300)
        return shown.all("FavesLabel").filter { shown.text($0) == Self.block }.map {
          shown.color($0).red > 0.5
        }
      }
      XCTAssertEqual(areLight(), [false, false])
      shown.click("Clear")
      XCTAssertEqual(areLight(), [true, true])
      shown.click("White")
      XCTAssertEqual(areLight(), [false, false])
      shown.close()
      ColorScheme.prefer(dark: nil)
    }
  }
}
