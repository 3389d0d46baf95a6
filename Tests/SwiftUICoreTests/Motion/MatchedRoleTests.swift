import SwiftUITesting
import Testing

/// Which of several views with matched geometry the others follow.
@MainActor
@Suite("Sources of matchedGeometryEffect")
struct MatchedRoleTests {
  private func screen<V: View>(_ view: V) -> Screen {
    let screen = Screen { view }
    screen.showsAnimations = true
    return screen
  }
  private func surfaces(_ screen: Screen) -> [Element] { screen.front.all.filter { $0.kind == "fill" } }

  /// Two surfaces, at 10 and at 100, that follow each other in turns.
  struct Swap: View {
    @Namespace var space
    @State var on = false
    let animation: Animation?
    var body: some View {
      ZStack {
        Button("Go") { withAnimation(animation) { on.toggle() } }
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: !on)
          .frame(width: 50, height: 40).padding(.leading, 10)
        Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: on)
          .frame(width: 200, height: 80).padding(.leading, 100)
      }
    }
  }

  /// One at 10 that follows another at 100 as long as that is there.
  struct Photo: View {
    @Namespace var space
    @State var isOpen = false
    let animation: Animation?
    var body: some View {
      ZStack {
        Button("Go") { withAnimation(animation) { isOpen.toggle() } }
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: !isOpen)
          .frame(width: 50, height: 40).padding(.leading, 10)
        if isOpen {
          Color.blue.matchedGeometryEffect(id: 1, in: space)
            .frame(width: 200, height: 80).padding(.leading, 100)
        }
      }
    }
  }

  /// Where the surfaces are seen, and how wide they are: from 10 and 50 wide, from 100 and 200 wide.
  private func places(_ screen: Screen) -> [[Int]] {
    zip(surfaces(screen), [(10.0, 50.0), (100.0, 200.0)]).map { surface, own in
      [own.0 + surface.offset.width, own.1 * surface.stretch.width].map { Int($0.rounded()) }
    }
  }

  @Test("Who was a follower has its own place back as others follow it", arguments: [true, false])
  func roles(animated: Bool) {
    let screen = screen(Swap(animation: animated ? .linear(duration: 1) : nil))
    screen.advance(by: 0.1)
    #expect(places(screen) == [[10, 50], [10, 50]])
    for end in [[100, 200], [10, 50], [100, 200]] {
      screen.button("Go").tap()
      if animated {
        screen.advance(by: 0.5)
        #expect(places(screen).allSatisfy { abs($0[0] - 55) < 4 && abs($0[1] - 125) < 5 })
      }
      screen.advance(by: 1)
      #expect(places(screen) == [end, end])
      #expect(!screen.isAnimating)
    }
  }

  @Test(
    "A view that follows one in front of it has its own place back once that has gone",
    arguments: [true, false])
  func inFront(animated: Bool) {
    let screen = screen(Photo(animation: animated ? .linear(duration: 1) : nil))
    for _ in 0..<2 {
      screen.button("Go").tap()
      if animated {
        screen.advance(by: 0.5)
        #expect(places(screen).count == 2, "the one that comes begins where the other was, and both go along")
        #expect(places(screen).allSatisfy { abs($0[0] - 55) < 4 && abs($0[1] - 125) < 5 })
      }
      screen.advance(by: 1)
      #expect(places(screen) == [[100, 200], [100, 200]])
      screen.button("Go").tap()
      if animated {
        screen.advance(by: 0.5)
        #expect(places(screen).count == 2)
        #expect(places(screen).allSatisfy { abs($0[0] - 55) < 4 && abs($0[1] - 125) < 5 })
      }
      screen.advance(by: 1)
      #expect(places(screen) == [[10, 50]])
      #expect(!screen.isAnimating)
    }
  }

  @Test("Turned back on its way, it goes on from where it is seen, and ends in its own place")
  func turnedBack() {
    let screen = screen(Photo(animation: .linear(duration: 1)))
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    screen.button("Go").tap()
    screen.advance(by: 0.2)
    screen.button("Go").tap()
    screen.advance(by: 1.2)
    #expect(places(screen) == [[100, 200], [100, 200]])
    screen.button("Go").tap()
    screen.advance(by: 1.2)
    #expect(places(screen) == [[10, 50]])
  }
}
