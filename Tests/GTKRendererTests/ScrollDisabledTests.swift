import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a person is not to scroll, on real widgets.
final class ScrollDisabledTests: GTKTestCase {
  private struct Page<Content: View>: View {
    @State private var isStill = true
    @ViewBuilder let content: Content
    var body: some View {
      ScrollViewReader { proxy in
        HStack {
          Button("Last") { proxy.scrollTo(59, anchor: .bottom) }
          Button("First") { proxy.scrollTo(0, anchor: .top) }
          Button("Let") { isStill = false }
        }
        content.scrollDisabled(isStill)
      }
    }
  }

  @MainActor
  private static func check<V: View>(_ renderer: GTKRenderer, _ name: String, _ view: V) {
    let screen = HostedScreen(renderer, view)
    func value() -> Double { gtk_adjustment_get_value(screen.adjustment) }
    let buttons = screen.all("GtkButton")
    func press(_ index: Int) {
      gtk_button_clicked(cast(buttons[index]))
      settle(200)
    }
    var size = (width: Int32(0), height: Int32(0))
    gtk_window_get_size(cast(screen.window), &size.width, &size.height)
    XCTAssertLessThan(size.height, 480, "\(name): as large as the window was to be")
    XCTAssertGreaterThan(gtk_adjustment_get_upper(screen.adjustment), 1000, name)
    screen.turnWheel()
    settle(200)
    XCTAssertEqual(value(), 0, "\(name): the wheel")
    press(0)
    XCTAssertGreaterThan(value(), 500, "\(name): the program")
    press(1)
    XCTAssertLessThan(value(), 50, name)
    let before = value()
    press(2)
    screen.turnWheel()
    settle(200)
    XCTAssertGreaterThan(value(), before, "\(name): once a person may")
    screen.close()
  }

  func testItKeepsItsSizeAndOnlyTheProgramScrollsIt() throws {
    try onScreen { renderer in
      Self.check(
        renderer, "scroll view",
        Page { ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(height: 30).id($0) } } })
      Self.check(renderer, "list", Page { List { ForEach(0..<60) { Text("Row \($0)") } } })
      Self.check(renderer, "form", Page { Form { ForEach(0..<60) { Text("Row \($0)").id($0) } } })
    }
  }

  private struct Note: View {
    @ObservedObject var isStill: Followed<Bool>
    var lines = 60
    var body: some View {
      TextEditor(text: .constant((0..<lines).map { "Line \($0)" }.joined(separator: "\n")))
        .scrollDisabled(isStill.value)
    }
  }

  func testATextEditorIsNotScrolledByAPerson() throws {
    try onScreen { renderer in
      let isStill = Followed(true)
      let screen = HostedScreen(renderer, Note(isStill: isStill).frame(width: 300, height: 200))
      settle(100)
      let view = screen.the("GtkTextView")
      @MainActor func value() -> Double { gtk_adjustment_get_value(screen.adjustment) }
      XCTAssertGreaterThan(gtk_adjustment_get_upper(screen.adjustment), 600)
      screen.turnWheel()
      settle(200)
      XCTAssertEqual(value(), 0)
      var end = GtkTextIter()
      let buffer = gtk_text_view_get_buffer(cast(view))!
      gtk_text_buffer_get_end_iter(buffer, &end)
      gtk_text_buffer_place_cursor(buffer, &end)
      gtk_text_view_scroll_mark_onscreen(cast(view), gtk_text_buffer_get_insert(buffer))
      settle(200)
      XCTAssertGreaterThan(value(), 300, "where one writes is in sight")
      isStill.value = false
      settle(50)
      gtk_adjustment_set_value(screen.adjustment, 0)
      screen.turnWheel()
      settle(200)
      XCTAssertGreaterThan(value(), 0, "once a person may")
      screen.close()
    }
  }

  func testATextEditorThatIsNotScrolledIsAsHighAsItsTextWhereRowsAre() throws {
    try onScreen { renderer in
      let isStill = Followed(true)
      let screen = HostedScreen(renderer, Form { Note(isStill: isStill, lines: 12) })
      settle(100)
      let view = screen.the("GtkTextView")
      let all = gtk_widget_get_allocated_height(view)
      XCTAssertGreaterThan(all, 200)
      isStill.value = false
      settle(100)
      XCTAssertLessThan(gtk_widget_get_allocated_height(gtk_widget_get_parent(view)), 80)
      screen.close()
    }
  }

  func testTheWheelScrollsWhatIsAround() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        ScrollView {
          ScrollView { Color.red.frame(height: 900) }.frame(height: 200).scrollDisabled(true)
          Color.blue.frame(height: 900)
        })
      let areas = screen.all("GtkScrolledWindow")
      screen.turnWheel(over: areas[1])
      settle(200)
      @MainActor func value(_ area: Native) -> Double {
        gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(cast(area)))
      }
      XCTAssertEqual(value(areas[1]), 0)
      XCTAssertGreaterThan(value(areas[0]), 0)
      screen.close()
    }
  }
}
