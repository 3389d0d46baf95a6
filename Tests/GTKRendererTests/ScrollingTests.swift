import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What follows the place of a view, on real widgets.
final class ScrollingTests: GTKTestCase {
  struct Offset: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }
  struct Told: View {
    @State private var offset = 0.0
    @State private var top = 0
    var body: some View {
      VStack {
        Text(verbatim: "offset \(Int(offset))")
        Text(verbatim: "top \(top)")
        ScrollView {
          VStack(spacing: 0) {
            Text("first").frame(height: 40)
              .onGeometryChange(for: Int.self) {
                Int($0.frame(in: .named("scroll")).minY)
              } action: {
                top = $0
              }
            GeometryReader { proxy in
              Text("header \(Int(proxy.frame(in: .named("scroll")).minY))")
            }
            .frame(height: 40)
            ForEach(0..<50) { Text(verbatim: "row \($0)").frame(height: 40) }
          }
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: Offset.self, value: Double(proxy.frame(in: .named("scroll")).minY))
            })
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(Offset.self) { offset = $0 }
      }
    }
  }

  func testWhatIsMadeOfAPlaceFollowsTheAdjustment() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Told())
      XCTAssertTrue(screen.texts.contains("offset 0"), "\(screen.texts)")
      XCTAssertTrue(screen.texts.contains("header 40"), "\(screen.texts)")
      for place in [100.0, 137, 40] {
        gtk_adjustment_set_value(screen.adjustment, place)
        settle(60)
        XCTAssertTrue(screen.texts.contains("offset \(-Int(place))"), "\(screen.texts)")
        XCTAssertTrue(screen.texts.contains("top \(-Int(place))"), "\(screen.texts)")
        XCTAssertTrue(screen.texts.contains("header \(40 - Int(place))"), "\(screen.texts)")
      }
      screen.close()
    }
  }

  func testNothingLooksWhileNothingMoves() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Told())
      settle(300)
      screen.graph.counts.reset()
      let before = faves_loop_counts()
      settle(400)
      XCTAssertEqual(screen.graph.counts.looks, 0)
      XCTAssertEqual(screen.graph.counts.bodies, 0)
      XCTAssertEqual(faves_loop_counts().flushes, before.flushes)
      screen.close()
    }
  }

  struct Conversation: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { number in
              HStack {
                Text("\(number) words that take several lines of a narrow bubble, and then some more of them")
                  .padding(8).background(Color(red: 0, green: 0, blue: 1))
                Spacer()
              }
              .padding(.horizontal).padding(.bottom, 24)
            }
          }
        }
        .frame(width: 260)
        .onAppear { proxy.scrollTo(29, anchor: .bottom) }
      }
    }
  }

  func testTheLastOfAConversationIsSeenWithItsPaddingFromTheBeginning() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Conversation())
      settle(200)
      let adjustment = screen.adjustment
      XCTAssertGreaterThan(gtk_adjustment_get_value(adjustment), 500)
      XCTAssertEqual(
        gtk_adjustment_get_value(adjustment) + gtk_adjustment_get_page_size(adjustment),
        gtk_adjustment_get_upper(adjustment), accuracy: 1)
      screen.close()
    }
  }

  struct Plain: View {
    var body: some View {
      ScrollView {
        ForEach(0..<50) { Text(verbatim: "row \($0)").frame(height: 40) }
      }
    }
  }

  func testAScrollViewThatNobodyFollowsCostsNothing() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Plain())
      settle(200)
      screen.graph.counts.reset()
      let before = faves_loop_counts()
      for place in 1...10 {
        gtk_adjustment_set_value(screen.adjustment, Double(place * 20))
        settle(20)
      }
      XCTAssertEqual(screen.graph.counts.looks, 0)
      XCTAssertEqual(screen.graph.counts.bodies, 0)
      XCTAssertEqual(faves_loop_counts().flushes, before.flushes)
      screen.close()
    }
  }

  struct Effects: View {
    struct Faded: View {
      var body: some View { Text("faded").frame(height: 40) }
    }
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Faded().scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
          Faded().visualEffect { effect, proxy in
            effect.scaleEffect(proxy.frame(in: .global).minY < 40 ? 0.5 : 1)
          }
          ForEach(0..<50) { Text(verbatim: "row \($0)").frame(height: 40) }
        }
      }
    }
  }

  func testEffectsGoWithThePlaceWithoutABodyOrALayout() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Effects())
      let label = screen.all("FavesLabel").first { screen.text($0) == "faded" }!
      XCTAssertEqual(gtk_widget_get_opacity(label), 1)
      screen.graph.counts.reset()
      gtk_adjustment_set_value(screen.adjustment, 20)
      settle(60)
      XCTAssertEqual(gtk_widget_get_opacity(label), 0.5, accuracy: 0.01)
      XCTAssertEqual(screen.graph.counts.bodies, 0)
      XCTAssertGreaterThan(screen.graph.counts.looks, 0)
      gtk_adjustment_set_value(screen.adjustment, 0)
      settle(60)
      XCTAssertEqual(gtk_widget_get_opacity(label), 1)
      screen.close()
    }
  }

  struct Sum: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }
  struct SummedRows: View {
    @State private var top = 0.0
    @State private var first = -1
    var body: some View {
      VStack {
        Text("third at \(Int(top))")
        Text("first \(first)")
        List(0..<500, id: \.self) { index in
          Text(verbatim: "row \(index)").frame(height: 40)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(
                  key: Sum.self, value: index == 3 ? Double(proxy.frame(in: .named("list")).minY) : 0)
              })
        }
        .coordinateSpace(name: "list")
        .onPreferenceChange(Sum.self) { top = $0 }
        .onScrollTargetVisibilityChange(idType: Int.self) { first = $0.first ?? -1 }
      }
    }
  }

  func testRowsOfAListFollow() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, SummedRows())
      settle(100)
      @MainActor func top() -> Int? {
        screen.texts.first { $0.hasPrefix("third at ") }.flatMap { Int($0.dropFirst(9)) }
      }
      let before = try XCTUnwrap(top())
      XCTAssertGreaterThan(before, 100)
      XCTAssertTrue(screen.texts.contains("first 0"), "\(screen.texts)")
      gtk_adjustment_set_value(screen.adjustment, 60)
      settle(100)
      XCTAssertEqual(top(), before - 60)
      gtk_adjustment_set_value(screen.adjustment, 10_000)
      settle(200)
      XCTAssertFalse(screen.texts.contains("first 0"), "\(screen.texts)")
      screen.close()
    }
  }

  struct Restless: View {
    @State private var height = 10.0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          Text("below").onGeometryChange(for: Double.self) {
            Double($0.frame(in: .global).minY)
          } action: {
            height = $0 + 1
          }
        }
      }
    }
  }

  func testWhatMovesItselfIsGivenUp() throws {
    try onScreen { renderer in
      let said = LockedValue<[String]>([])
      Diagnostics.listen { message in said.withLock { $0.append(message) } }
      defer { Diagnostics.listen(nil) }
      let screen = HostedScreen(renderer, Restless())
      settle(1000)
      let warnings = said.withLock { $0 }
      XCTAssertTrue(warnings.contains { $0.contains("onGeometryChange in Restless") }, "\(warnings)")
      let before = faves_loop_counts()
      settle(300)
      XCTAssertEqual(faves_loop_counts().flushes, before.flushes, "It rests then")
      screen.close()
    }
  }
}
