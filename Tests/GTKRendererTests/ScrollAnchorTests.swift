import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Scroll views and lists that stay where they are anchored.
final class ScrollAnchorTests: GTKTestCase {
  private enum Kind: CaseIterable { case plain, lazy, list }

  private struct Rows: View {
    let kind: Kind
    @ObservedObject var count: Followed<Int>
    @ObservedObject var below: Followed<CGFloat>
    var body: some View {
      VStack(spacing: 0) {
        switch kind {
        case .plain: ScrollView { VStack(spacing: 0) { rows } }
        case .lazy: ScrollView { LazyVStack(spacing: 0) { rows } }
        case .list: List { rows }
        }
        Color.red.frame(height: below.value)
      }
    }
    private var rows: some View {
      ForEach(0..<count.value, id: \.self) {
        Text(verbatim: "row \($0)").frame(height: $0 % 3 == 0 ? 70 : 30)
      }
    }
  }

  @MainActor
  private struct Shown {
    let screen: HostedScreen
    let count = Followed(60)
    let below = Followed<CGFloat>(20)

    init(_ renderer: GTKRenderer, _ kind: Kind, _ anchored: (AnyView) -> AnyView) {
      screen = HostedScreen(renderer, anchored(AnyView(Rows(kind: kind, count: count, below: below))))
      rest()
    }
    func rest() {
      settle(150)
      layOut(screen.window)
    }
    /// Where a row is seen.
    func place(ofRow row: Int) -> Int32? {
      guard let label = screen.all("FavesLabel").first(where: { screen.text($0) == "row \(row)" }) else {
        return nil
      }
      var (x, y): (Int32, Int32) = (0, 0)
      gtk_widget_translate_coordinates(label, screen.window, 0, 0, &x, &y)
      return y
    }
    var place: Double { gtk_adjustment_get_value(screen.adjustment) }
    var most: Double {
      gtk_adjustment_get_upper(screen.adjustment) - gtk_adjustment_get_page_size(screen.adjustment)
    }
  }

  func testWhatStandsAtItsEndStaysThere() throws {
    try onScreen { renderer in
      for kind in Kind.allCases {
        let shown = Shown(renderer, kind) { AnyView($0.defaultScrollAnchor(.bottom)) }
        XCTAssertGreaterThan(shown.most, 100, "\(kind)")
        XCTAssertEqual(shown.place, shown.most, accuracy: 1, "\(kind) begins")
        for (count, below) in [(61, 20), (75, 20), (75, 120), (74, 60), (74, 0)] as [(Int, CGFloat)] {
          shown.count.value = count
          shown.below.value = below
          shown.rest()
          XCTAssertEqual(shown.place, shown.most, accuracy: 1, "\(kind) \(count) \(below)")
          XCTAssertTrue(shown.screen.texts.contains("row \(count - 1)"), "\(kind)")
        }
        gtk_adjustment_set_value(shown.screen.adjustment, 200)
        shown.rest()
        let away = shown.place(ofRow: 6)
        XCTAssertNotNil(away)
        shown.count.value = 90
        shown.below.value = 100
        shown.rest()
        XCTAssertEqual(shown.place(ofRow: 6), away, "\(kind) stays where it was scrolled to")
        gtk_adjustment_set_value(shown.screen.adjustment, 100_000)
        shown.rest()
        shown.count.value = 95
        shown.rest()
        XCTAssertEqual(shown.place, shown.most, accuracy: 1, "\(kind) is at its end again")
        shown.screen.close()
      }
    }
  }

  func testShortContentThatBecomesLongGoesToTheEnd() throws {
    try onScreen { renderer in
      for kind in Kind.allCases {
        let shown = Shown(renderer, kind) { AnyView($0.defaultScrollAnchor(.bottom)) }
        shown.count.value = 2
        shown.rest()
        shown.count.value = 40
        shown.rest()
        XCTAssertGreaterThan(shown.most, 100, "\(kind)")
        XCTAssertEqual(shown.place, shown.most, accuracy: 1, "\(kind)")
        shown.screen.close()
      }
    }
  }

  func testEachRoleHasAnAnchorOfItsOwn() throws {
    try onScreen { renderer in
      for kind in Kind.allCases {
        let begins = Shown(renderer, kind) { AnyView($0.defaultScrollAnchor(.bottom, for: .initialOffset)) }
        let end = begins.most
        XCTAssertEqual(begins.place, end, accuracy: 1, "\(kind)")
        let last = begins.place(ofRow: 59)
        XCTAssertNotNil(last)
        begins.count.value = 70
        begins.rest()
        XCTAssertEqual(begins.place(ofRow: 59), last, "\(kind)")
        XCTAssertGreaterThan(begins.most, begins.place + 100, "\(kind)")
        begins.screen.close()
        let stays = Shown(renderer, kind) { AnyView($0.defaultScrollAnchor(.bottom, for: .sizeChanges)) }
        stays.count.value = 70
        stays.rest()
        XCTAssertEqual(stays.place, 0, "\(kind)")
        gtk_adjustment_set_value(stays.screen.adjustment, 100_000)
        stays.rest()
        stays.count.value = 80
        stays.rest()
        XCTAssertEqual(stays.place, stays.most, accuracy: 1, "\(kind)")
        stays.screen.close()
      }
      let middle = Shown(renderer, .plain) { AnyView($0.defaultScrollAnchor(.center)) }
      XCTAssertEqual(middle.place, middle.most / 2, accuracy: 1)
      middle.count.value = 70
      middle.rest()
      XCTAssertEqual(middle.place, middle.most / 2, accuracy: 1)
      middle.screen.close()
    }
  }

  private struct Chat: View {
    @ObservedObject var draft: Followed<String>
    @ObservedObject var count: Followed<Int>
    @ObservedObject var isTyping: Followed<Bool>
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(0..<count.value, id: \.self) {
              Text(verbatim: "message \($0)").padding($0 % 3 == 0 ? 20 : 8).id($0)
            }
            if isTyping.value { Text("typing") }
          }
          .padding()
        }
        .defaultScrollAnchor(.bottom)
        .onChange(of: count.value) { withAnimation { proxy.scrollTo(count.value - 1, anchor: .bottom) } }
        .safeAreaInset(edge: .bottom) {
          TextField("Message", text: $draft.value, axis: .vertical).lineLimit(1...5).padding(8)
        }
      }
    }
  }

  func testTheLastMessageStaysInSightAboveAFieldThatGrows() throws {
    try onScreen { renderer in
      let (draft, count, isTyping) = (Followed(""), Followed(30), Followed(false))
      let screen = HostedScreen(renderer, Chat(draft: draft, count: count, isTyping: isTyping))
      @MainActor func isSeen(_ words: String) -> Bool {
        settle(200)
        XCTAssertTrue(becomes { screen.graph.animator.isIdle })
        settle(100)
        layOut(screen.window)
        guard let label = screen.all("FavesLabel").first(where: { screen.text($0) == words }) else {
          return false
        }
        var (x, top, end): (Int32, Int32, Int32) = (0, 0, 0)
        let field = screen.all("GtkTextView")[0]
        gtk_widget_translate_coordinates(label, screen.window, 0, 0, &x, &top)
        gtk_widget_translate_coordinates(field, screen.window, 0, 0, &x, &end)
        return top > 0 && top + gtk_widget_get_allocated_height(label) <= end
      }
      XCTAssertTrue(isSeen("message 29"))
      draft.value = "one\ntwo\nthree\nfour"
      XCTAssertTrue(isSeen("message 29"))
      isTyping.value = true
      XCTAssertTrue(isSeen("typing"))
      isTyping.value = false
      count.value = 31
      draft.value = ""
      XCTAssertTrue(isSeen("message 30"))
      draft.value = "one\ntwo"
      XCTAssertTrue(isSeen("message 30"))
      screen.close()
    }
  }

  func testShortContentStandsByItsOwnAnchor() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        ScrollView { Text("only one") }.defaultScrollAnchor(.bottom)
          .defaultScrollAnchor(.top, for: .alignment))
      let words = screen.all("FavesLabel").first { screen.text($0) == "only one" }!
      var (x, y): (Int32, Int32) = (0, 0)
      gtk_widget_translate_coordinates(words, screen.all("FavesViewport")[0], 0, 0, &x, &y)
      XCTAssertEqual(y, 0)
      screen.close()
    }
  }
}
