import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views that turn into others of a `ZStack`: for as long as both are there, each layer has a window of its own.
final class MatchedLayerTests: GTKTestCase {
  private struct Hero: View {
    @Namespace private var space
    @State var isOpen = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(.linear(duration: 0.4)) { isOpen.toggle() } }
        ZStack {
          if isOpen {
            VStack(alignment: .leading) {
              Text("Title").matchedGeometryEffect(id: 1, in: space)
              Text("A longer text")
              Spacer()
            }
            .padding()
          } else {
            HStack {
              Text("Title").matchedGeometryEffect(id: 1, in: space)
              Spacer()
            }
            .padding(10).onTapGesture {}
          }
        }
        .frame(width: 300, height: Self.height)
      }
    }
    static let height: CGFloat = 300
  }

  /// What is seen of the layers.
  @MainActor
  private static func picture(_ screen: HostedScreen) -> [[Int]] {
    layOut(screen.window)
    let drawn = DrawnWidget(screen.window)
    let rows = (drawn.height - Int(Hero.height))..<drawn.height
    return rows.flatMap { y in (0..<drawn.width).map { drawn.color($0, y) } }
  }

  func testWhatComesAsALayerEndsAsIfItHadAlwaysBeenThere() throws {
    try onScreen { renderer in
      for isOpen in [false, true] {
        let other = HostedScreen(renderer, Hero(isOpen: !isOpen))
        settle(100)
        let picture = Self.picture(other)
        other.close()
        let screen = HostedScreen(renderer, Hero(isOpen: isOpen))
        settle(100)
        XCTAssertFalse(Self.picture(screen) == picture)
        screen.click("Go")
        settle(100)
        XCTAssertTrue(becomes { screen.graph.animator.isIdle })
        settle(100)
        XCTAssertTrue(Self.picture(screen) == picture, isOpen ? "closed" : "opened")
        screen.close()
      }
    }
  }
}
