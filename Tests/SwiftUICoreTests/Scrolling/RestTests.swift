import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Where scrolling comes to rest") @MainActor
struct RestTests {
  struct Rows<B: ScrollTargetBehavior>: View {
    let behavior: B
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .frame(height: 200)
    }
  }

  /// Where a scroll view is after a person has scrolled it to each place.
  private func rests<B: ScrollTargetBehavior>(_ behavior: B, after places: [Double], animated: Bool)
    -> [Double]
  {
    let screen = Screen { Rows(behavior: behavior) }
    screen.showsAnimations = animated
    return places.map { place in
      screen.scrollView.scroll(y: place)
      screen.advance(by: 0.1)
      #expect(screen.scrollView.scrollOffset.y == place, "as long as it may go on")
      screen.advance(by: 1)
      #expect(!screen.isAnimating)
      return Double(screen.scrollView.scrollOffset.y)
    }
  }

  @Test("By pages, at the nearest, or the next that was set out for", arguments: [false, true])
  func pages(animated: Bool) {
    #expect(rests(.paging, after: [5, 90, 110, 520, 800], animated: animated) == [0, 200, 0, 600, 800])
  }

  @Test("At the beginning of the nearest view, or the next that was set out for", arguments: [false, true])
  func views(animated: Bool) {
    #expect(rests(.viewAligned, after: [7, 9, 11, 233, 800], animated: animated) == [0, 20, 0, 240, 800])
  }

  @Test("In the middle of what is in sight")
  func middles() {
    #expect(
      rests(.viewAligned(anchor: .center), after: [9, 11, 233, 800], animated: false) == [10, 10, 230, 790])
  }

  struct FromElsewhere: View {
    @State private var position: Int? = 10
    var body: some View { Rows(behavior: .paging).scrollPosition(id: $position, anchor: .top) }
  }

  @Test("A person sets out from where a scroll view begins, at its end or at a row of the program's")
  func otherBeginnings() {
    let ended = Screen { Rows(behavior: .paging).defaultScrollAnchor(.bottom) }
    #expect(ended.scrollView.scrollOffset.y == 800)
    ended.scrollView.scroll(y: 785)
    ended.advance(by: 1)
    #expect(ended.scrollView.scrollOffset.y == 600)
    let placed = Screen { FromElsewhere() }
    placed.advance(by: 1)
    #expect(placed.scrollView.scrollOffset.y == 200)
    placed.scrollView.scroll(y: 185)
    placed.advance(by: 1)
    #expect(placed.scrollView.scrollOffset.y == 0)
  }

  struct ByHundred: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      guard context.axes.contains(.vertical), context.containerSize.height == 200 else { return }
      target.rect.origin.y = (target.rect.minY / 100).rounded(.down) * 100
    }
  }

  @Test("Where a program's own behaviour says")
  func own() {
    #expect(rests(ByHundred(), after: [99, 101, 799], animated: true) == [0, 100, 700])
  }

  @Test("What a program scrolls stays where it is sent")
  func programs() {
    struct Sent: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("To 7") { proxy.scrollTo(7, anchor: .top) }
          Rows(behavior: .paging)
        }
      }
    }
    let screen = Screen { Sent() }
    screen.button("To 7").tap()
    screen.advance(by: 1)
    #expect(screen.scrollView.scrollOffset.y == 140)
  }

  struct Told: View {
    @State private var first: Int?
    var body: some View {
      ScrollViewReader { proxy in
        Text(verbatim: "told \(first ?? -1)")
        Button("To 7") { proxy.scrollTo(7, anchor: .top) }
        Button("Slowly to 7") { withAnimation(.linear(duration: 0.1)) { proxy.scrollTo(7, anchor: .top) } }
        Rows(behavior: .paging).scrollPosition(id: $first)
      }
    }
  }

  @Test(
    "What a program scrolls afterwards is not told of as a person's",
    arguments: [(false, 1.0), (true, 0.25), (true, 1.0)], ["To 7", "Slowly to 7"])
  func programsAfterwards(_ scrolling: (isAnimated: Bool, seconds: Double), button: String) {
    let screen = Screen { Told() }
    screen.showsAnimations = scrolling.isAnimated
    screen.scrollView.scroll(y: 110)
    // A quarter of a second later it is on its way to where it comes to rest, if it is animated.
    screen.advance(by: scrolling.seconds)
    let offset = screen.scrollView.scrollOffset.y
    #expect(scrolling.seconds == 1 ? offset == 200 : (111..<200).contains(offset), "\(offset)")
    let told = screen.texts.first
    screen.button(button).tap()
    screen.advance(by: 1)
    #expect(screen.scrollView.scrollOffset.y == 140)
    #expect(!screen.isAnimating)
    #expect(screen.texts.first == told)
  }

  struct Long: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("To 500") { proxy.scrollTo(500, anchor: .top) }
        Button("Slowly to 500") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(500, anchor: .top) } }
        List(0..<1_000) { Text(verbatim: "row \($0)") }
      }
    }
  }

  @Test("A list goes to a row at once, or in an animated change on its way")
  func lists() {
    let screen = Screen { Long() }
    func first() -> Int { (screen.list.widget as! HeadlessList).firstVisible }
    screen.button("Slowly to 500").tap()
    #expect(first() == 500, "where animations are off")
    screen.list.scroll(toRow: 0)
    screen.showsAnimations = true
    screen.button("Slowly to 500").tap()
    screen.advance(by: 0.5)
    #expect((200...300).contains(first()), "\(first())")
    screen.advance(by: 1)
    #expect(first() == 500)
    #expect(!screen.isAnimating)
    screen.list.scroll(toRow: 0)
    screen.button("To 500").tap()
    #expect(first() == 500)
  }
}
