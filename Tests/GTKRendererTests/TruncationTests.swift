import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Texts that are cut elsewhere than at their ends.
final class TruncationTests: GTKTestCase {
  /// Letters of one width, between which hardly anything is free.
  private static let long = String(repeating: "M", count: 60)

  /// The widest stretch inside a label in which nothing is drawn.
  @MainActor
  private static func hole(in label: Native) -> Int {
    let drawn = DrawnWidget(label)
    let inked = (0..<drawn.width).filter { x in (0..<drawn.height).contains { drawn.pixel(x, $0)[3] > 40 } }
    return zip(inked.dropFirst(), inked).map { $0 - $1 - 1 }.max() ?? .max
  }

  func testNoHoleStandsBesideTheEllipsis() throws {
    try onScreen { renderer in
      for mode in [Text.TruncationMode.middle, .head] {
        let width = Followed(150.0)
        let shown = HostedScreen(renderer, Cut(mode: mode, width: width))
        for points in stride(from: 150.0, through: 168, by: 3) {
          width.value = points
          settle(20)
          layOut(shown.window)
          let label = shown.label(Self.long)
          XCTAssertLessThanOrEqual(Self.hole(in: label), 4, "\(mode) at \(points)")
        }
        shown.close()
      }
    }
  }

  private struct Cut: View {
    let mode: Text.TruncationMode
    @ObservedObject var width: Followed<Double>
    var body: some View {
      Text(TruncationTests.long).lineLimit(1).truncationMode(mode).frame(width: width.value)
    }
  }
}
