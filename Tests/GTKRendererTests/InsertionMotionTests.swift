import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views that come by their transition, on GTK's frame clock.
final class InsertionMotionTests: GTKTestCase {
  private struct Coming: View {
    @ObservedObject var isThere: Followed<Bool>
    var body: some View {
      ZStack(alignment: .topLeading) {
        Text("at rest")
        if isThere.value {
          Text("coming").transition(.opacity.combined(with: .offset(x: 200)))
        }
      }
      .frame(width: 400, height: 100, alignment: .topLeading)
    }
  }

  /// How far the view has come, by its opacity and by its place; nil: it is not there.
  @MainActor
  private static func way(_ shown: HostedScreen) -> (opacity: Double, place: Double)? {
    guard let label = shown.all("FavesLabel").first(where: { shown.text($0) == "coming" }) else { return nil }
    let start = shown.frame(of: shown.label("at rest")).minX
    // The opacity may be that of what holds the view.
    var (opacity, widget) = (1.0, Optional(label))
    while let current = widget, current != shown.window {
      opacity *= gtk_widget_get_opacity(current)
      widget = gtk_widget_get_parent(current)
    }
    return (opacity, 1 - (shown.frame(of: label).minX - start) / 200)
  }

  private static let duration = 1.2

  @MainActor
  private static func go(_ isThere: Followed<Bool>, to value: Bool) {
    withAnimation(.linear(duration: duration)) { isThere.value = value }
    settle()
  }

  @MainActor
  private static func isHalfWay(_ shown: HostedScreen) -> Bool {
    way(shown).map { (0.3...0.7).contains($0.opacity) } ?? false
  }

  func testAViewIsHalfThereHalfWayAndWholeInTheEnd() throws {
    try onScreen { renderer in
      let isThere = Followed(false)
      let shown = HostedScreen(renderer, Coming(isThere: isThere))
      XCTAssertNil(Self.way(shown))
      Self.go(isThere, to: true)
      let first = try XCTUnwrap(Self.way(shown))
      XCTAssertLessThan(first.opacity, 0.3)
      XCTAssertTrue(becomes { Self.isHalfWay(shown) })
      let half = try XCTUnwrap(Self.way(shown))
      // Both are of one moment.
      XCTAssertEqual(half.opacity, half.place, accuracy: 0.02)
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      layOut(shown.window)
      let end = try XCTUnwrap(Self.way(shown))
      XCTAssertEqual([end.opacity, end.place], [1, 1], "exactly")
      assertAtRest(shown)
      shown.close()
    }
  }

  func testAViewThatIsTakenAwayHalfWayGoesBackFromThere() throws {
    try onScreen { renderer in
      let isThere = Followed(false)
      let shown = HostedScreen(renderer, Coming(isThere: isThere))
      Self.go(isThere, to: true)
      XCTAssertTrue(becomes { Self.isHalfWay(shown) })
      let (half, start) = (try XCTUnwrap(Self.way(shown)), ContinuousClock.now)
      Self.go(isThere, to: false)
      let turned = try XCTUnwrap(Self.way(shown), "It is still to be seen")
      // A machine with other work may let half a second pass before it turns, in which it goes on.
      let passed = (ContinuousClock.now - start) / .seconds(Self.duration)
      XCTAssertEqual(turned.opacity, half.opacity, accuracy: passed + 0.05)
      var (last, isBack) = (turned, true)
      XCTAssertTrue(
        becomes(within: 1000) {
          guard let now = Self.way(shown) else { return true }
          isBack = isBack && now.opacity <= last.opacity + 0.03 && now.place <= last.place + 0.03
          last = now
          return false
        })
      XCTAssertTrue(isBack, "It never goes on")
      XCTAssertLessThan(last.opacity, 0.2, "It goes by its transition")
      assertAtRest(shown)
      shown.close()
    }
  }

  func testWithTheDesktopsAnimationsOffAViewIsThereAtOnce() throws {
    try onScreen { renderer in
      let settings = Native(OpaquePointer(UnsafeMutableRawPointer(gtk_settings_get_default()!)))
      faves_set_boolean(settings, "gtk-enable-animations", 0)
      defer { faves_set_boolean(settings, "gtk-enable-animations", 1) }
      let isThere = Followed(false)
      let shown = HostedScreen(renderer, Coming(isThere: isThere))
      Self.go(isThere, to: true)
      layOut(shown.window)
      let way = try XCTUnwrap(Self.way(shown))
      XCTAssertEqual([way.opacity, way.place], [1, 1])
      Self.go(isThere, to: false)
      XCTAssertNil(Self.way(shown))
      shown.close()
    }
  }
}
