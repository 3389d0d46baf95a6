import SwiftUITesting
import Testing

@MainActor
@Suite("Where scroll views are anchored")
struct ScrollAnchorTests {
  private struct Rows: View {
    @State private var count = 20
    @State private var room = 200.0
    let isLazy: Bool
    var body: some View {
      VStack {
        Button("Row") { count += 1 }
        Button("Less room") { room = 100 }
        Button("Fewer") { count = 2 }
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
        .frame(width: 100, height: room)
      }
    }
    private var rows: some View {
      ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").frame(height: 40) }
    }
  }

  private func place(_ screen: Screen) -> Double { screen.scrollView.scrollOffset.y }

  @Test(
    "What stands at its end stays there; what a person has scrolled away from it stays where it is",
    arguments: [false, true])
  func end(isLazy: Bool) {
    let screen = Screen { Rows(isLazy: isLazy).defaultScrollAnchor(.bottom) }
    #expect(place(screen) == 600)
    screen.button("Row").tap()
    #expect(place(screen) == 640)
    screen.button("Less room").tap()
    #expect(place(screen) == 740)
    screen.scrollView.scroll(y: 100)
    screen.button("Row").tap()
    #expect(place(screen) == 100)
    screen.scrollView.scroll(y: 10_000)
    #expect(place(screen) == 780)
    screen.button("Row").tap()
    #expect(place(screen) == 820)
  }

  @Test("Content that comes to be longer than its scroll view goes to the end")
  func fromShort() {
    let screen = Screen { Rows(isLazy: false).defaultScrollAnchor(.bottom) }
    screen.button("Fewer").tap()
    for _ in 0..<5 { screen.button("Row").tap() }
    #expect(place(screen) == 80)
  }

  @Test("Each role has its own anchor, which comes before that for all")
  func roles() {
    let begins = Screen { Rows(isLazy: false).defaultScrollAnchor(.bottom, for: .initialOffset) }
    #expect(place(begins) == 600)
    begins.button("Row").tap()
    #expect(place(begins) == 600)
    let stays = Screen { Rows(isLazy: false).defaultScrollAnchor(.bottom, for: .sizeChanges) }
    #expect(place(stays) == 0)
    stays.button("Row").tap()
    #expect(place(stays) == 0)
    stays.scrollView.scroll(y: 640)
    stays.button("Row").tap()
    #expect(place(stays) == 680)
    let both = Screen {
      Rows(isLazy: false).defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
    }
    #expect(place(both) == 0)
    let not = Screen {
      Rows(isLazy: false).defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .sizeChanges)
    }
    not.button("Row").tap()
    #expect(place(not) == 600)
  }

  @Test("The middle stays in the middle")
  func middle() {
    let screen = Screen { Rows(isLazy: false).defaultScrollAnchor(.center) }
    #expect(place(screen) == 300)
    screen.button("Row").tap()
    #expect(place(screen) == 320)
    screen.button("Less room").tap()
    #expect(place(screen) == 370)
  }

  @Test("A scroll view in another is not anchored with that")
  func nested() {
    let screen = Screen {
      ScrollView {
        Text("above")
        ScrollView(.horizontal) { HStack { ForEach(0..<50) { Text("column \($0)").frame(width: 100) } } }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(screen.front.all.filter { $0.kind == "scroll" }.map(\.scrollOffset.x) == [0, 0])
  }

  private struct Lines: View {
    @State private var count = 100
    var body: some View {
      Button("Row") { count += 1 }
      List(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
    }
  }

  @Test("A list stays at its end, unless a person has scrolled")
  func list() {
    let screen = Screen { Lines().defaultScrollAnchor(.bottom) }
    #expect(screen.shows("row 99"))
    screen.button("Row").tap()
    #expect(screen.shows("row 100"))
    screen.list.scroll(y: 0)
    screen.button("Row").tap()
    #expect(screen.shows("row 0"))
    let begins = Screen { Lines().defaultScrollAnchor(.bottom, for: .initialOffset) }
    begins.button("Row").tap()
    #expect(begins.shows("row 99") && !begins.shows("row 100"))
  }
}
