import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

extension HostedScreen {
  fileprivate var list: Native { all("FavesList")[0] }

  fileprivate func scroll(to row: Int32) {
    faves_list_scroll_to(list, row, FAVES_SCROLL_TOP)
    settle(60)
  }

  /// The row content in sight by index.
  fileprivate var rows: [Int: Native] {
    var (first, last): (Int32, Int32) = (0, 0)
    faves_list_get_visible(list, &first, &last)
    var found: [Int: Native] = [:]
    for index in first...last { found[Int(index)] = faves_list_get_content(list, index) }
    return found
  }

  fileprivate func texts(_ content: Native?) -> [String] {
    content.map { all("FavesLabel", in: $0).map { text($0) } } ?? []
  }
}

/// Rows that come into sight in the widgets of rows that have left it.
final class RecycledRowTests: GTKTestCase {
  @MainActor final class Log {
    var pressed: [Int] = []
  }

  struct Row: View {
    let number: Int
    let log: Log
    @State private var taps = 0
    var body: some View {
      HStack {
        Text(verbatim: "Row \(number)").foregroundColor(number % 3 == 0 ? .red : nil).opacity(
          number % 2 == 0 ? 0.5 : 1)
        Text("\(taps)").help(number % 2 == 0 ? "even" : "")
        Button("x\(number)") {
          taps += 1
          log.pressed.append(number)
        }
      }
    }
  }
  struct Rows: View {
    let log: Log
    var body: some View { List(0..<1_000) { Row(number: $0, log: log) } }
  }
  /// Rows of which hardly one is like the next.
  struct Mixed: View {
    var body: some View {
      List(0..<1_000) { number in
        HStack {
          if number % 2 == 0 { Text("even") }
          if number % 3 == 0 {
            Button("third \(number)") {}
          } else {
            VStack { Text("a \(number)") }
          }
          Text("end \(number)")
        }
      }
    }
  }

  /// Rows with shapes, and with views behind and in front of others.
  struct Layered: View {
    var body: some View {
      List(0..<1_000) { number in
        HStack {
          Circle().fill(number % 2 == 0 ? .red : .blue).frame(width: 8, height: 8)
          Text(verbatim: "Row \(number)")
            .overlay(alignment: .trailing) { Text("over \(number)") }
            .background { Text("under \(number)") }
          ZStack {
            Capsule().stroke(lineWidth: 1)
            Text("in \(number)")
          }
          Text("end").background(number % 3 == 0 ? Color.yellow : .clear).clipShape(
            RoundedRectangle(cornerRadius: 4))
        }
      }
    }
  }
  /// Rows whose views lie now behind others, now in front, now alone.
  struct Turning: View {
    var body: some View {
      List(0..<1_000) { number in
        let text = Text(verbatim: "Row \(number)")
        switch number % 4 {
        case 0: text.overlay { Text("layer \(number)") }
        case 1: text.background { Text("layer \(number)") }
        case 2: text.overlay { if number % 8 == 2 { Text("layer \(number)") } }
        default: text
        }
      }
    }
  }

  func testRowsWithLayersAndShapesAreShownInTheWidgetsOfOthers() throws {
    try onScreen { renderer in
      let nodes = liveNodeCount.load(ordering: .relaxed)
      do {
        let screen = HostedScreen(renderer, Layered())
        settle(60)
        let (layers, labels) = (Set(screen.all("FavesLayers")), Set(screen.all("FavesLabel")))
        XCTAssertGreaterThan(layers.count, screen.rows.count * 3)
        // Held, so that no new widget gets the address of one that has gone.
        let held = layers.union(labels)
        for widget in held { _ = faves_ref(widget) }
        screen.scroll(to: 500)
        // A row or two at the ends may be made anew.
        XCTAssertGreaterThan(layers.intersection(screen.all("FavesLayers")).count, layers.count * 3 / 4)
        XCTAssertGreaterThan(labels.intersection(screen.all("FavesLabel")).count, labels.count * 3 / 4)
        for target: Int32 in [500, 0, 998, 40, 41] {
          screen.scroll(to: target)
          for (number, content) in screen.rows {
            let texts = screen.texts(content)
            XCTAssertEqual(texts.count, 5)
            XCTAssertEqual(
              Set(texts), ["Row \(number)", "over \(number)", "under \(number)", "in \(number)", "end"])
          }
        }
        for widget in held { faves_unref(widget) }
        screen.close()
      }
      XCTAssertEqual(liveNodeCount.load(ordering: .relaxed), nodes)
    }
  }

  func testALayerIsBehindInFrontOrGoneAsTheRowHasIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Turning())
      settle(60)
      for target: Int32 in [3, 40, 42, 1, 501, 998, 0, 14] {
        screen.scroll(to: target)
        for (number, content) in screen.rows {
          let layer = number % 4 < 2 || number % 8 == 2 ? ["layer \(number)"] : []
          let expected = number % 4 == 1 ? layer + ["Row \(number)"] : ["Row \(number)"] + layer
          XCTAssertEqual(screen.texts(content), expected, "from the lowest to the highest")
        }
      }
      screen.close()
    }
  }

  func testWidgetsAreThoseOfRowsThatLeft() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(log: Log()))
      settle(60)
      let before = Set(screen.rows.values)
      let labels = Set(screen.all("FavesLabel"))
      screen.scroll(to: 500)
      let after = screen.rows
      XCTAssertGreaterThanOrEqual(before.intersection(after.values).count, before.count - 1)
      XCTAssertGreaterThanOrEqual(labels.intersection(screen.all("FavesLabel")).count, labels.count - 3)
      for (index, content) in after {
        XCTAssertEqual(screen.texts(content), ["Row \(index)", "0", "x\(index)"])
      }
      screen.close()
    }
  }

  func testEveryRowHasItsOwnStateAttributesAndActions() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Rows(log: log))
      settle(60)
      screen.click("x1")
      XCTAssertEqual(screen.texts(screen.rows[1]), ["Row 1", "1", "x1"])
      screen.scroll(to: 500)
      for (index, content) in screen.rows {
        let labels = screen.all("FavesLabel", in: content)
        XCTAssertEqual(screen.text(labels[1]), "0")
        XCTAssertEqual(gtk_widget_get_opacity(labels[0]), index % 2 == 0 ? 0.5 : 1, accuracy: 0.01)
        let tip = gtk_widget_get_tooltip_text(labels[1])
        XCTAssertEqual(tip.map { String(cString: $0) } ?? "", index % 2 == 0 ? "even" : "")
        g_free(tip)
      }
      screen.click("x501")
      XCTAssertEqual(log.pressed, [1, 501])
      XCTAssertEqual(screen.texts(screen.rows[501]), ["Row 501", "1", "x501"])
      screen.scroll(to: 0)
      XCTAssertEqual(screen.texts(screen.rows[1]), ["Row 1", "1", "x1"], "What a row was is kept")
      XCTAssertEqual(screen.texts(screen.rows[2]), ["Row 2", "0", "x2"])
      screen.scroll(to: 500)
      XCTAssertEqual(screen.texts(screen.rows[501]), ["Row 501", "1", "x501"])
      screen.close()
    }
  }

  func testRowsThatDifferShowWhatIsTheirs() throws {
    try onScreen { renderer in
      let nodes = liveNodeCount.load(ordering: .relaxed)
      do {
        let screen = HostedScreen(renderer, Mixed())
        settle(60)
        for target: Int32 in [3, 40, 41, 7, 500, 998, 0, 13] {
          screen.scroll(to: target)
          for (number, content) in screen.rows {
            let middle = number % 3 == 0 ? "third \(number)" : "a \(number)"
            XCTAssertEqual(
              screen.texts(content), (number % 2 == 0 ? ["even"] : []) + [middle, "end \(number)"])
          }
        }
        screen.close()
      }
      XCTAssertEqual(liveNodeCount.load(ordering: .relaxed), nodes)
    }
  }
}

/// A row dragged with the pointer.
final class DraggedRowTests: GTKTestCase {
  @MainActor
  private struct Movable: View {
    @State private var names = (0..<20).map { "Row \($0)" }
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  func testARowGoesWhereItIsDropped() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Movable())
      settle(100)
      let list = screen.all("FavesList")[0]
      @MainActor func middle(_ row: Int32) -> Double {
        var y: gint64 = 0
        var height: Int32 = 0
        faves_list_get_row_extent(list, row, &y, &height)
        return Double(y) + Double(height) / 2
      }
      @MainActor func first(_ count: Int32) -> [String] {
        (0..<count).compactMap { row in
          faves_list_get_content(list, row).map { content in
            screen.all("FavesLabel", in: content).map { screen.text($0) }.joined()
          }
        }
      }
      let pointer = Pointer(on: list)
      pointer.press(40, middle(1))
      pointer.move(40, middle(2))
      pointer.move(40, middle(4) + 4)
      XCTAssertEqual(first(3), ["Row 0", "Row 1", "Row 2"], "Nothing moves before it is let go of")
      pointer.release(40, middle(4) + 4)
      settle(60)
      XCTAssertEqual(first(6), ["Row 0", "Row 2", "Row 3", "Row 4", "Row 1", "Row 5"])
      // A press that does not move leaves everything where it is.
      pointer.click(40, middle(3))
      settle(60)
      XCTAssertEqual(first(6), ["Row 0", "Row 2", "Row 3", "Row 4", "Row 1", "Row 5"])
      screen.close()
    }
  }
}
