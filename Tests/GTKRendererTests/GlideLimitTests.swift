import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What glides as it is interrupted, what moves already in another way, and what does not glide.
final class GlideLimitTests: GTKTestCase {
  @MainActor
  private static func place(_ text: String, _ shown: HostedScreen) -> CGPoint {
    GlideTests.place(text, shown)
  }

  private struct Row: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      HStack {
        if isOver.value { Spacer() }
        Text("moved").fixedSize()
        if !isOver.value { Spacer() }
      }
      .frame(width: 400)
    }
  }

  @MainActor
  private static func go(_ isOver: Followed<Bool>, to value: Bool, in seconds: Double = 1.5) {
    withAnimation(.linear(duration: seconds)) { isOver.value = value }
    settle(20)
  }

  func testAWayThatIsTurnedRoundBeginsWhereTheViewIsSeen() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Row(isOver: isOver))
      let start = Self.place("moved", shown)
      Self.go(isOver, to: true)
      XCTAssertTrue(becomes { Self.place("moved", shown).x > start.x + 120 })
      let half = Self.place("moved", shown)
      Self.go(isOver, to: false)
      XCTAssertEqual(Self.place("moved", shown).x, half.x, accuracy: 40)
      var (last, isBack) = (Self.place("moved", shown).x, true)
      XCTAssertTrue(
        becomes(within: 1000) {
          let now = Self.place("moved", shown).x
          isBack = isBack && now <= last + 3
          last = now
          return shown.graph.animator.isIdle
        })
      layOut(shown.window)
      XCTAssertTrue(isBack, "It never goes on")
      XCTAssertEqual(Self.place("moved", shown), start, "It ends where it began")
      assertAtRest(shown)
      shown.close()
    }
  }

  func testASpringGoesBeyondThePlaceAndEndsOnIt() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Row(isOver: isOver).padding(40))
      let start = Self.place("moved", shown).x
      withAnimation(.spring(duration: 0.4, bounce: 0.5)) { isOver.value = true }
      var farthest = start
      settle(20)
      XCTAssertTrue(
        becomes(within: 1000) {
          farthest = max(farthest, Self.place("moved", shown).x)
          return shown.graph.animator.isIdle
        })
      layOut(shown.window)
      let end = Self.place("moved", shown).x
      XCTAssertGreaterThan(farthest, end + 3)
      isOver.value = false
      settle()
      isOver.value = true
      settle()
      layOut(shown.window)
      XCTAssertEqual(Self.place("moved", shown).x, end)
      shown.close()
    }
  }

  func testWithTheDesktopsAnimationsOffEverythingIsThereAtOnce() throws {
    try onScreen { renderer in
      let settings = Native(OpaquePointer(UnsafeMutableRawPointer(gtk_settings_get_default()!)))
      defer { faves_set_boolean(settings, "gtk-enable-animations", 1) }
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Row(isOver: isOver))
      let start = Self.place("moved", shown)
      Self.go(isOver, to: true, in: 60)
      XCTAssertTrue(becomes { Self.place("moved", shown).x > start.x + 2 })
      faves_set_boolean(settings, "gtk-enable-animations", 0)
      XCTAssertTrue(becomes(within: 100) { shown.graph.animator.isIdle }, "On its way it is there at once")
      layOut(shown.window)
      let end = Self.place("moved", shown)
      XCTAssertGreaterThan(end.x, start.x + 250)
      Self.go(isOver, to: false, in: 60)
      layOut(shown.window)
      XCTAssertEqual(Self.place("moved", shown), start)
      assertAtRest(shown)
      shown.close()
    }
  }

  private struct Numbers: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: isOver.value ? 200 : 20, height: 20)
        Text("beside").padding(.leading, isOver.value ? 100 : 0).fixedSize()
        Spacer()
      }
      .frame(width: 480)
    }
  }

  func testWhatMovesByNumbersIsNotMovedTwice() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Numbers(isOver: isOver))
      let start = Self.place("beside", shown).x
      Self.go(isOver, to: true)
      for _ in 0..<20 {
        settle(30)
        let share = (shown.frame(of: shown.the("FavesSurface")).width - 20) / 180
        XCTAssertEqual((Self.place("beside", shown).x - start) / 280, share, accuracy: 0.01)
      }
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      layOut(shown.window)
      XCTAssertEqual(Self.place("beside", shown).x, start + 280)
      shown.close()
    }
  }

  private struct ByValue: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      let order = isOver.value ? ["two", "one"] : ["one", "two"]
      VStack {
        VStack { ForEach(order, id: \.self) { Text($0).frame(height: 80) } }
          .animation(.linear(duration: 1), value: isOver.value)
        VStack { ForEach(order, id: \.self) { Text("still \($0)").frame(height: 80) } }
      }
    }
  }

  func testAModifierHasOnlyWhatIsInItGlide() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, ByValue(isOver: isOver))
      let (one, still) = (Self.place("one", shown), Self.place("still one", shown))
      isOver.value = true
      settle(300)
      XCTAssertTrue((one.y + 5...one.y + 80).contains(Self.place("one", shown).y))
      XCTAssertEqual(Self.place("still one", shown).y, still.y + 86)
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      layOut(shown.window)
      XCTAssertEqual(Self.place("one", shown).y, one.y + 86)
      shown.close()
    }
  }

  private struct Scrolled: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      ScrollView {
        VStack {
          Text("scrolled").frame(height: 100)
          Text(isOver.value ? "longer" : "long").frame(height: 1000)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  func testWhatIsScrolledOrInAWindowOfAnotherSizeDoesNotGlide() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Scrolled(isOver: isOver))
      let start = Self.place("scrolled", shown)
      // Also where something is animated at that moment.
      withAnimation(.linear(duration: 1)) { isOver.value = true }
      _ = faves_loop_drain()
      gtk_adjustment_set_value(shown.adjustment, 50)
      settle(100)
      layOut(shown.window)
      XCTAssertEqual(Self.place("scrolled", shown).y, start.y - 50)
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      gtk_window_resize(cast(shown.window), 700, 400)
      XCTAssertTrue(becomes { gtk_widget_get_allocated_width(shown.window) == 700 })
      layOut(shown.window)
      XCTAssertEqual(Self.place("scrolled", shown).x, start.x + 100, accuracy: 1)
      assertAtRest(shown)
      shown.close()
    }
  }

  private struct Pressed: View {
    @ObservedObject var isOver: Followed<Bool>
    let presses: Followed<Int>
    var body: some View {
      HStack {
        if isOver.value { Spacer() }
        Button("Press") { presses.value += 1 }
        if !isOver.value { Spacer() }
      }
      .frame(width: 400)
    }
  }

  func testAControlIsPressedWhereItIsSeen() throws {
    try onScreen { renderer in
      let (isOver, presses) = (Followed(false), Followed(0))
      let shown = HostedScreen(renderer, Pressed(isOver: isOver, presses: presses))
      let button = shown.button(titled: "Press")
      let start = shown.frame(of: button).minX
      Self.go(isOver, to: true, in: 4)
      XCTAssertTrue(becomes { shown.frame(of: button).minX > start + 40 })
      var (x, y): (Int32, Int32) = (0, 0)
      gdk_window_get_origin(gtk_button_get_event_window(cast(button)), &x, &y)
      var (left, top): (Int32, Int32) = (0, 0)
      gdk_window_get_origin(gtk_widget_get_window(shown.window), &left, &top)
      XCTAssertEqual(Double(x - left), shown.frame(of: button).minX, accuracy: 60, "Its window goes along")
      shown.click("Press")
      XCTAssertEqual(presses.value, 1)
      shown.close()
    }
  }

  private struct Turning: View {
    let size: CGSize
    @State private var degrees = 0.0
    var body: some View {
      Rectangle().frame(width: size.width / 5, height: size.height / 5).rotationEffect(.degrees(degrees))
        .onAppear {
          withAnimation(.linear(duration: 0.2).repeatForever(autoreverses: false)) { degrees = 360 }
        }
    }
  }

  private struct Loader: App {
    var body: some Scene {
      WindowGroup("Loading") {
        VStack(spacing: 60) {
          Text("Loading")
          GeometryReader { Turning(size: $0.size) }.frame(width: 100, height: 100)
        }
      }
    }
  }

  func testNothingGlidesAsAWindowTakesItsFirstSize() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Loader())
      settle(100)
      // It may be between a step of what turns and its layout.
      layOut(app.windows[0].native)
      // The words are in the upper half of it, and what turns below them: both are seen.
      let picture = DrawnWidget(app.windows[0].native)
      @MainActor func isInked(_ rows: Range<Int>) -> Bool {
        rows.contains { y in (0..<picture.width).contains { picture.color($0, y)[0] < 100 } }
      }
      XCTAssertTrue(isInked(0..<picture.height / 2))
      XCTAssertTrue(isInked(picture.height / 2..<picture.height))
      XCTAssertFalse(app.graph.animator.isIdle, "The other one turns on")
      app.close()
    }
  }
}
