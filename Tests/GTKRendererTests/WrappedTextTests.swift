import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Text over several lines is as wide as its longest line, as in the bubbles of a conversation.
final class WrappedTextTests: GTKTestCase {
  private static let words =
    "Some wordsthatarelongerthanothers and then some of the otherswhicharenotanyshorter"

  private struct Bubbles: View {
    let words: String
    let direction: LayoutDirection
    var body: some View {
      VStack {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          Text(words).padding(10).background(Color(red: 1, green: 0, blue: 0))
        }
        .frame(width: 300)
        HStack(spacing: 0) {
          Text(words).padding(10).background(Color(red: 0, green: 0, blue: 1))
          Spacer(minLength: 0)
        }
        .frame(width: 300)
      }
      .environment(\.layoutDirection, direction)
    }
  }

  /// How wide the lines of a label are, in pixels.
  @MainActor private static func lines(of label: Native) -> (width: Int32, count: Int32) {
    let layout = gtk_label_get_layout(cast(label))
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return (
      (logical.width + Int32(PANGO_SCALE) - 1) / Int32(PANGO_SCALE), pango_layout_get_line_count(layout)
    )
  }

  func testABubbleEndsWhereItsLongestLineDoes() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let shown = HostedScreen(renderer, Bubbles(words: Self.words, direction: direction))
        let labels = shown.all("FavesLabel").filter { shown.text($0) == Self.words }
        XCTAssertEqual(labels.count, 2)
        let frames = labels.map { shown.letters(of: $0) }
        for (label, frame) in zip(labels, frames) {
          let lines = Self.lines(of: label)
          XCTAssertGreaterThan(lines.count, 1)
          XCTAssertLessThan(frame.width, 280, "\(direction)")
          XCTAssertEqual(frame.width, Double(lines.width), accuracy: 1, "\(direction)")
        }
        // Each stands at its own end of the 300.
        let away = abs(frames[0].minX - frames[1].minX)
        XCTAssertEqual(away, 280 - frames[0].width, accuracy: 2, "\(direction)")
        shown.close()
      }
    }
  }

  private struct Block: View {
    let words: String
    var body: some View {
      VStack { Text(words) }.frame(width: 300, height: 200).background(Color(red: 0, green: 1, blue: 0))
    }
  }

  func testWrappedTextIsCentredAsABlock() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Block(words: Self.words))
      let label = shown.label(Self.words)
      let frame = shown.frame(of: label)
      let whole = shown.frame(of: gtk_widget_get_toplevel(label))
      XCTAssertLessThan(frame.width, 300)
      XCTAssertEqual(frame.midX, whole.midX, accuracy: 2)
      shown.close()
    }
  }
}
