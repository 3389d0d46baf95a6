import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The symbols in the buttons of tabs.
final class TabSymbolTests: GTKTestCase {
  private static let symbols = ["chart.bar", "chart.pie", "film", "house", "chart.bar.fill"]

  private struct Tabs: View {
    var body: some View {
      TabView {
        ForEach(symbols, id: \.self) { symbol in
          VStack {
            Image(systemName: symbol)
            Text(symbol)
          }
          .tabItem { Label(symbol, systemImage: symbol) }
        }
      }
    }
  }

  private struct Symbols: View {
    var body: some View { HStack { ForEach(symbols, id: \.self) { Image(systemName: $0) } } }
  }

  /// How much ink is in each part of a picture, of that which has some, from 0 to 1.
  @MainActor
  private static func ink(of widget: Native) -> [Double] {
    let drawn = DrawnWidget(widget)
    let dots = (0..<drawn.height).flatMap { y in (0..<drawn.width).map { (x: $0, y: y) } }
    let inked = dots.filter { drawn.pixel($0.x, $0.y)[3] > 60 }
    guard let left = inked.map(\.x).min(), let right = inked.map(\.x).max(), let top = inked.map(\.y).min(),
      let bottom = inked.map(\.y).max()
    else { return [] }
    let parts = 5
    var sums = [Double](repeating: 0, count: parts * parts)
    var counts = sums
    for dot in dots where (left...right).contains(dot.x) && (top...bottom).contains(dot.y) {
      let part =
        (dot.y - top) * parts / (bottom - top + 1) * parts + (dot.x - left) * parts / (right - left + 1)
      sums[part] += Double(drawn.pixel(dot.x, dot.y)[3]) / 255
      counts[part] += 1
    }
    let most = inked.map { Double(drawn.pixel($0.x, $0.y)[3]) / 255 }.max() ?? 1
    return zip(sums, counts).map { $1 == 0 ? 0 : $0 / $1 / most }
  }

  private static func difference(_ one: [Double], _ other: [Double]) -> Double {
    guard one.count == other.count, !one.isEmpty else { return 1 }
    return zip(one, other).map { abs($0 - $1) }.reduce(0, +) / Double(one.count)
  }

  func testTheyAreTheSamePicturesAsElsewhere() throws {
    try onScreen { renderer in
      let elsewhere = HostedScreen(renderer, Symbols())
      let pictures = elsewhere.all("FavesImage").map(Self.ink)
      elsewhere.close()
      let shown = HostedScreen(renderer, VStack { Tabs() })
      settle(100)
      let buttons = shown.all("HdyViewSwitcherButton").filter { gtk_widget_get_mapped($0) != 0 }
      let tabs = buttons.compactMap { button in
        shown.all("GtkImage", in: button).first { gtk_widget_get_mapped($0) != 0 }.map(Self.ink)
      }
      XCTAssertEqual(tabs.count, Self.symbols.count)
      XCTAssertEqual(pictures.count, Self.symbols.count)
      for (symbol, (tab, picture)) in zip(Self.symbols, zip(tabs, pictures)) {
        XCTAssertLessThan(Self.difference(tab, picture), 0.15, symbol)
        for (other, its) in zip(Self.symbols, pictures) where other != symbol {
          XCTAssertGreaterThan(
            Self.difference(tab, its), Self.difference(tab, picture), "\(symbol), not \(other)")
        }
      }
      shown.close()
    }
  }
}
