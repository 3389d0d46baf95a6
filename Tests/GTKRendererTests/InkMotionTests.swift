import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The colour of words on its way to another.
final class InkMotionTests: GTKTestCase {
  private struct Words: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      VStack {
        Text("own").foregroundStyle(isOver.value ? Color(red: 1, green: 0, blue: 0) : .black)
        VStack { Text("around") }.foregroundStyle(isOver.value ? Color(red: 1, green: 0, blue: 0) : .black)
      }
    }
  }

  /// How red the words are that a label is told the colour of; nil: it is told none.
  @MainActor
  private static func red(_ text: String, _ shown: HostedScreen) -> Double? {
    var ink = GdkRGBA()
    return faves_label_own_ink(shown.label(text), &ink) != 0 ? ink.red : nil
  }

  func testAColourIsHalfTheOtherHalfWay() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Words(isOver: isOver))
      isOver.value = true
      settle()
      let ends = [Self.red("own", shown), Self.red("around", shown)]
      isOver.value = false
      settle()
      withAnimation(.linear(duration: 1)) { isOver.value = true }
      settle(400)
      for text in ["own", "around"] {
        let red = try XCTUnwrap(Self.red(text, shown), text)
        XCTAssertTrue((0.05...0.95).contains(red), "\(text): \(red)")
      }
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      XCTAssertEqual([Self.red("own", shown), Self.red("around", shown)], ends, "It ends as without a way")
      assertAtRest(shown)
      shown.close()
    }
  }
}
