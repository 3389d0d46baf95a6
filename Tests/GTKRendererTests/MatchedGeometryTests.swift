import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

extension HostedScreen {
  /// The place in the window, and the size, of the last surface.
  fileprivate var surface: (x: Int32, width: Int32, height: Int32, count: Int) {
    let surfaces = all("FavesSurface")
    guard let last = surfaces.last else { return (0, 0, 0, 0) }
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(last, window, 0, 0, &x, &y)
    return (x, gtk_widget_get_allocated_width(last), gtk_widget_get_allocated_height(last), surfaces.count)
  }
}

/// Sizes and places of real widgets in the middle of an animation: looked at until they are seen there, and then until it is
/// over, however slow the machine is.
final class MatchedGeometryTests: GTKTestCase {
  private struct Growing: View {
    @State private var isLarge = false
    @State private var isThere = false
    var body: some View {
      VStack {
        Button("Grow") { withAnimation(.linear(duration: 2)) { isLarge.toggle() } }
        Button("Come") { withAnimation(.linear(duration: 2)) { isThere.toggle() } }
        Color.red.frame(width: isLarge ? 200 : 100, height: 20)
        if isThere { Color.blue.frame(width: 30, height: 30) }
      }
    }
  }

  func testASizeIsAnimatedOnTheFrameClock() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Growing())
      XCTAssertEqual(screen.surface.width, 100)
      screen.click("Grow")
      XCTAssertTrue(becomes { (106..<195).contains(screen.surface.width) })
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      XCTAssertTrue(becomes { screen.surface.width == 200 })
      screen.close()
    }
  }

  func testAViewThatComesFadesIn() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Growing())
      screen.click("Come")
      let frame = gtk_widget_get_parent(screen.all("FavesSurface").last!)!
      @MainActor func opacity() -> Double {
        min(gtk_widget_get_opacity(frame), gtk_widget_get_opacity(screen.all("FavesSurface").last!))
      }
      XCTAssertTrue(becomes { (0.05..<0.95).contains(opacity()) })
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      XCTAssertTrue(becomes { opacity() == 1 })
      screen.close()
    }
  }

  private struct Hero: View {
    @Namespace private var space
    @State private var isLarge = false
    var body: some View {
      VStack(alignment: .leading) {
        Button("Go") { withAnimation(.linear(duration: 2)) { isLarge.toggle() } }
        if isLarge {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 200, height: 80)
            .padding(.leading, 100)
        } else {
          Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
        }
      }
      .frame(width: 320, height: 200, alignment: .topLeading)
    }
  }

  func testAViewMovesFromTheOthersPlaceAndSizeToItsOwn() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Hero())
      let small = screen.surface
      XCTAssertEqual(small.width, 40)
      screen.click("Go")
      XCTAssertTrue(
        becomes {
          let between = screen.surface
          return between.count == 1 && (46..<190).contains(between.width)
            && (small.x + 4..<small.x + 97).contains(between.x)
        })
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      layOut(screen.window)
      let large = screen.surface
      XCTAssertEqual(large.width, 200)
      XCTAssertEqual(large.height, 80)
      XCTAssertEqual(large.x, small.x + 100)
      screen.close()
    }
  }

  private struct Swap: View {
    @Namespace private var space
    @State private var on = false
    @State private var isOpen = false
    let animation: Animation?
    var body: some View {
      VStack(alignment: .leading) {
        HStack(spacing: 150) {
          Text("left").frame(width: 80, height: 40).background(.red)
            .matchedGeometryEffect(id: "t", in: space, isSource: !on)
          Text("right").frame(width: 80, height: 40).background(.blue)
            .matchedGeometryEffect(id: "t", in: space, isSource: on)
        }
        ZStack(alignment: .leading) {
          Text("tile").frame(width: 80, height: 40).matchedGeometryEffect(id: 1, in: space, isSource: !isOpen)
          if isOpen {
            Text("hero").frame(width: 80, height: 40).matchedGeometryEffect(id: 1, in: space)
              .padding(.leading, 200)
          }
        }
        Button("Swap") { withAnimation(animation) { on.toggle() } }
        Button("Open") { withAnimation(animation) { isOpen.toggle() } }
      }
    }
  }

  func testWhoWasAFollowerHasItsOwnPlaceBack() throws {
    try onScreen { renderer in
      for animation in [nil, Animation.linear(duration: 0.3)] {
        let screen = HostedScreen(renderer, Swap(animation: animation))
        @MainActor func place(_ name: String) -> Int32 {
          layOut(screen.window)
          let labels = screen.all("FavesLabel")
          guard let label = labels.first(where: { screen.text($0) == name }) else { return -1 }
          var (x, y): (Int32, Int32) = (0, 0)
          gtk_widget_translate_coordinates(label, screen.window, 0, 0, &x, &y)
          return x
        }
        @MainActor func rest() { XCTAssertTrue(becomes { screen.graph.animator.isIdle }) }
        settle(100)
        let (left, right, tile) = (place("left"), place("right"), place("tile"))
        XCTAssertLessThan(abs(right - left), 20, "it follows the one on the left")
        for step in [230, 0, 230, 0] as [Int32] {
          screen.click("Swap")
          settle(100)
          rest()
          XCTAssertEqual(place("left") - left, step, "\(String(describing: animation))")
          XCTAssertEqual(place("right") - right, step, "\(String(describing: animation))")
        }
        for isOpen in [true, false, true, false] {
          screen.click("Open")
          settle(100)
          rest()
          XCTAssertEqual(place("tile") - tile, isOpen ? 200 : 0, "\(String(describing: animation))")
          XCTAssertEqual(place("hero") >= 0, isOpen)
        }
        screen.close()
      }
    }
  }

  private struct Underline: View {
    @Namespace private var space
    @State private var selected = 0
    var body: some View {
      VStack {
        Button("Next") { withAnimation(.linear(duration: 2)) { selected = 1 } }
        HStack(spacing: 0) {
          Text("One").matchedGeometryEffect(id: 0, in: space).frame(width: 100, height: 20)
          Text("Two, and longer").frame(width: 180, height: 20).matchedGeometryEffect(id: 1, in: space)
        }
        .overlay { Color.red.opacity(0.2).matchedGeometryEffect(id: selected, in: space, isSource: false) }
      }
    }
  }

  func testAFollowerLiesOverItsSourceFromRightToLeft() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Underline().environment(\.layoutDirection, .rightToLeft))
      settle(100)
      let one = screen.all("FavesLabel").first { screen.text($0) == "One" }!
      var (x, y): (Int32, Int32) = (0, 0)
      gtk_widget_translate_coordinates(one, screen.window, 0, 0, &x, &y)
      XCTAssertEqual(screen.surface.x, x)
      XCTAssertEqual(screen.surface.width, gtk_widget_get_allocated_width(one))
      screen.close()
    }
  }

  func testAFollowerLiesOverItsSource() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Underline())
      settle(100)
      let one = screen.all("FavesLabel").first { screen.text($0) == "One" }!
      XCTAssertEqual(screen.surface.width, gtk_widget_get_allocated_width(one))
      let first = screen.surface.x
      screen.click("Next")
      XCTAssertTrue(becomes { screen.surface.x > first && !screen.graph.animator.isIdle })
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      XCTAssertTrue(becomes { screen.surface.width == 180 })
      screen.close()
    }
  }
}
