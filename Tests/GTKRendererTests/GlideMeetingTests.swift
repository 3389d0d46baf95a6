import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Gliding meets other things that move views: writing from right to left, and geometry that is matched.
final class GlideMeetingTests: GTKTestCase {
  private struct Mirrored: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      VStack(alignment: isOver.value ? .trailing : .leading) {
        Text("aligned")
        HStack {
          ForEach(isOver.value ? ["two", "one"] : ["one", "two"], id: \.self) { Text($0).frame(width: 90) }
        }
        HStack {
          if isOver.value { Spacer() }
          Text("pushed")
          if !isOver.value { Spacer() }
        }
        .frame(width: 400)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  func testTheyGlideFromRightToLeft() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Mirrored(isOver: isOver))
      let starts = ["one", "pushed", "aligned"].map { GlideTests.place($0, shown).x }
      XCTAssertGreaterThan(starts[0], GlideTests.place("two", shown).x)
      GlideTests.assertGlides(["one", "two", "pushed", "aligned"], in: shown) { isOver.value = $0 }
    }
  }

  private struct Matched: View {
    @Namespace private var space
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      VStack(alignment: .leading) {
        if isOver.value { Text("new").frame(height: 60).transition(.opacity) }
        HStack {
          if isOver.value { Spacer() }
          Text("matched").matchedGeometryEffect(id: 1, in: space)
          if !isOver.value { Spacer() }
        }
        .frame(width: 400)
        Text("below")
      }
      .frame(height: 300, alignment: .top)
    }
  }

  /// The one that others follow glides as any other view does, and is moved once, not twice.
  func testWhatHasAMatchedGeometryGlidesOnce() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Matched(isOver: isOver))
      GlideTests.assertGlides(["matched", "below"], in: shown) { isOver.value = $0 }
    }
  }
}
