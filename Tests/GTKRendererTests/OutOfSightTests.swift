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
