import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Animations that are turned round, or ended by the desktop's setting, on their way.
final class InterruptedMotionTests: GTKTestCase {
  private struct Moving: View {
    @ObservedObject var isThere: Followed<Bool>
    var body: some View {
      VStack(alignment: .leading) {
        Text("faint").opacity(isThere.value ? 0.2 : 1)
        Text("moved").offset(x: isThere.value ? 200 : 0)
        Color.red.frame(width: isThere.value ? 240 : 40, height: isThere.value ? 120 : 20)
      }
      .frame(width: 400, height: 300, alignment: .topLeading)
    }
  }

  private struct Endless: View {
    @State private var isThere = false
    var body: some View {
      Color.red.frame(width: isThere ? 40 : 10, height: 10).onAppear {
        withAnimation(.linear(duration: 0.2).repeatForever()) { isThere = true }
      }
    }
  }

  func testAWindowThatGoesWithSomethingOnItsWayLeavesNothingBehind() throws {
    try onScreen { renderer in
      weak var graph: Graph?
      do {
        let shown = HostedScreen(renderer, VStack { Endless() })
        XCTAssertFalse(shown.graph.animator.isIdle)
        graph = shown.graph
        // No frame comes in between.
        renderer.dismiss(renderer.presented[0])
        renderer.flush = {}
      }
      settle(200)
      XCTAssertNil(graph)
    }
  }

  /// How far each of them is on its way, from 0 to 1.
  @MainActor
  private struct Way {
    let shown: HostedScreen
    let start: Double
    init(_ shown: HostedScreen) {
      self.shown = shown
      start = Double(shown.frame(of: shown.label("moved")).minX)
    }

    var shares: [Double] {
      let size = shown.frame(of: shown.the("FavesSurface")).size
      return [
        (1 - gtk_widget_get_opacity(shown.label("faint"))) / 0.8,
        (Double(shown.frame(of: shown.label("moved")).minX) - start) / 200,
        (Double(size.width) - 40) / 200, (Double(size.height) - 20) / 100,
      ]
    }
    func are(between least: Double, _ most: Double) -> Bool {
      shares.allSatisfy { (least...most).contains($0) }
    }
    func areAt(_ share: Double) -> Bool { shares.allSatisfy { abs($0 - share) < 0.001 } }
  }

  @MainActor
  private static func go(_ isThere: Followed<Bool>, to value: Bool, in seconds: Double = 3) {
    withAnimation(.linear(duration: seconds)) { isThere.value = value }
    settle()
  }

  func testAnAnimationThatIsTurnedRoundGoesBackFromWhereItIs() throws {
    try onScreen { renderer in
      let isThere = Followed(false)
      let shown = HostedScreen(renderer, Moving(isThere: isThere))
      let way = Way(shown)
      XCTAssertTrue(way.areAt(0))
      Self.go(isThere, to: true)
      XCTAssertTrue(becomes { way.are(between: 0.3, 0.8) }, "\(way.shares)")
      let middle = way.shares
      Self.go(isThere, to: false)
      for (share, before) in zip(way.shares, middle) { XCTAssertEqual(share, before, accuracy: 0.25) }
      var (last, isBack) = (way.shares, true)
      XCTAssertTrue(
        becomes(within: 1000) {
          let now = way.shares
          isBack = isBack && zip(now, last).allSatisfy { $0 <= $1 + 0.03 }
          last = now
          return way.areAt(0)
        }, "It ends where it began: \(way.shares)")
      XCTAssertTrue(isBack, "It never goes on")
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      assertAtRest(shown)

      // Turned round twice, it ends where it was to go first.
      Self.go(isThere, to: true)
      XCTAssertTrue(becomes { way.are(between: 0.2, 0.9) })
      Self.go(isThere, to: false)
      settle(100)
      Self.go(isThere, to: true, in: 1)
      XCTAssertTrue(becomes(within: 1000) { way.areAt(1) }, "\(way.shares)")
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      assertAtRest(shown)
      shown.close()
    }
  }

  func testASpringGoesBeyondItsEndAndComesToRestExactlyThere() throws {
    try onScreen { renderer in
      let isThere = Followed(false)
      let shown = HostedScreen(renderer, Moving(isThere: isThere))
      let way = Way(shown)
      for (value, end) in [(true, 1.0), (false, 0)] {
        withAnimation(.spring(duration: 0.4, bounce: 0.5)) { isThere.value = value }
        settle()
        XCTAssertFalse(shown.graph.animator.isIdle)
        var farthest = 1 - end
        XCTAssertTrue(
          becomes(within: 1000) {
            // An opacity cannot be more than whole.
            let share = way.shares[1]
            farthest = end == 1 ? max(farthest, share) : min(farthest, share)
            return shown.graph.animator.isIdle
          })
        XCTAssertGreaterThan(abs(farthest - (1 - end)), 1.02, "It swings over: \(farthest)")
        layOut(shown.window)
        XCTAssertEqual(way.shares[1...].map { $0 }, [end, end, end], "It is on the pixel where it was to go")
        XCTAssertEqual(way.shares[0], end, accuracy: 1e-9)
        assertAtRest(shown)
      }
      shown.close()
    }
  }

  func testTheDesktopEndsAnAnimationThatIsOnItsWay() throws {
    try onScreen { renderer in
      let settings = Native(OpaquePointer(UnsafeMutableRawPointer(gtk_settings_get_default()!)))
      defer { faves_set_boolean(settings, "gtk-enable-animations", 1) }
      let isThere = Followed(false)
      let shown = HostedScreen(renderer, Moving(isThere: isThere))
      let way = Way(shown)
      Self.go(isThere, to: true, in: 60)
      XCTAssertTrue(becomes { way.shares.allSatisfy { $0 > 0.005 } })
      XCTAssertTrue(way.are(between: 0, 0.5), "\(way.shares)")
      faves_set_boolean(settings, "gtk-enable-animations", 0)
      XCTAssertTrue(becomes(within: 100) { way.areAt(1) }, "At once it is where it was to go: \(way.shares)")
      assertAtRest(shown)
      Self.go(isThere, to: false, in: 60)
      XCTAssertTrue(becomes(within: 100) { way.areAt(0) }, "and goes back without a way")
      assertAtRest(shown)
      faves_set_boolean(settings, "gtk-enable-animations", 1)
      Self.go(isThere, to: true)
      XCTAssertTrue(becomes { way.are(between: 0.1, 0.9) }, "Switched on it moves again")
      isThere.value = false
      XCTAssertTrue(becomes(within: 1000) { way.areAt(0) }, "\(way.shares)")
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      shown.close()
    }
  }
}
