import SwiftUITesting
import Testing

@MainActor
@Suite("matchedGeometryEffect")
struct MatchedGeometryTests {
  private static func near(_ a: Double?, _ b: Double, _ tolerance: Double = 1) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  /// A small surface at 10, and a large one at 100, of which one is there.
  struct Hero: View {
    @Namespace var space
    @State var isLarge = false
    var properties = MatchedGeometryProperties.frame
    var body: some View {
      ZStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        if isLarge {
          Color.red.matchedGeometryEffect(id: 1, in: space, properties: properties)
            .frame(width: 200, height: 80).padding(.leading, 100)
        } else {
          Color.blue.matchedGeometryEffect(id: 1, in: space, properties: properties)
            .frame(width: 50, height: 40).padding(.leading, 10)
        }
      }
    }
  }

  private func screen<V: View>(_ view: V) -> Screen {
    let screen = Screen { view }
    screen.showsAnimations = true
    return screen
  }
  private func surfaces(_ screen: Screen) -> [Element] { screen.front.all.filter { $0.kind == "fill" } }

  @Test("A view that comes in another's place moves from its place and size to its own")
  func hero() {
    let screen = screen(Hero())
    screen.button("Go").tap()
    screen.advance(by: 1.0 / 60)
    let shown = surfaces(screen)
    #expect(shown.count == 1, "the old one is gone: one view is seen to move")
    #expect(screen.front.all.allSatisfy { $0.opacity == 1 })
    #expect(Self.near(shown[0].offset.width, -90, 2))
    #expect(Self.near(shown[0].stretch.width, 0.25, 0.03))
    #expect(Self.near(shown[0].stretch.height, 0.5, 0.03))
    screen.advance(by: 0.5)
    #expect(Self.near(surfaces(screen)[0].offset.width, -45, 3))
    #expect(Self.near(surfaces(screen)[0].stretch.width, 0.625, 0.03))
    screen.advance(by: 1)
    #expect(surfaces(screen)[0].offset == .zero)
    #expect(surfaces(screen)[0].stretch == CGSize(width: 1, height: 1))
    #expect(!screen.isAnimating)
  }

  @Test("Turned back on its way, it goes on from where it is seen")
  func interrupted() {
    let screen = screen(Hero())
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    screen.button("Go").tap()
    screen.advance(by: 1.0 / 60)
    // At 55 of 10 to 100, 125 wide: from there to 10, 50 wide.
    #expect(surfaces(screen).count == 1)
    #expect(Self.near(surfaces(screen)[0].offset.width, 45, 4))
    #expect(Self.near(surfaces(screen)[0].stretch.width, 2.5, 0.15))
    screen.advance(by: 1.1)
    #expect(surfaces(screen)[0].offset == .zero)
    #expect(!screen.isAnimating)
  }

  @Test("Position alone keeps the size, size alone the middle")
  func properties() {
    let position = screen(Hero(properties: .position))
    position.button("Go").tap()
    position.advance(by: 1.0 / 60)
    // From the middle of 10…60 to that of 100…300.
    #expect(Self.near(surfaces(position)[0].offset.width, 35 - 200, 3))
    #expect(surfaces(position)[0].stretch == CGSize(width: 1, height: 1))
    let size = screen(Hero(properties: .size))
    size.button("Go").tap()
    size.advance(by: 1.0 / 60)
    #expect(Self.near(surfaces(size)[0].offset.width, 75, 2))
    #expect(Self.near(surfaces(size)[0].stretch.width, 0.25, 0.03))
  }

  @Test("Without an animation the change shows at once, and nothing is left running")
  func plain() {
    let screen = Screen { Hero() }
    screen.button("Go").tap()
    #expect(surfaces(screen).count == 1)
    #expect(surfaces(screen)[0].offset == .zero)
    #expect(!screen.isAnimating)
  }

  struct Apart: View {
    @Namespace var one
    @Namespace var two
    @State var isLarge = false
    var body: some View {
      ZStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        if isLarge {
          Color.red.matchedGeometryEffect(id: 1, in: two).frame(width: 200, height: 80).padding(.leading, 100)
        } else {
          Color.blue.matchedGeometryEffect(id: 1, in: one).frame(width: 50, height: 40).padding(.leading, 10)
        }
      }
    }
  }

  @Test("The same id in another namespace is another view")
  func namespaces() {
    let screen = screen(Apart())
    screen.button("Go").tap()
    screen.advance(by: 0.1)
    #expect(surfaces(screen).allSatisfy { $0.offset == .zero && $0.stretch.width == 1 })
  }

  struct Underline: View {
    @Namespace var space
    @State var selected = 0
    @State var isThere = true
    var body: some View {
      ZStack {
        ForEach(0..<3) { index in
          Color.gray.matchedGeometryEffect(id: index, in: space)
            .frame(width: Double(50 + index * 50), height: 20).padding(.leading, Double(index * 100))
        }
        if isThere {
          Color.red.matchedGeometryEffect(id: selected, in: space, isSource: false)
        }
        Button("Next") { withAnimation(.linear(duration: 1)) { selected += 1 } }
        Button("Jump") { selected = 0 }
        Button("Away") { isThere.toggle() }
      }
    }
  }
  private func underline(_ screen: Screen) -> (x: Double, width: Double)? {
    guard let last = surfaces(screen).last, surfaces(screen).count == 4 else { return nil }
    return (Double(last.offset.width), Double(last.stretch.width) * 800)
  }

  @Test("A view that is no source has the source's place and size, and moves as the source is another one")
  func follower() {
    let screen = Screen { Underline() }
    screen.showsAnimations = true
    #expect(underline(screen)?.x == 0)
    #expect(Self.near(underline(screen)?.width, 50))
    screen.button("Next").tap()
    screen.advance(by: 0.5)
    #expect(Self.near(underline(screen)?.x, 50, 4))
    #expect(Self.near(underline(screen)?.width, 75, 4))
    screen.advance(by: 1)
    #expect(Self.near(underline(screen)?.x, 100))
    #expect(Self.near(underline(screen)?.width, 100))
    screen.button("Jump").tap()
    screen.advance(by: 1.0 / 60)
    #expect(Self.near(underline(screen)?.x, 0))
    #expect(!screen.isAnimating)
    screen.button("Away").tap()
    #expect(surfaces(screen).count == 3)
    screen.button("Away").tap()
    screen.advance(by: 1.0 / 60)
    #expect(Self.near(underline(screen)?.width, 50))
  }

  struct Padded: View {
    @Namespace var space
    var body: some View {
      ZStack {
        Color.gray.frame(width: 50, height: 20).padding(6).matchedGeometryEffect(id: 1, in: space)
          .padding(.leading, 30)
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
  }

  @Test("Padding inside of the modifier is a part of the view, padding around it is not")
  func padding() {
    let screen = Screen { Padded() }
    let follower = surfaces(screen)[1]
    #expect(follower.offset == CGSize(width: 30, height: 0))
    #expect(Self.near(follower.stretch.width * 800, 62))
    #expect(Self.near(follower.stretch.height * 600, 32))
  }

  struct Told: View {
    @Namespace var space
    @State var isLarge = false
    @State var done = false
    var body: some View {
      ZStack {
        Button("Go") {
          withAnimation(.linear(duration: 1)) {
            isLarge.toggle()
          } completion: {
            done = true
          }
        }
        Text("done \(done)")
        if isLarge {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 200).padding(.leading, 100)
            .transition(.opacity)
        } else {
          Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 50).padding(.leading, 10)
            .transition(.opacity)
        }
      }
    }
  }

  @Test("With transitions said, the old view goes along while it fades; the completion waits for both")
  func transitions() {
    let screen = screen(Told())
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    #expect(surfaces(screen).count == 2)
    #expect(Set(surfaces(screen).map { ($0.offset.width / 5).rounded() * 5 }) == [-45, 45])
    #expect(screen.shows("done false"))
    screen.advance(by: 1)
    #expect(surfaces(screen).count == 1)
    #expect(screen.shows("done true"))
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    screen.button("Go").tap()
    screen.advance(by: 1.2)
    #expect(surfaces(screen).count == 1)
    #expect(surfaces(screen)[0].offset == .zero)
  }

  @Test("Views with matched geometry are freed")
  func freed() {
    let before = Screen.liveNodes
    do {
      let screen = screen(Underline())
      screen.button("Next").tap()
      screen.advance(by: 0.2)
      screen.close()
    }
    #expect(Screen.liveNodes <= before)
  }
}
