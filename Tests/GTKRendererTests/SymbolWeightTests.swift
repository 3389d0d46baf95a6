import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Symbols are as bold as the letters beside them, fill what they are stretched to, and are not to be seen where nothing is to be
/// read; shapes without a size are not seen at all.
final class SymbolWeightTests: GTKTestCase {
  /// The places that are darker than the ground, and how much in all.
  @MainActor
  private static func ink(_ renderer: GTKRenderer, _ view: some View) -> (amount: Double, box: CGRect) {
    let screen = HostedScreen(
      renderer, view.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white))
    defer { screen.close() }
    settle(50)
    let drawn = DrawnWidget(gtk_bin_get_child(cast(screen.window))!)
    var (amount, box) = (0.0, CGRect.null)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        // Where nothing is drawn the picture has no ground at all.
        guard drawn.pixel(x, y)[3] == 255 else { continue }
        let darkness = 255 - drawn.color(x, y)[1]
        guard darkness > 30 else { continue }
        amount += Double(darkness) / 255
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return (amount, box)
  }

  func testBoldSymbolsHaveThickerLines() throws {
    try onScreen { renderer in
      // One that is drawn, one of the theme's, and a number in a frame.
      for name in ["heart", "plus", "3.circle"] {
        @MainActor func amount(_ font: Font) -> Double {
          Self.ink(renderer, Image(systemName: name).font(font).foregroundStyle(.black)).amount
        }
        let regular = amount(.system(size: 32))
        XCTAssertGreaterThan(amount(.system(size: 32, weight: .bold)), regular * 1.15, name)
        XCTAssertGreaterThan(amount(.system(size: 32).bold()), regular * 1.15, name)
        XCTAssertGreaterThan(
          amount(.system(size: 32, weight: .black)), amount(.system(size: 32, weight: .semibold)) * 1.1, name)
        XCTAssertLessThanOrEqual(amount(.system(size: 32, weight: .light)), regular * 1.02, name)
      }
      let around = Self.ink(
        renderer,
        VStack { Image(systemName: "heart").font(.system(size: 32)) }.fontWeight(.heavy)
          .foregroundStyle(.black))
      let plain = Self.ink(
        renderer, Image(systemName: "heart").font(.system(size: 32)).foregroundStyle(.black))
      XCTAssertGreaterThan(around.amount, plain.amount * 1.15)
    }
  }

  func testResizableSymbolsAreStretched() throws {
    try onScreen { renderer in
      let wide = Self.ink(
        renderer,
        Image(systemName: "square.fill").resizable().frame(width: 120, height: 30).foregroundStyle(.black))
      XCTAssertGreaterThan(wide.box.width, 90)
      XCTAssertLessThanOrEqual(wide.box.height, 30)
      let kept = Self.ink(
        renderer,
        Image(systemName: "square.fill").resizable().scaledToFit().frame(width: 120, height: 30)
          .foregroundStyle(.black))
      XCTAssertLessThanOrEqual(kept.box.width, 30)
    }
  }

  func testNothingOfARedactedSymbolIsSeen() throws {
    try onScreen { renderer in
      let symbols = ["heart", "plus"].map { name in
        Self.ink(
          renderer,
          Image(systemName: name).font(.system(size: 40)).foregroundStyle(.black)
            .redacted(reason: .placeholder))
      }
      XCTAssertEqual(symbols[0].amount, symbols[1].amount, accuracy: 1)
      // All of its place is covered, and faintly.
      let area = symbols[0].box.width * symbols[0].box.height
      XCTAssertEqual(symbols[0].amount / area, 0.25, accuracy: 0.06)
    }
  }

  func testAShapeOfNoHeightIsNotSeen() throws {
    try onScreen { renderer in
      for height in [0.0, 10] {
        let inPlace = Self.ink(
          renderer, VStack { Rectangle().fill(.black).frame(width: 100, height: height) })
        let inFrames = Self.ink(
          renderer,
          GeometryReader { _ in
            ZStack { Capsule().fill(.black).frame(width: height, height: 20).padding(1).frame(width: 50) }
          })
        XCTAssertEqual(inPlace.amount, 100 * height, accuracy: 1)
        XCTAssertEqual(inFrames.amount > 0, height > 0)
      }
    }
  }
}
