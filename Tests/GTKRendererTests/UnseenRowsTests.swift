import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Of thousands of rows those that nobody has seen follow a change after the frame, or in a later change that does not let them
/// wait.
final class UnseenRowsTests: GTKTestCase {
  private static let count = 2_000

  private struct Row: Identifiable {
    let id: Int
    var note = ""
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published var selected = 0
    @Published var rows = (0..<count).map { Row(id: $0) }
    @Published var isShown = true
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      let selected = model.selected
      if model.isShown {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows) { row in Text(verbatim: "row \(row.id)\(row.note) of \(selected)") }
          }
        }
      }
    }
  }

  private struct Other: View {
    @ObservedObject var model: Model

    var body: some View { Text(verbatim: "other \(model.selected)") }
  }

  /// Does something with a screen on which the first rows are seen.
  private func onRows(_ body: @MainActor (HostedScreen, Model) throws -> Void) throws {
    try onScreen { renderer in
      let model = Model()
      let screen = HostedScreen(renderer, Rows(model: model))
      settle(100)
      XCTAssertEqual(screen.texts.count, Self.count)
      try body(screen, model)
      screen.close()
    }
  }

  func testTheyFollowAfterTheFrame() throws {
    try onRows { screen, model in
      model.selected += 1
      screen.graph.flush()
      var texts = screen.texts
      XCTAssertEqual(texts[0], "row 0 of 1")
      XCTAssertEqual(texts[Self.count - 1], "row 1999 of 0")
      settle(100)
      texts = screen.texts
      XCTAssertEqual(texts, (0..<Self.count).map { "row \($0) of 1" })
    }
  }

  func testTheNextUpdateFindsThemAsTheyAreToBe() throws {
    try onScreen { renderer in
      let (model, other) = (Model(), Model())
      let screen = HostedScreen(
        renderer,
        VStack {
          Rows(model: model)
          Other(model: other)
        })
      settle(100)
      model.selected += 1
      screen.graph.flush()
      XCTAssertEqual(screen.texts[Self.count - 1], "row 1999 of 0")
      other.selected += 1
      screen.graph.flush()
      XCTAssertEqual(screen.texts, (0..<Self.count).map { "row \($0) of 1" } + ["other 1"])
      screen.close()
    }
  }

  func testWhatRowsAreOfIsShownAtOnce() throws {
    try onRows { screen, model in
      model.rows[Self.count - 1] = Row(id: -1)
      model.rows[Self.count - 3].note = "!"
      model.selected += 1
      screen.graph.flush()
      XCTAssertEqual(
        Array(screen.texts.suffix(4)), ["row 1996 of 0", "row 1997! of 1", "row 1998 of 0", "row -1 of 1"])
      settle(100)
      XCTAssertEqual(screen.texts[Self.count - 4], "row 1996 of 1")
      XCTAssertEqual(screen.texts[Self.count - 2], "row 1998 of 1")
    }
  }

  /// Whether elements are as before is asked of each, wherever it lies in memory now.
  func testEqualElementsOfAnotherArrayFollow() throws {
    try onRows { screen, model in
      model.rows = Array(model.rows.map { $0 })
      model.selected += 1
      screen.graph.flush()
      XCTAssertEqual(screen.texts[0], "row 0 of 1")
      XCTAssertEqual(screen.texts[Self.count - 1], "row 1999 of 0")
      settle(100)
      XCTAssertEqual(screen.texts, (0..<Self.count).map { "row \($0) of 1" })
    }
  }

  /// After any change the rows are at once those of the new elements, in their order; what else is new of them, after the frame.
  func testTheyFollowWhereOthersComeAndGo() throws {
    try onRows { screen, model in
      var round = 0
      @MainActor func change(_ what: String, putsOff: Bool = true, _ change: (inout [Row]) -> Void) {
        round += 1
        change(&model.rows)
        model.selected = round
        screen.graph.flush()
        let shown = screen.texts.map { $0.components(separatedBy: " ")[1] }
        XCTAssertEqual(shown, model.rows.map { "\($0.id)\($0.note)" }, what)
        XCTAssertEqual(screen.texts.first?.hasSuffix("of \(round)"), true, what)
        let waits = screen.texts.filter { $0.hasSuffix("of \(round - 1)") }.count
        if putsOff { XCTAssertGreaterThan(waits, 500, what) }
        settle(100)
        XCTAssertEqual(screen.texts, model.rows.map { "row \($0.id)\($0.note) of \(round)" }, what)
      }
      change("removed in the middle") { $0.remove(at: 500) }
      change("removed in sight") { $0.remove(at: 1) }
      change("added at the end") { $0 += (4_000..<4_010).map { Row(id: $0) } }
      change("added at the front") { $0.insert(Row(id: 3_000), at: 0) }
      change("added in the middle") { $0.insert(Row(id: 3_001), at: 400) }
      change("changed here and there") {
        for index in stride(from: 0, to: $0.count, by: 10) { $0[index].note = "!" }
      }
      change("many gone at the front") { $0.removeFirst(300) }
      // From here on a row that was in sight is among the last.
      change("swapped") { $0.swapAt(1, $0.count - 2) }
      change("removed after that") { $0.remove(at: 900) }
      change("swapped back") { $0.swapAt(1, $0.count - 2) }
      change("removed again") { $0.remove(at: 900) }
      change("others here and there", putsOff: false) {
        for index in stride(from: 0, to: $0.count, by: 10) { $0[index] = Row(id: 10_000 + index) }
      }
      change("reversed", putsOff: false) { $0.reverse() }
    }
  }

  func testTwoChangesInARowAreBothSeen() throws {
    try onRows { screen, model in
      for _ in 0..<2 {
        model.selected += 1
        screen.graph.flush()
      }
      XCTAssertEqual(screen.texts[0], "row 0 of 2")
      settle(100)
      XCTAssertEqual(screen.texts, (0..<Self.count).map { "row \($0) of 2" })
    }
  }

  func testWhatMovesMovesAtOnce() throws {
    try onRows { screen, model in
      withAnimation { model.selected += 1 }
      screen.graph.flush()
      XCTAssertEqual(screen.texts[Self.count - 1], "row 1999 of 1")
    }
  }

  func testTheyMayGoBeforeTheyFollow() throws {
    try onRows { screen, model in
      model.selected += 1
      screen.graph.flush()
      model.isShown = false
      screen.graph.flush()
      settle(100)
      XCTAssertEqual(screen.texts, [])
    }
  }

  func testThoseThatWereScrolledToFollowAtOnce() throws {
    try onRows { screen, model in
      let scrolled = try XCTUnwrap(screen.all("GtkScrolledWindow").first)
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(scrolled))
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
      settle(100)
      model.selected += 1
      screen.graph.flush()
      XCTAssertEqual(screen.texts[Self.count - 1], "row 1999 of 1")
    }
  }
}
