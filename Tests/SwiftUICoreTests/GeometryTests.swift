import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Geometry")
struct GeometryTests {
  struct Measured: View {
    @State var width = 300.0
    @State var factor = 2
    var body: some View {
      VStack {
        Button("Widen") { width += 50 }
        Button("Double") { factor *= 2 }
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height)), times \(factor)")
        }
        .frame(width: width, height: 40)
      }
    }
  }

  @Test(
    "A GeometryReader's content is made of the size there is, and made anew when it changes or what it reads does"
  )
  func size() {
    let screen = Screen { Measured() }
    #expect(screen.shows("300 by 40, times 2"))
    screen.button("Widen").tap()
    #expect(screen.shows("350 by 40, times 2"))
    screen.button("Double").tap()
    #expect(screen.shows("350 by 40, times 4"))
  }

  private struct Many: View {
    let count: Int
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Hide") { isShown = false }
        if isShown {
          ForEach(0..<count, id: \.self) { index in
            GeometryReader { _ in Color.clear.preference(key: Highest.self, value: index) }
              .onPreferenceChange(Highest.self) { _ in }
          }
        }
      }
    }
  }

  private struct Highest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  @Test("Of readers that wait for their size each is counted by itself, however many there are")
  func many() {
    func counted(_ count: Int) -> (shown: Int, hidden: Int) {
      let screen = Screen { Many(count: count) }
      let shown = screen.graph.counts.unsizedCounted
      screen.button("Hide").tap()
      let hidden = screen.graph.counts.unsizedCounted - shown
      screen.close()
      return (shown, hidden)
    }
    let (few, many) = (counted(10), counted(1000))
    #expect(few.shown > 0 && many.shown == few.shown * 100)
    #expect(many.hidden == 0, "Those that have their size are not looked for when they go")
  }

  struct Late: View {
    @State var number = 0
    let counts: BodyCounts
    var body: some View {
      let _ = counts.note()
      GeometryReader { _ in
        VStack { Text("reads \(number)") }
      }
      .onAppear { number = 5 }
    }
  }

  @MainActor
  final class BodyCounts {
    private(set) var bodies = 0
    func note() { bodies += 1 }
  }

  @Test("What is written before a GeometryReader has its size is in its content, by a body more")
  func late() {
    let counts = BodyCounts()
    let screen = Screen { Late(counts: counts) }
    #expect(screen.shows("reads 5"))
    #expect(counts.bodies == 2)
  }

  @Test("Without a frame around it, it has the window's size, and follows it")
  func window() {
    let screen = Screen { GeometryReader { Text("\(Int($0.size.width))") } }
    #expect(screen.shows("800"))
    screen.resize(width: 640, height: 480)
    #expect(screen.shows("640"))
  }

  struct Placed: View {
    var body: some View {
      VStack {
        GeometryReader { proxy in
          let inWindow = proxy.frame(in: .global)
          let inBox = proxy.frame(in: .named("box"))
          Text("\(Int(inWindow.minX)) \(Int(inBox.minX)) \(Int(proxy.frame(in: .local).minX))")
        }
        .frame(width: 10, height: 10)
        .padding(.leading, 20)
      }
      .coordinateSpace(name: "box")
      .padding(.leading, 5)
    }
  }

  @Test("A place is given in the window's coordinates, a named view's, or its own")
  func places() {
    #expect(Screen { Placed() }.shows("25 20 0"))
  }

  struct Tally: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
  struct Tallied: View {
    @State var names = ["a", "b"]
    @State var prefix = "names"
    var body: some View {
      VStack {
        Button("More") { names.append("c") }
        Button("Rename") { prefix = "all" }
        ForEach(names, id: \.self) { Text($0).preference(key: Tally.self, value: [$0]) }
      }
      .overlayPreferenceValue(Tally.self) { Text("\(prefix): \($0.joined())") }
      .backgroundPreferenceValue(Tally.self) { value in
        if value.count > 2 { Text("many") }
      }
    }
  }

  @Test("An overlay and a background made of a preference follow it, and what else they read")
  func layers() {
    let screen = Screen { Tallied() }
    #expect(screen.shows("names: ab"))
    screen.button("More").tap()
    #expect(screen.shows("names: abc") && screen.shows("many"))
    screen.button("Rename").tap()
    #expect(screen.shows("all: abc"))
  }

  struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
  struct Marked: View {
    var body: some View {
      VStack {
        Text("marked")
          .frame(width: 70, height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .padding(.leading, 12)
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Text(verbatim: "at \(Int(rect.minX)), \(Int(rect.width)) wide")
          }
        }
      }
    }
  }

  @Test("An anchor is read in the coordinates of a GeometryReader")
  func anchors() {
    #expect(Screen { Marked() }.shows("at 12, 70 wide"))
  }
}
