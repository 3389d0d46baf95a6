import SwiftUITesting
import Testing

/// The window is 800 × 600 points, a line of text 20 high, and rows are made 120 points beyond what is in sight.
@MainActor
@Suite("Lazy stacks and grids")
struct LazyStackTests {
  @MainActor
  final class Sightings {
    var inSight: Set<Int> = []
    var appeared = 0
  }

  struct Row: View {
    let number: Int
    let sightings: Sightings
    @State var count = 0
    var body: some View {
      // As it is, not as a locale writes numbers.
      Button(String("Row \(number): \(count)")) { count += 1 }
        .frame(height: number % 2 == 0 ? 40 : 60)
        .onAppear {
          sightings.inSight.insert(number)
          sightings.appeared += 1
        }
        .onDisappear { sightings.inSight.remove(number) }
    }
  }

  struct Column: View {
    @State var numbers = Array(0..<10_000)
    var header = 300.0
    let sightings: Sightings
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          Text("Header").frame(height: header)
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { Row(number: $0, sightings: sightings) }
          }
          Text("Footer").frame(height: 100)
        }
        .toolbar {
          Button("Go") { proxy.scrollTo(5_000, anchor: .top) }
          Button("Show") { proxy.scrollTo(5_000) }
          Button("Insert") { numbers.insert(-1, at: 0) }
          Button("Remove") { numbers.removeFirst() }
          Button("Shuffle") { numbers.swapAt(1, 3) }
        }
      }
    }
  }

  private func shown(_ screen: Screen) -> [Int] {
    screen.texts.compactMap { text in
      text.hasPrefix("Row ") ? Int(text.dropFirst(4).prefix { $0 != ":" }) : nil
    }
  }

  @Test("Of 10,000 rows those in sight are made, and no more than these bodies, closures and widgets")
  func opening() {
    let widgets = Screen.liveWidgets
    do {
      let sightings = Sightings()
      let screen = Screen { Column(sightings: sightings) }
      // 600 - 306 points of 50 on average, and 120 more.
      #expect(shown(screen) == Array(0..<9))
      #expect(sightings.inSight == Set(0..<9))
      #expect(screen.contents == 9)
      #expect(Screen.liveWidgets - widgets < 60)
      screen.close()
    }
    #expect(Screen.liveWidgets == widgets)
  }

  @Test("Rows appear as they come into sight and disappear as they leave; their states stay")
  func scrolling() {
    let sightings = Sightings()
    let screen = Screen { Column(sightings: sightings) }
    screen.button("Row 2: 0").tap()
    screen.scrollView.scroll(y: 306 + 50 * 100)
    #expect(sightings.inSight.contains(100))
    #expect(!sightings.inSight.contains(2))
    #expect(sightings.inSight.count < 25)
    #expect(shown(screen) == sightings.inSight.sorted())
    screen.scrollView.scroll(y: 0)
    #expect(screen.texts.contains("Row 2: 1"))
    #expect(shown(screen) == Array(0..<9))
    screen.scrollView.scroll(y: 1_000_000_000)
    #expect(shown(screen).last == 9_999)
    // A page of 600 points is within the rows in sight and the footer's 106.
    #expect(sightings.inSight.count < 20)
  }

  @Test("Rows of other heights than guessed do not move what is in sight")
  func standing() {
    let sightings = Sightings()
    let screen = Screen { Column(header: 0, sightings: sightings) }
    screen.scrollView.scroll(y: 200_000)
    let first = shown(screen)[4]
    let offset = screen.scrollView.scrollOffset.y
    screen.scrollView.scroll(y: offset - 100)
    // Two rows, one of each height, are 100 points.
    #expect(shown(screen).contains(first - 2))
    #expect(abs(screen.scrollView.scrollOffset.y - (offset - 100)) < 60)
    screen.resetCounts()
    screen.button("Insert").tap()
    #expect(shown(screen).contains(first), "What is in sight stays when a row comes above it")
    #expect(screen.operations.filter { $0.hasPrefix("make") } == [])
  }

  @Test("A row that comes, goes or moves at the top is one widget's change")
  func changes() {
    let sightings = Sightings()
    let screen = Screen { Column(header: 0, sightings: sightings) }
    screen.resetCounts()
    screen.button("Insert").tap()
    #expect(shown(screen).prefix(3) == [-1, 0, 1])
    #expect(screen.evaluated.filter { $0 == "Row" }.count == 1)
    screen.button("Remove").tap()
    #expect(shown(screen).prefix(3) == [0, 1, 2])
    #expect(!sightings.inSight.contains(-1))
    screen.button("Shuffle").tap()
    #expect(shown(screen).prefix(5) == [0, 3, 2, 1, 4])
    #expect(sightings.inSight.isSuperset(of: 0..<8))
  }

  @Test("A reader scrolls to a row that was never made")
  func scrollTo() {
    let sightings = Sightings()
    let screen = Screen { Column(sightings: sightings) }
    screen.button("Go").tap()
    #expect(shown(screen).contains(5_000))
    #expect(!shown(screen).contains(4_990), "It is at the top")
    #expect(shown(screen).contains(5_009))
    screen.scrollView.scroll(y: 0)
    screen.button("Show").tap()
    #expect(shown(screen).contains(5_000))
    #expect(shown(screen).contains(4_991), "It is at the bottom")
    #expect(!shown(screen).contains(5_009))
  }

  @Test("Outside a scroll view, or along the other axis, everything is made")
  func eager() {
    let sightings = Sightings()
    let outside = Screen {
      LazyVStack { ForEach(0..<500, id: \.self) { Row(number: $0, sightings: sightings) } }
    }
    #expect(shown(outside).count == 500)
    let across = Screen {
      ScrollView(.horizontal) {
        LazyVStack { ForEach(0..<500, id: \.self) { Row(number: $0, sightings: sightings) } }
      }
    }
    #expect(shown(across).count == 500)
  }

  @Test("Grids make the lines in sight; a section's header takes a line of its own")
  func grid() {
    let sightings = Sightings()
    let screen = Screen {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.flexible()), GridItem(.flexible())], spacing: 0)
        {
          ForEach(0..<20) { section in
            Section("Section \(section)") {
              ForEach(section * 100..<section * 100 + 100, id: \.self) { number in
                Text(verbatim: "Row \(number)").frame(height: 50)
              }
            }
          }
        }
      }
    }
    // 720 points: a header, and 14 lines of three.
    #expect(shown(screen) == Array(0..<42))
    screen.scrollView.scroll(y: 34 * 50)
    #expect(screen.texts.contains("Section 1"))
    #expect(shown(screen).contains(99))
    #expect(shown(screen).contains(100))
    #expect(sightings.appeared == 0)
  }

  @Test("Columns of a row that scrolls sideways are made as they come into sight, also within a lazy column")
  func nested() {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { line in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1_000) {
                  Text(verbatim: "Row \(line * 1_000 + $0)").frame(width: 100, height: 100)
                }
              }
            }
            .frame(height: 100)
          }
        }
      }
    }
    // 720 points down, 920 across.
    #expect(shown(screen).count == 8 * 10)
  }

  struct Pinned: View {
    @State var hasMore = false
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section("First") { ForEach(0..<100) { Text(verbatim: "Row \($0)").frame(height: 50) } }
          Section("Second") { ForEach(100..<200) { Text(verbatim: "Row \($0)").frame(height: 50) } }
          if hasMore { Text("More") }
        }
      }
      .toolbar { Button("More") { hasMore = true } }
    }
  }

  @Test("A pinned header is there as long as its section is in sight")
  func pinned() {
    let screen = Screen { Pinned() }
    #expect(screen.texts.contains("First"))
    screen.scrollView.scroll(y: 2_000)
    #expect(screen.texts.contains("First"))
    #expect(!screen.texts.contains("Second"))
    screen.scrollView.scroll(y: 7_000)
    #expect(!screen.texts.contains("First"))
    #expect(screen.texts.contains("Second"))
    let before = shown(screen)
    screen.button("More").tap()
    #expect(shown(screen) == before, "What is in sight stays when something comes below")
  }

  struct Tabs: View {
    let sightings: Sightings
    @State var tab = "a"
    var body: some View {
      TabView(selection: $tab) {
        Row(number: 1, sightings: sightings).tabItem { Text("One") }.tag("a")
        Row(number: 2, sightings: sightings).tag("b").padding().tabItem { Text("Two") }
      }
    }
  }

  @Test("A tab's views are made when it is first shown, and kept")
  func tabs() {
    let sightings = Sightings()
    let screen = Screen { Tabs(sightings: sightings) }
    #expect(shown(screen) == [1])
    #expect(sightings.appeared == 1)
    screen.resetCounts()
    screen.selectTab("Two")
    #expect(screen.evaluated.filter { $0 == "Row" }.count == 1)
    #expect(sightings.inSight == [2])
    screen.button("Row 2: 0").tap()
    screen.selectTab("One")
    screen.resetCounts()
    screen.selectTab("Two")
    #expect(screen.evaluated.filter { $0 == "Row" } == [])
    #expect(screen.texts.contains("Row 2: 1"))
  }
}
