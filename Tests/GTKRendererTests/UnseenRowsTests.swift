import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Of thousands of rows those that nobody has seen follow a change after the frame, and before any other.
final class UnseenRowsTests: GTKTestCase {
  private static let count = 1_000

  @MainActor
  private final class Model: ObservableObject {
    @Published var selected = 0
    @Published var rows = Array(0..<count)
    @Published var isShown = true
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      let selected = model.selected
      if model.isShown {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows, id: \.self) { row in Text(verbatim: "row \(row) of \(selected)") }
          }
        }
      }
    }
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
      XCTAssertEqual(texts[Self.count - 1], "row 999 of 0")
      settle(100)
      texts = screen.texts
      XCTAssertEqual(texts, (0..<Self.count).map { "row \($0) of 1" })
    }
  }

  func testTheNextUpdateFindsThemAsTheyAreToBe() throws {
    try onRows { screen, model in
      model.selected += 1
      screen.graph.flush()
      model.rows.removeLast(2)
      screen.graph.flush()
      XCTAssertEqual(screen.texts, (0..<Self.count - 2).map { "row \($0) of 1" })
    }
  }

  func testWhatRowsAreOfIsShownAtOnce() throws {
    try onRows { screen, model in
      model.rows[Self.count - 1] = -1
      model.selected += 1
      screen.graph.flush()
      XCTAssertEqual(screen.texts[Self.count - 1], "row -1 of 1")
      model.rows = Array(model.rows.map { $0 })
      model.selected += 1
      screen.graph.flush()
      XCTAssertEqual(screen.texts[Self.count - 2], "row 998 of 2", "Other elements, perhaps")
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
      XCTAssertEqual(screen.texts[Self.count - 1], "row 999 of 1")
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
      XCTAssertEqual(screen.texts[Self.count - 1], "row 999 of 1")
    }
  }
}
