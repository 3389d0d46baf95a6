import CGTK
import Synchronization
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows that go in hundreds leave the screen at once, and are taken apart after the frame or before anything else is updated.
final class PutAsideRowsTests: GTKTestCase {
  private static let count = 400

  @MainActor
  private final class Model: ObservableObject {
    @Published var rows = Array(0..<count)
    @Published var isShown = true
    @Published var tellsOfItsEnd = false
    @Published var holdsOther = false
    let bodies = Bodies()
    var disappeared = 0
  }

  /// What each row reads.
  @MainActor
  private final class Bodies: ObservableObject {
    @Published var shared = 0
    var count = 0
  }

  private struct Row: View {
    let number: Int
    @ObservedObject var bodies: Bodies
    @State private var presses = 0

    var body: some View {
      bodies.count += 1
      return HStack {
        Text(verbatim: "row \(number) of \(bodies.shared)")
        Button(String(number)) { presses += 1 }
      }
    }
  }

  private struct Owner: View {
    @StateObject private var own = Bodies()
    var body: some View { Text(verbatim: "own \(own.shared)") }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.isShown {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(model.rows, id: \.self) { row in
              if model.tellsOfItsEnd {
                Row(number: row, bodies: model.bodies).onDisappear { model.disappeared += 1 }
              } else {
                Row(number: row, bodies: model.bodies)
              }
              if model.holdsOther { Owner() }
            }
          }
        }
      }
    }
  }

  private func onRows(
    _ prepare: @MainActor (Model) -> Void = { _ in },
    _ body: @MainActor (HostedScreen, Model) throws -> Void
  ) throws {
    try onScreen { renderer in
      let model = Model()
      prepare(model)
      let screen = HostedScreen(renderer, Rows(model: model))
      settle(100)
      XCTAssertGreaterThanOrEqual(rows(screen).count, Self.count)
      try body(screen, model)
      screen.close()
    }
  }

  func testTheyAreOffTheScreenAtOnceAndTakenApartLater() throws {
    try onRows { screen, model in
      let before = living
      model.rows = []
      screen.graph.flush()
      XCTAssertEqual(rows(screen), [])
      XCTAssertGreaterThan(living, before - 50, "They are there yet")
      XCTAssertTrue(becomes { screen.graph.afterFrame.isEmpty && screen.renderer.discarded.isEmpty })
      XCTAssertLessThan(living, before - 3 * Self.count)
    }
  }

  func testTheRestIsAsItWasWhereOnlySomeGo() throws {
    try onRows { screen, model in
      let rest = (0..<Self.count).filter { !(100..<300).contains($0) && $0 % 3 != 0 }
      model.rows = rest
      screen.graph.flush()
      XCTAssertEqual(rows(screen), rest.map { "row \($0) of 0" })
      settle(200)
      XCTAssertEqual(rows(screen), rest.map { "row \($0) of 0" })
      model.bodies.shared = 1
      screen.graph.flush()
      XCTAssertEqual(rows(screen), rest.map { "row \($0) of 1" })
    }
  }

  func testNothingRunsForThem() throws {
    try onRows { screen, model in
      model.rows = [1, 2]
      screen.graph.flush()
      XCTAssertFalse(screen.graph.afterFrame.isEmpty)
      model.bodies.count = 0
      model.bodies.shared = 1
      screen.graph.flush()
      XCTAssertEqual(model.bodies.count, 2)
      XCTAssertTrue(screen.graph.afterFrame.isEmpty, "What goes has gone before what is written next")
      XCTAssertEqual(rows(screen), ["row 1 of 1", "row 2 of 1"])
    }
  }

  func testAWriteInTheSameUpdateDoesNotReachThem() throws {
    try onRows { screen, model in
      model.bodies.count = 0
      model.bodies.shared = 1
      model.rows = [1, 2]
      screen.graph.flush()
      XCTAssertEqual(model.bodies.count, 2)
      XCTAssertEqual(rows(screen), ["row 1 of 1", "row 2 of 1"])
    }
  }

  func testThoseThatTellOfTheirEndDoSoAtOnce() throws {
    try onRows {
      $0.tellsOfItsEnd = true
    } _: { screen, model in
      model.rows = []
      screen.graph.flush()
      XCTAssertEqual(model.disappeared, Self.count)
      XCTAssertTrue(screen.graph.afterFrame.isEmpty)
    }
  }

  func testThoseThatOwnAnObjectGoAtOnce() throws {
    try onRows {
      $0.holdsOther = true
    } _: { screen, model in
      let before = living
      model.rows = []
      screen.graph.flush()
      XCTAssertTrue(screen.graph.afterFrame.isEmpty)
      XCTAssertLessThan(living, before - 3 * Self.count)
    }
  }

  func testWhatIsAroundThemMayGoBeforeThey() throws {
    try onRows { screen, model in
      let before = living
      model.rows = []
      screen.graph.flush()
      model.isShown = false
      screen.graph.flush()
      XCTAssertLessThan(living, before - 3 * Self.count)
      settle(100)
      XCTAssertEqual(rows(screen), [])
    }
  }

  func testOthersComeInTheirPlace() throws {
    try onRows { screen, model in
      for round in 1...3 {
        model.rows = Array(round * Self.count..<(round + 1) * Self.count)
        screen.graph.flush()
        XCTAssertEqual(rows(screen), model.rows.map { "row \($0) of 0" })
        XCTAssertFalse(screen.graph.afterFrame.isEmpty, "Those before are taken apart later")
      }
      let stacks = screen.all("FavesStack").map { faves_stack_count($0) }
      XCTAssertEqual(stacks.max(), guint(Self.count))
      XCTAssertTrue(becomes { screen.graph.afterFrame.isEmpty && screen.renderer.discarded.isEmpty })
      XCTAssertEqual(rows(screen), model.rows.map { "row \($0) of 0" })
    }
  }

  func testTheWindowMayCloseBeforeTheyAreTakenApart() throws {
    try onScreen { renderer in
      let before = living
      do {
        let model = Model()
        let screen = HostedScreen(renderer, Rows(model: model))
        settle(100)
        model.rows = []
        screen.graph.flush()
        screen.close()
      }
      XCTAssertTrue(becomes { living == before })
    }
  }
}

private var living: Int { liveNodeCount.load(ordering: .relaxed) }

/// What the rows say, buttons apart.
@MainActor
private func rows(_ screen: HostedScreen) -> [String] { screen.texts.filter { $0.hasPrefix("row ") } }
