import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class LazyStackTests: GTKTestCase {
  private struct Column: View {
    var count = 10_000
    var body: some View {
      ScrollView {
        Text("Header").frame(height: 100)
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<count, id: \.self) { number in
              Text(verbatim: "Row \(number)").frame(height: number % 2 == 0 ? 40 : 60)
            }
          } header: {
            Text("Pinned").frame(height: 30)
          }
        }
      }
    }
  }

  private struct Tiles: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 10) {
        ForEach(0..<12, id: \.self) { Text("Tile \($0)").frame(height: 50) }
      }
    }
  }

  func testAGridThatDoesNotScrollIsAsHighAsItsLinesAndMakesItsWindowNoHigher() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Tiles())
      settle(200)
      // With the header bar; twelve lines would be 766.
      XCTAssertLessThan(gtk_widget_get_allocated_height(screen.window), 460)
      // Four columns in 500 points: three lines.
      let tiles = (0..<12).map { number -> Int32 in
        let tile = screen.label("Tile \(number)")!
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_widget_translate_coordinates(tile, screen.window, 0, 0, &x, &y)
        return y
      }
      XCTAssertEqual(Set(tiles).count, 3, "\(tiles)")
      XCTAssertEqual(tiles[11] - tiles[0], 120)
      screen.close()
    }
  }

  func testOnlyRowsInSightAreMadeAndTheyScroll() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Column())
      settle(100)
      XCTAssertEqual(screen.numbers.first, 0)
      XCTAssertLessThan(screen.numbers.count, 20)
      let adjustment = screen.adjustment
      // 50 points on average, the window's header and the section's.
      XCTAssertEqual(gtk_adjustment_get_upper(adjustment), 500_136, accuracy: 25_000)
      gtk_adjustment_set_value(adjustment, 250_000)
      settle(100)
      let middle = screen.numbers
      XCTAssertTrue(middle.contains { (4_700...5_300).contains($0) }, "\(middle)")
      XCTAssertLessThan(middle.count, 25)
      // Row after row without a gap.
      for (row, next) in zip(middle, middle.dropFirst()) {
        XCTAssertEqual(next, row + 1)
        let top = screen.place(screen.label("Row \(row)")!).y
        let below = screen.place(screen.label("Row \(next)")!).y
        XCTAssertEqual(below - top, row % 2 == 0 ? 40 : 60)
      }
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
      settle(100)
      XCTAssertEqual(screen.numbers.last, 9_999)
      let last = screen.label("Row 9999")!
      XCTAssertLessThanOrEqual(
        screen.place(last).y, gtk_widget_get_allocated_height(screen.all("GtkScrolledWindow")[0]))
      screen.close()
    }
  }

  func testRowsScrolledIntoSightTakeOverTheWidgetsOfRowsThatLeft() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Column())
      settle(100)
      for target in [250_000.0, 400_000, 400_060, 400_300, 399_900, 12_345, 0] {
        let before = Set(screen.all("FavesLabel"))
        let adjustment = screen.adjustment
        gtk_adjustment_set_value(adjustment, target)
        settle(100)
        let after = screen.all("FavesLabel")
        // There may be more of them than there were: at the top nothing is made above.
        let new = Set(after).subtracting(before).count
        XCTAssertLessThanOrEqual(new, max(0, after.count - before.count) + 2, "at \(target)")
        // In order from top to bottom, for the eye and for the Tab key.
        let rows = screen.numbers
        XCTAssertEqual(rows, Array(rows[0]..<rows[0] + rows.count))
        let tops = rows.map { screen.place(screen.label("Row \($0)")!).y }
        XCTAssertEqual(tops, tops.sorted())
      }
      screen.close()
    }
  }

  private struct Counters: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Counter(number: $0) } }
      }
    }
    struct Counter: View {
      let number: Int
      @State private var presses = 0
      var body: some View {
        HStack {
          Text(verbatim: "Row \(number)")
          Text("pressed \(presses)")
          Button("Press \(number)") { presses += 1 }
        }
        .frame(height: 40)
      }
    }
  }

  func testARowInTheWidgetsOfAnotherHasItsOwnStateAndActions() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Counters())
      settle(100)
      screen.click("Press 2")
      gtk_adjustment_set_value(screen.adjustment, 20_000)
      settle(100)
      XCTAssertFalse(screen.texts.contains("pressed 1"))
      screen.click("Press 503")
      XCTAssertEqual(screen.texts.filter { $0 == "pressed 1" }.count, 1)
      gtk_adjustment_set_value(screen.adjustment, 0)
      settle(100)
      let texts = screen.texts
      XCTAssertEqual(texts.firstIndex(of: "pressed 1"), texts.firstIndex(of: "Row 2")! + 1)
      XCTAssertEqual(texts.filter { $0 == "pressed 1" }.count, 1)
      screen.close()
    }
  }

  private struct Named: View {
    let names: Kept<Binding<[String]>?>
    @State private var shown = (0..<1_000).map { "n\($0)" }
    var body: some View {
      let _ = names.keep($shown)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(shown, id: \.self) { TextField($0, text: .constant($0)).frame(height: 40) }
        }
      }
    }
  }

  func testRowsThatChangePlacesKeepTheirParentAndTheFocus() throws {
    try onScreen { renderer in
      let names = Kept<Binding<[String]>?>(nil)
      let screen = HostedScreen(renderer, Named(names: names))
      settle(100)
      let entry = screen.entries[3]
      faves_grab_focus(entry)
      let changes: [(name: String, first: [String], change: (inout [String]) -> Void)] = [
        ("two change places", ["n0", "n3", "n2", "n1", "n4"], { $0.swapAt(1, 3) }),
        ("one goes to the front", ["n6", "n0", "n3", "n2", "n1"], { $0.insert($0.remove(at: 6), at: 0) }),
        ("it goes on", ["n6", "n0", "n2", "n1", "n3"], { $0.insert($0.remove(at: 2), at: 4) }),
        ("one leaves", ["n6", "n2", "n1", "n3", "n4"], { $0.remove(at: 1) }),
      ]
      for (name, first, change) in changes {
        change(&names.value!.wrappedValue)
        settle(50)
        let shown = screen.entries.sorted { screen.place($0).y < screen.place($1).y }
        XCTAssertEqual(shown.prefix(5).map { String(cString: gtk_entry_get_text(cast($0))) }, first, name)
        XCTAssertEqual(shown, screen.entries, "for the Tab key as for the eye: \(name)")
        XCTAssertTrue(gtk_window_get_focus(cast(screen.window)) == entry, name)
        faves_grab_focus(entry)
      }
      screen.close()
    }
  }

  func testWhatIsInSightStaysWhenRowsAboveTurnOutOtherwise() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Column())
      settle(100)
      let adjustment = screen.adjustment
      gtk_adjustment_set_value(adjustment, 100_000)
      settle(100)
      let row = screen.numbers[4]
      let before = screen.place(screen.label("Row \(row)")!).y
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) - 150)
      settle(100)
      XCTAssertEqual(screen.place(screen.label("Row \(row)")!).y, before + 150)
      screen.close()
    }
  }

  func testAPinnedHeaderStaysAtTheTop() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Column())
      settle(100)
      let header = screen.label("Pinned")!
      XCTAssertGreaterThan(screen.place(header).y, 100)
      gtk_adjustment_set_value(screen.adjustment, 5_000)
      settle(100)
      let pinned = screen.place(screen.label("Pinned")!).y
      XCTAssertGreaterThanOrEqual(pinned, 0)
      XCTAssertLessThan(pinned, 30)
      // Also by steps for which no further rows are made.
      for step in 1...6 {
        gtk_adjustment_set_value(screen.adjustment, 5_000 + Double(step) * 40)
        settle(60)
        XCTAssertEqual(screen.place(screen.label("Pinned")!).y, pinned, "step \(step)")
      }
      screen.close()
    }
  }

  func testAHundredThousandHighRowsAreReached() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(0..<200_000, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 120) }
          }
        })
      settle(100)
      XCTAssertEqual(screen.numbers.prefix(4), [0, 1, 2, 3])
      XCTAssertEqual(
        screen.place(screen.label("Row 0")!).y, screen.place(screen.label("Row 1")!).y)
      gtk_adjustment_set_value(screen.adjustment, 12_600_000)
      settle(100)
      XCTAssertEqual(screen.numbers.last, 199_999)
      let last = screen.place(screen.label("Row 199999")!)
      XCTAssertGreaterThan(last.x, 200)
      XCTAssertTrue((0...400).contains(last.y), "\(last.y)")
      screen.close()
    }
  }

  func testARowAfterTheReaderAsksIsExactlyThere() throws {
    try onScreen { renderer in
      @MainActor final class Holder {
        var proxy: ScrollViewProxy?
        func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
      }
      let holder = Holder()
      let screen = HostedScreen(
        renderer,
        ScrollViewReader { proxy in
          let _ = holder.keep(proxy)
          ScrollView {
            Text("Header").frame(height: 100)
            LazyVStack(spacing: 0) {
              ForEach(0..<10_000, id: \.self) {
                Text(verbatim: "Row \($0)").frame(height: $0 % 3 == 0 ? 90 : 20)
              }
            }
          }
        })
      settle(100)
      for (anchor, share) in [(UnitPoint.top, 0.0), (.center, 0.5), (.bottom, 1.0)] {
        holder.proxy!.scrollTo(7_000, anchor: anchor)
        settle(100)
        let frame = screen.label("Row 7000")!
        let page = Double(gtk_widget_get_allocated_height(screen.all("GtkScrolledWindow")[0]))
        XCTAssertEqual(Double(screen.place(frame).y), (page - 20) * share, accuracy: 2)
        gtk_adjustment_set_value(screen.adjustment, 0)
        settle(50)
      }
      screen.close()
    }
  }
}

extension HostedScreen {
  fileprivate var numbers: [Int] {
    texts.compactMap { $0.hasPrefix("Row ") ? Int($0.dropFirst(4)) : nil }
  }

  fileprivate func label(_ text: String) -> Native? { all("FavesLabel").first { self.text($0) == text } }

  /// A widget's corner in the scrolled window.
  fileprivate func place(_ widget: Native) -> (x: Int32, y: Int32) {
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(widget, all("GtkScrolledWindow")[0], 0, 0, &x, &y)
    return (x, y)
  }
}
