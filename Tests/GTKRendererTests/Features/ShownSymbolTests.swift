import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Symbols and pictures of several sizes and kinds, letters of several designs.
final class ShownSymbolTests: GTKTestCase {
  func testSymbolsHaveVariants() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("symbolVariant") {
        Image(systemName: "star").font(.system(size: 60))
        Image(systemName: "star").symbolVariant(.fill).font(.system(size: 60))
      } holds: { screen in
        @MainActor func ink(_ symbol: Native) -> Int {
          let picture = DrawnWidget(symbol)
          return (0..<picture.height).reduce(0) { sum, y in
            sum + (0..<picture.width).filter { picture.pixel($0, y)[3] > 128 }.count
          }
        }
        let symbols = screen.all("FavesImage")
        return symbols.count == 2 && ink(symbols[0]) > 100 && ink(symbols[1]) > ink(symbols[0]) * 5 / 4
      }
    }
  }

  func testSymbolsHaveScales() throws {
    struct Scales: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          ForEach([Image.Scale.small, .medium, .large], id: \.self) {
            Image(systemName: "star").imageScale($0)
          }
          Image(systemName: "star").font(.system(size: 40)).imageScale(isLarge ? .large : .small)
          Button("Larger") { isLarge = true }
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Scales())
      @MainActor func sides() -> [Double] { screen.all("FavesImage").map { screen.frame(of: $0).width } }
      XCTAssertEqual(sides(), [13, 16, 20, 37])
      screen.click("Larger")
      XCTAssertEqual(sides(), [13, 16, 20, 59])
      screen.close()
    }
  }

  func testPicturesFill() throws {
    try onScreen { renderer in
      let square = Image(size: CGSize(width: 20, height: 20)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
        context.fill(Path(CGRect(x: 0, y: 10, width: 20, height: 10)), with: .color(.green))
      }
      let table = ShownTable(renderer)
      table("scaledToFill", "scaledToFit") {
        square.resizable().scaledToFill().frame(width: 100, height: 40).clipped()
        square.resizable().scaledToFit().frame(width: 100, height: 40)
      } holds: { screen in
        let pictures = screen.all("FavesImage").map { screen.frame(of: $0) }
        guard pictures.count == 2 else { return false }
        @MainActor func isInk(_ x: Double, _ y: Double) -> Bool {
          // Not where the two colours meet.
          let color = DrawnWidget(screen.window).color(Int(x), Int(y) - 5)
          return color.max()! - color.min()! > 100
        }
        // One covers the frame from side to side, half of it above the middle; one is a square in the middle.
        let (filling, fitting) = (pictures[0], pictures[1])
        return isInk(filling.midX - 48, filling.midY) && isInk(filling.midX + 48, filling.midY)
          && !isInk(fitting.midX - 22, fitting.midY) && isInk(fitting.midX - 18, fitting.midY)
      }
    }
  }

  private struct Tightening: View {
    @Environment(\.allowsTightening) private var allowsTightening
    var body: some View { Text(allowsTightening ? "may be tight" : "may not") }
  }

  func testLettersHaveDesigns() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("fontDesign", "monospaced", "monospacedDigit") {
        Text("iiii own").fontDesign(.monospaced)
        Text("mmmm own").fontDesign(.monospaced)
        VStack { Text("iiii all") }.fontDesign(.monospaced)
        Text("iiii said").monospaced()
        VStack { Text("1111") }.monospacedDigit()
        VStack { Text("8888") }.monospacedDigit()
        Text("iiii none")
        Text("mmmm none")
      } holds: { screen in
        let texts = [
          "iiii own", "mmmm own", "iiii all", "iiii said", "1111", "8888", "iiii none", "mmmm none",
        ]
        let widths = texts.map { screen.frame(of: screen.label($0)).width }
        return widths[0] == widths[1] && widths[2] > widths[6] && widths[3] > widths[6]
          && widths[4] == widths[5] && widths[6] < widths[7]
      }
      table("tracking", "kerning", "baselineOffset") {
        Text("wide").tracking(10)
        VStack { Text("wide ") }.tracking(10)
        Text("wide  ")
        Text("high").baselineOffset(20)
        Text("high ")
      } holds: { screen in
        let widths = ["wide", "wide ", "wide  "].map { screen.frame(of: screen.label($0)).width }
        let heights = ["high", "high "].map { screen.frame(of: screen.label($0)).height }
        return widths[0] > widths[2] + 20 && widths[1] > widths[2] + 20 && heights[0] > heights[1] + 10
      }
      table("allowsTightening") {
        Tightening()
        VStack { Tightening() }.allowsTightening(true)
      } holds: {
        $0.texts == ["may not", "may be tight"]
      }
      table("unredacted", "redacted") {
        VStack {
          Text("hidden")
          Text("shown").unredacted()
        }
        .redacted(reason: .placeholder)
      } holds: {
        !$0.texts.contains("hidden") && $0.texts.contains("shown")
      }
    }
  }
}
