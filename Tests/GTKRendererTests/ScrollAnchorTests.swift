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
