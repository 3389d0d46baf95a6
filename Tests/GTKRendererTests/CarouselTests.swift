import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Cards in a row that the wheel scrolls: where they come to rest, and what is told of that.
final class CarouselTests: GTKTestCase {
  private struct Cards: View {
    var isLazy = true
    var padding: CGFloat = 0
    var margin: CGFloat = 0
    var isNested = false
    @State private var position: Int? = 0

    @ViewBuilder private var strip: some View {
      let cards = ForEach(0..<20, id: \.self) { Text(verbatim: "card \($0)").frame(width: 150, height: 60) }
      if isLazy {
        LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
      } else {
        HStack(spacing: 10) { cards }.scrollTargetLayout()
      }
    }

    private var carousel: some View {
      ScrollView(.horizontal) { strip.padding(.vertical, padding) }
        .scrollPosition(id: $position)
        .scrollTargetBehavior(.viewAligned)
        .frame(height: 170)
        .contentMargins(.horizontal, margin, for: .scrollContent)
    }

    var body: some View {
      VStack {
        Text(verbatim: "at \(position ?? -1)")
        if isNested {
          ScrollView {
            LazyVStack {
              Section {
                carousel
              } header: {
                Text("Header")
              }
            }
          }
        } else {
          carousel
        }
      }
    }
  }

  /// Turns the wheel so often, and looks where that ends.
  @MainActor
  private static func check(_ cards: Cards, in renderer: GTKRenderer, _ name: String) {
    let screen = HostedScreen(renderer, cards)
    settle(100)
    let scrolled = screen.all("GtkScrolledWindow").last!
    let adjustment = gtk_scrolled_window_get_hadjustment(cast(scrolled))
    for _ in 0..<2 { screen.turnWheel(over: scrolled, GDK_SCROLL_RIGHT) }
    settle(50)
    XCTAssertGreaterThan(gtk_adjustment_get_value(adjustment), 20, name)
    XCTAssertTrue(becomes { !screen.texts.contains("at 0") }, name)
    settle(600)
    let rest = gtk_adjustment_get_value(adjustment)
    XCTAssertGreaterThan(rest, 100, name)
    XCTAssertEqual(rest.remainder(dividingBy: 160), 0, accuracy: 0.5, "\(name): at the edge of a card")
    let card = Int((rest / 160).rounded())
    XCTAssertTrue(screen.texts.contains("at \(card)"), "\(name): \(rest), \(screen.texts.prefix(3))")
    screen.close()
  }

  func testTheWheelBringsACardToTheEdgeAndTellsWhich() throws {
    try onScreen { renderer in
      Self.check(Cards(isLazy: false), in: renderer, "made at once")
      Self.check(Cards(), in: renderer, "lazy")
      Self.check(Cards(padding: 6), in: renderer, "with padding around what is scrolled to")
      Self.check(Cards(margin: 12), in: renderer, "with margins")
      Self.check(Cards(isLazy: false, margin: 12), in: renderer, "made at once, with margins")
      Self.check(Cards(isNested: true), in: renderer, "in what scrolls the other way")
      Self.check(Cards(padding: 6, margin: 12, isNested: true), in: renderer, "all of it")
    }
  }

  private struct Turned: View {
    @State private var position: Int? = 0
    let anchor: UnitPoint?
    var body: some View {
      VStack {
        Button("Fifth") { position = 5 }
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<20, id: \.self) { Text(verbatim: "card \($0)").frame(width: 150, height: 60) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position, anchor: anchor)
        .contentMargins(.horizontal, 40, for: .scrollContent)
        .frame(width: 400, height: 100)
      }
    }
  }

  func testWhatAProgramScrollsToKeepsTheMargins() throws {
    try onScreen { renderer in
      for (anchor, place) in [(nil, 400.0 - 40 - 150), (.leading, 40), (.trailing, 210)]
        as [(UnitPoint?, Double)]
      {
        let screen = HostedScreen(renderer, Turned(anchor: anchor))
        settle(100)
        screen.click("Fifth")
        settle(300)
        let scrolled = screen.all("GtkScrolledWindow").last!
        let start = screen.frame(of: screen.label("card 5")).midX - 75 - screen.frame(of: scrolled).minX
        XCTAssertEqual(start, place, accuracy: 1, "\(String(describing: anchor))")
        screen.close()
      }
    }
  }

  private struct Free: View {
    @State private var position: Int? = 0
    var body: some View {
      VStack {
        Text(verbatim: "at \(position ?? -1)")
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<20, id: \.self) { Text(verbatim: "card \($0)").frame(width: 150, height: 60) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
      }
    }
  }

  func testWithoutABehaviourItStaysWhereAPersonHasScrolledAndTellsWhichIsThere() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Free())
      settle(100)
      let scrolled = screen.all("GtkScrolledWindow").last!
      let adjustment = gtk_scrolled_window_get_hadjustment(cast(scrolled))
      for _ in 0..<3 { screen.turnWheel(over: scrolled, GDK_SCROLL_RIGHT) }
      let place = gtk_adjustment_get_value(adjustment)
      XCTAssertNotEqual(place, place.rounded())
      XCTAssertTrue(becomes { screen.texts.contains("at \(Int(place / 160))") })
      settle(400)
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), place)
      screen.close()
    }
  }

  func testARowOfSeveralViewsIsOnePlace() throws {
    struct Pairs: View {
      @State private var position: Int? = 0
      var body: some View {
        VStack {
          Text(verbatim: "at \(position ?? -1)")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<50, id: \.self) {
                Text(verbatim: "first \($0)").frame(height: 30)
                Text(verbatim: "second \($0)").frame(height: 30)
              }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $position)
          .frame(height: 200)
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Pairs())
      settle(100)
      for _ in 0..<3 { screen.turnWheel() }
      settle(300)
      let row = Int(gtk_adjustment_get_value(screen.adjustment) / 60)
      XCTAssertGreaterThan(row, 0)
      XCTAssertTrue(screen.texts.contains { $0 == "at \(row)" }, "\(row): \(screen.texts.prefix(3))")
      screen.close()
    }
  }
}
