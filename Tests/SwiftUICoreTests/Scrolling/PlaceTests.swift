import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What is made of a place follows it.
@Suite("Places that are followed") @MainActor
struct PlaceTests {
  struct Offset: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  struct Told: View {
    @State private var offset = 0.0
    var body: some View {
      Text("offset \(Int(offset))")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { Text(verbatim: "row \($0)") }
        }
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: Offset.self, value: Double(proxy.frame(in: .named("scroll")).minY))
          })
      }
      .coordinateSpace(name: "scroll")
      .frame(height: 200)
      .onPreferenceChange(Offset.self) { offset = $0 }
    }
  }

  @Test("A preference made of a place in a scroll view is told as it is scrolled")
  func preference() {
    let screen = Screen { Told() }
    #expect(screen.shows("offset 0"))
    screen.scrollView.scroll(y: 100)
    #expect(screen.shows("offset -100"))
    screen.scrollView.scrollBy(y: 50)
    #expect(screen.shows("offset -150"))
  }

  struct Header: View {
    var body: some View {
      ScrollView {
        GeometryReader { proxy in
          let y = proxy.frame(in: .global).minY
          Text("hidden by \(Int(max(0, -y)))").frame(height: max(20, 100 + y))
        }
        .frame(height: 100)
        ForEach(0..<50) { Text(verbatim: "row \($0)") }
      }
      .frame(height: 200)
    }
  }

  @Test("A header is made of how far it is scrolled")
  func header() {
    let screen = Screen { Header() }
    #expect(screen.shows("hidden by 0"))
    screen.scrollView.scroll(y: 30)
    #expect(screen.shows("hidden by 30"))
  }

  struct Handed: View {
    struct Reader: View {
      let proxy: GeometryProxy
      var body: some View { Text(verbatim: "at \(Int(proxy.frame(in: .global).minY))") }
    }
    struct Other: View {
      let proxy: GeometryProxy
      var body: some View { Text("\(Int(proxy.size.height)) high") }
    }
    var body: some View {
      ScrollView {
        GeometryReader { proxy in
          Reader(proxy: proxy)
          Other(proxy: proxy)
        }
        .frame(height: 100)
        ForEach(0..<50) { Text(verbatim: "row \($0)") }
      }
      .frame(height: 200)
    }
  }

  @Test("Of the views that were given a proxy, only the one that asks it for a place runs again")
  func handedOn() {
    let screen = Screen { Handed() }
    screen.resetCounts()
    screen.scrollView.scroll(y: 40)
    #expect(screen.shows("at -40"))
    #expect(screen.evaluated == ["Reader"])
  }

  struct Changes: View {
    @State private var top = 0
    @State private var calls = 0
    var body: some View {
      Text("top \(top), \(calls) calls")
      ScrollView {
        VStack(spacing: 0) {
          Text("first").onGeometryChange(for: Int.self) {
            Int($0.frame(in: .named("scroll")).minY)
          } action: {
            top = $0
            calls += 1
          }
          ForEach(0..<50) { Text(verbatim: "row \($0)") }
        }
      }
      .coordinateSpace(.named("scroll"))
      .frame(height: 200)
    }
  }

  @Test("A change of geometry is told as something is scrolled, and once for each")
  func geometryChange() {
    let screen = Screen { Changes() }
    #expect(screen.shows("top 0, 1 calls"))
    screen.scrollView.scroll(y: 60)
    #expect(screen.shows("top -60, 2 calls"))
    screen.flush()
    #expect(screen.shows("top -60, 2 calls"))
  }

  struct Listed: View {
    @State private var top = 0
    var body: some View {
      Text("fifth at \(top)")
      List(0..<100, id: \.self) { index in
        if index == 5 {
          GeometryReader { proxy in
            Color.clear.preference(key: Offset.self, value: Double(proxy.frame(in: .named("list")).minY))
          }
        } else {
          Text(verbatim: "row \(index)")
        }
      }
      .coordinateSpace(name: "list")
      .onPreferenceChange(Offset.self) { top = Int($0) }
    }
  }

  struct InScrollView: View {
    @State private var tops = [0, 0]
    var body: some View {
      Text("tops \(tops[0]) \(tops[1])")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { index in
            Text(verbatim: "row \(index)").onGeometryChange(for: Int.self) {
              Int($0.frame(in: .scrollView).minY)
            } action: {
              if index == 3 { tops[0] = $0 }
            }
          }
        }
      }
      .frame(height: 200)
      List(0..<100, id: \.self) { index in
        Text(verbatim: "line \(index)").onGeometryChange(for: Int.self) {
          Int($0.frame(in: .scrollView(axis: .vertical)).minY)
        } action: {
          if index == 3 { tops[1] = $0 }
        }
      }
    }
  }

  @Test("A place in the scroll view around, or the list, is followed")
  func inScrollView() {
    let screen = Screen { InScrollView() }
    #expect(screen.shows("tops 60 120"))
    screen.scrollView.scroll(y: 45)
    #expect(screen.shows("tops 15 120"))
    screen.list.scroll(y: 80)
    #expect(screen.shows("tops 15 40"))
  }

  @Test("A preference from inside a list follows it")
  func list() {
    let screen = Screen { Listed() }
    #expect(screen.shows("fifth at 200"))
    screen.list.scroll(y: 80)
    #expect(screen.shows("fifth at 120"))
  }

  struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
  struct Marks: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Text(verbatim: "row \(index)").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          }
        }
      }
      .frame(height: 200)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          Text("marks: \(anchors.map { "\(Int(proxy[$0].minY))" }.joined(separator: " "))")
        }
      }
    }
  }

  @Test("What is drawn at anchors goes with them, however many they are")
  func anchors() {
    let screen = Screen { Marks() }
    #expect(screen.texts.contains { $0.hasPrefix("marks: 0 20 40") })
    screen.scrollView.scroll(y: 10)
    #expect(screen.texts.contains { $0.hasPrefix("marks: -10 10 30") })
    screen.resetCounts()
    screen.flush()
    #expect(screen.bodies == 0 && screen.operations.isEmpty)
  }

  @Test("A scroll view whose places nobody has asked for makes no look, body or operation as it is scrolled")
  func unfollowed() {
    let screen = Screen {
      ScrollView {
        GeometryReader { Text("\(Int($0.size.height)) high") }.frame(height: 20)
        ForEach(0..<50) { Text(verbatim: "row \($0)") }
      }
      .frame(height: 200)
    }
    screen.resetCounts()
    screen.scrollView.scroll(y: 30)
    #expect(screen.looks == 0 && screen.bodies == 0 && screen.operations.isEmpty)
  }

  struct Restless: View {
    struct Below: View {
      @Binding var height: Double
      var body: some View {
        Text("below").onGeometryChange(for: Double.self) {
          Double($0.frame(in: .global).minY)
        } action: {
          height = $0 + 1
        }
      }
    }
    @State private var height = 10.0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          Below(height: $height)
        }
      }
    }
  }

  @Test("What moves itself is given up, with a warning that names it")
  func restless() async {
    let said = LockedValue<[String]>([])
    await Diagnostics.collect(in: said) { _ = Screen { Restless() } }
    let warnings = said.withLock { $0 }
    #expect(warnings.contains { $0.contains("onGeometryChange in Below") }, "\(warnings)")
  }
}
