import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows of a long stack that have not been in sight: they have no windows, and all else is as if they had.
final class OutOfSightTests: GTKTestCase {
  @MainActor
  private final class Log { var said: [String] = [] }

  private struct Rows: View {
    let log: Log
    @State private var place = 0
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      VStack {
        Text(verbatim: "at \(place)")
        Button("Type") { isFocused = true }
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(550, anchor: .top) }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<600, id: \.self) { number in
                row(number).frame(height: 30)
              }
            }
            .coordinateSpace(.named("rows"))
          }
        }
      }
    }

    @ViewBuilder private func row(_ number: Int) -> some View {
      switch number {
      case 400:
        Text("measured")
          .onGeometryChange(for: Int.self) {
            Int($0.frame(in: .named("rows")).midY)
          } action: {
            place = $0
          }
      case 450: TextField("Far field", text: $text).focused($isFocused)
      case 500: Button("Far") { log.said.append("far") }.keyboardShortcut("k")
      default: Button("row \(number)") { log.said.append("\(number)") }
      }
    }
  }

  @MainActor
  private static func mapped(_ screen: HostedScreen) -> Int {
    screen.all("FavesLabel").count { gtk_widget_get_mapped($0) != 0 }
  }

  func testOnlyRowsInSightAndNextToItAreMapped() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(log: Log()))
      settle(100)
      XCTAssertGreaterThan(screen.texts.count, 590)
      XCTAssertLessThan(Self.mapped(screen), 200)
      XCTAssertGreaterThan(Self.mapped(screen), 10)
      screen.close()
    }
  }

  func testPlacesOfRowsOutOfSightAreKnown() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(log: Log()))
      settle(100)
      let place = try XCTUnwrap(Int(screen.texts[0].dropFirst("at ".count)))
      XCTAssertEqual(place, 400 * 30 + 15, accuracy: 2)
      screen.close()
    }
  }

  func testScrollingGoesToARowThatHasNotBeenInSight() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(log: Log()))
      screen.click("Go")
      settle(100)
      XCTAssertEqual(gtk_adjustment_get_value(screen.adjustment), 550 * 30, accuracy: 1)
      let row = try XCTUnwrap(screen.all("FavesLabel").first { screen.text($0) == "row 552" })
      XCTAssertNotEqual(gtk_widget_get_mapped(row), 0)
      screen.close()
    }
  }

  func testAShortcutOfARowOutOfSightIsPressed() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Rows(log: log))
      let window = try XCTUnwrap(renderer.presented[0] as? WindowWidget)
      window.press(GDK_KEY_k, GDK_CONTROL_MASK)
      XCTAssertEqual(log.said, ["far"])
      screen.close()
    }
  }

  func testFocusGoesToAFieldOutOfSightAndBringsItThere() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(log: Log()))
      screen.click("Type")
      settle(100)
      let focus = try XCTUnwrap(gtk_window_get_focus(cast(screen.window)))
      XCTAssertNotEqual(g_type_check_instance_is_a(cast(focus), gtk_entry_get_type()), 0)
      XCTAssertNotEqual(gtk_widget_get_mapped(focus), 0)
      let value = gtk_adjustment_get_value(screen.adjustment)
      XCTAssertTrue((450 * 30 - 400...450 * 30).contains(value), "\(value)")
      screen.close()
    }
  }

  private enum Point: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// A row far away says, from deep inside, where all are lined up.
  private struct LinedUp: View {
    private static let point = HorizontalAlignment(Point.self)
    var body: some View {
      ScrollView {
        VStack(alignment: Self.point, spacing: 0) {
          ForEach(0..<400, id: \.self) { number in
            HStack(spacing: 0) {
              Text(verbatim: "row \(number)").frame(width: number == 390 ? 120 : 60, height: 30)
              if number == 390 { Text("here").alignmentGuide(Self.point) { $0[.leading] } }
            }
          }
        }
      }
    }
  }

  func testARowOutOfSightLinesUpTheOthers() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, LinedUp())
      settle(100)
      let (first, far) = (screen.label("row 0"), screen.label("row 390"))
      /// Where a text's row of the stack begins, from the stack's edge.
      @MainActor func start(_ label: Native) -> Int32 {
        var row = label
        while let parent = gtk_widget_get_parent(row), faves_is_stack(parent) == 0 { row = parent }
        faves_stack_wake(row)
        var (x, y): (Int32, Int32) = (0, 0)
        let stack = faves_stack_of(gtk_widget_get_parent(row)!)!
        gtk_widget_translate_coordinates(gtk_widget_get_parent(row)!, stack, 0, 0, &x, &y)
        return x
      }
      XCTAssertEqual(start(first), 120, "before anybody has seen the row")
      XCTAssertEqual(start(far), 0)
      screen.close()
    }
  }

  /// A lazy stack in a row far away.
  private struct LazyInside: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<400, id: \.self) { number in
            if number == 390 {
              LazyVStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Text(verbatim: "line \($0)").frame(height: 40) }
              }
            } else {
              Text(verbatim: "row \(number)").frame(height: 30)
            }
          }
        }
      }
    }
  }

  func testALazyStackInARowOutOfSightIsAsLongAsItWillBe() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, LazyInside())
      settle(200)
      XCTAssertEqual(gtk_adjustment_get_upper(screen.adjustment), 399 * 30 + 20 * 40, accuracy: 2)
      XCTAssertLessThan(screen.texts.count { $0.hasPrefix("line") }, 20, "its lines are not all made")
      gtk_adjustment_set_value(screen.adjustment, 390 * 30)
      settle(200)
      XCTAssertTrue(screen.texts.contains("line 0"))
      screen.close()
    }
  }

  func testAWindowAppearsAtTheTopThoughItsFirstControlIsFurtherDown() throws {
    struct Page: View {
      var body: some View {
        ScrollView {
          Text("Words").frame(height: 900)
          Button("Agree") {}
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Page())
      settle(200)
      XCTAssertEqual(gtk_adjustment_get_value(screen.adjustment), 0)
      // From the window's bar, or nowhere, to the button.
      gtk_window_set_focus(cast(screen.window), nil)
      _ = gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD)
      settle(200)
      XCTAssertGreaterThan(gtk_adjustment_get_value(screen.adjustment), 400)
      screen.close()
    }
  }
}
