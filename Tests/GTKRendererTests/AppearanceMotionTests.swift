import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What begins to move as it appears moves nothing beside it.
final class AppearanceMotionTests: GTKTestCase {
  private struct Pulse: View {
    @State private var isLarge = false
    var body: some View {
      Circle().frame(width: 40, height: 40).opacity(isLarge ? 1 : 0.3)
        .onAppear {
          withAnimation(.easeInOut(duration: 0.2).repeatForever(autoreverses: true)) { isLarge = true }
        }
    }
  }
  private struct Loading: View {
    @ObservedObject var isLoading: Followed<Bool>
    var body: some View {
      VStack {
        Text("above")
        if isLoading.value { Pulse() }
        Text("below")
      }
      .frame(height: 300)
    }
  }

  @MainActor
  private static func places(_ screen: HostedScreen) -> [Double] {
    ["above", "below"].map { GlideTests.place($0, screen).y }
  }

  func testTheViewsBesideStandStillAndAllIsQuietWhenItHasGone() throws {
    try onScreen { renderer in
      let isLoading = Followed(false)
      let screen = HostedScreen(renderer, Loading(isLoading: isLoading))
      defer { screen.close() }
      layOut(screen.window)
      let before = Self.places(screen)
      isLoading.value = true
      settle(50)
      layOut(screen.window)
      let during = Self.places(screen)
      XCTAssertGreaterThan(during[1] - during[0], before[1] - before[0] + 39)
      for _ in 0..<10 {
        settle(40)
        XCTAssertEqual(Self.places(screen), during)
      }
      isLoading.value = false
      XCTAssertTrue(
        screen.wait { screen.renderer.presented.isEmpty == false && Self.places(screen) == before })
      assertAtRest(screen)
    }
  }
}
