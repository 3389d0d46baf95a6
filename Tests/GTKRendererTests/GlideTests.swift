import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views that get another place in an animated transaction, on GTK's frame clock: they glide there.
final class GlideTests: GTKTestCase {
  /// Where what a text shows is in the window.
  @MainActor
  static func place(_ text: String, _ shown: HostedScreen) -> CGPoint {
    let label = shown.label(text)
    var box = GdkRectangle()
    faves_leaf_get_box(label, &box)
    let frame = shown.frame(of: label)
    return CGPoint(x: frame.minX + Double(box.x), y: frame.minY + Double(box.y))
  }

  /// Has `change` change the view in an animation, and holds that these texts glide from where they were, end where they
  /// would be without it, and leave nothing behind.
  @MainActor
  static func assertGlides(
    _ texts: [String], in shown: HostedScreen, line: UInt = #line, _ change: (Bool) -> Void
  ) {
    @MainActor func places() -> [CGPoint] { texts.map { place($0, shown) } }
    layOut(shown.window)
    let starts = places()
    withAnimation(.linear(duration: 1)) { change(true) }
    settle(20)
    for (now, start) in zip(places(), starts) {
      XCTAssertLessThan(abs(now.x - start.x) + abs(now.y - start.y), 60, "It begins where it was", line: line)
    }
    settle(400)
    let middle = places()
    XCTAssertTrue(becomes { shown.graph.animator.isIdle }, line: line)
    layOut(shown.window)
    let ends = places()
    for (index, text) in texts.enumerated() {
      let (start, half, end) = (starts[index], middle[index], ends[index])
      XCTAssertGreaterThan(abs(end.x - start.x) + abs(end.y - start.y), 20, "\(text) has moved", line: line)
      for (a, b, c) in [(start.x, half.x, end.x), (start.y, half.y, end.y)] where abs(a - c) > 10 {
        XCTAssertTrue((min(a, c) + 1...max(a, c) - 1).contains(b), "\(text): \(a), \(b), \(c)", line: line)
      }
    }
    // The way back, and without an animation.
    change(false)
    settle()
    layOut(shown.window)
    XCTAssertTrue(shown.graph.animator.isIdle, line: line)
    XCTAssertEqual(places(), starts, "At once it is where it was", line: line)
    change(true)
    settle()
    layOut(shown.window)
    XCTAssertEqual(places(), ends, "It ends exactly", line: line)
    assertAtRest(shown, line: line)
    shown.close()
  }

  private struct Column: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(isOver.value ? ["three", "two", "one"] : ["one", "two", "three"], id: \.self) {
          Text($0).frame(height: 60)
        }
      }
    }
  }

  func testRowsOfAStackThatChangeTheirOrder() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      Self.assertGlides(["one", "three"], in: HostedScreen(renderer, Column(isOver: isOver))) {
        isOver.value = $0
      }
    }
  }

  private struct Cells: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      let cells = isOver.value ? ["d", "c", "b", "a"] : ["a", "b", "c", "d"]
      LazyVGrid(columns: [GridItem(.fixed(120)), GridItem(.fixed(120))]) {
        ForEach(cells, id: \.self) { Text($0).frame(height: 60) }
      }
      Grid {
        GridRow { ForEach(cells, id: \.self) { Text("grid \($0)").frame(width: 70) } }
      }
    }
  }

  func testCellsOfAGridThatChangeTheirOrder() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      Self.assertGlides(["a", "d", "grid a", "grid d"], in: HostedScreen(renderer, Cells(isOver: isOver))) {
        isOver.value = $0
      }
    }
  }

  private struct Turned: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      let layout = isOver.value ? AnyLayout(VStackLayout(spacing: 60)) : AnyLayout(HStackLayout(spacing: 60))
      layout {
        Text("one")
        Text("three")
      }
    }
  }

  func testALayoutThatBecomesAnother() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      Self.assertGlides(["one", "three"], in: HostedScreen(renderer, Turned(isOver: isOver))) {
        isOver.value = $0
      }
    }
  }

  private struct Aligned: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      VStack(alignment: isOver.value ? .trailing : .leading) {
        Text("a text of its own").frame(width: 300, alignment: isOver.value ? .trailing : .leading)
        VStack { Text("in a frame") }
          .frame(width: 300, height: 80, alignment: isOver.value ? .bottomTrailing : .topLeading)
        Text("by its stack")
      }
    }
  }

  func testTheAlignmentOfFramesAndStacks() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      Self.assertGlides(
        ["a text of its own", "in a frame", "by its stack"],
        in: HostedScreen(renderer, Aligned(isOver: isOver))
      ) { isOver.value = $0 }
    }
  }

  private struct Spaced: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      HStack {
        if isOver.value { Spacer() }
        Text("pushed")
        if !isOver.value { Spacer() }
      }
      .frame(width: 400)
    }
  }

  func testASpacerThatComesAndOneThatGoes() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      Self.assertGlides(["pushed"], in: HostedScreen(renderer, Spaced(isOver: isOver))) { isOver.value = $0 }
    }
  }

  private struct Pushed: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      VStack {
        if isOver.value { Text("new").frame(height: 100).transition(.opacity) }
        Text("below")
        Button("Pushed, too") {}
      }
      .frame(height: 300, alignment: .top)
    }
  }

  func testWhatIsPushedAsideByAViewThatComes() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Pushed(isOver: isOver))
      let start = Self.place("below", shown)
      withAnimation(.linear(duration: 1)) { isOver.value = true }
      settle(300)
      let half = Self.place("below", shown)
      let new = Self.place("new", shown)
      XCTAssertTrue((start.y + 10...start.y + 95).contains(half.y), "\(start.y), \(half.y)")
      // What is not there yet has nowhere to come from.
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      layOut(shown.window)
      XCTAssertEqual(Self.place("new", shown), new)
      XCTAssertEqual(Self.place("below", shown).y, start.y + 106)
      withAnimation(.linear(duration: 1)) { isOver.value = false }
      settle(300)
      let back = Self.place("below", shown)
      XCTAssertTrue((start.y + 10...start.y + 95).contains(back.y), "\(start.y), \(back.y)")
      XCTAssertEqual(Self.place("new", shown), new, "what leaves stays where it was")
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      layOut(shown.window)
      XCTAssertEqual(Self.place("below", shown), start)
      assertAtRest(shown)
      shown.close()
    }
  }

  private struct Centred: View {
    @ObservedObject var isOver: Followed<Bool>
    var body: some View {
      VStack {
        if isOver.value { Text("wide").frame(width: 300, height: 100) }
        Text("last")
      }
      .padding()
      .background(Color.green)
    }
  }

  func testAStackInTheMiddleMovesWithWhatIsInIt() throws {
    try onScreen { renderer in
      let isOver = Followed(false)
      let shown = HostedScreen(renderer, Centred(isOver: isOver))
      let start = Self.place("last", shown)
      withAnimation(.linear(duration: 1)) { isOver.value = true }
      settle(30)
      XCTAssertEqual(Self.place("last", shown).x, start.x, accuracy: 1, "It stays in the middle")
      XCTAssertEqual(Self.place("last", shown).y, start.y, accuracy: 8)
      settle(300)
      XCTAssertEqual(Self.place("last", shown).x, start.x, accuracy: 1)
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      layOut(shown.window)
      XCTAssertEqual(Self.place("last", shown).y, start.y + 53, accuracy: 1)
      shown.close()
    }
  }
}
