import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A form has one pane that scrolls, which reaches its end whatever stands in its rows.
final class FormScrollingTests: GTKTestCase {
  private struct Rows<Special: View>: View {
    let special: Special
    var body: some View {
      Form {
        ForEach(0..<25) { Text("Row \($0)") }
        special
        Text("Last row")
      }
    }
  }

  /// The scrolled windows around a widget, the innermost first.
  @MainActor
  private static func panes(around widget: Native) -> [Native] {
    sequence(first: widget) { gtk_widget_get_parent($0) }
      .filter { g_type_check_instance_is_a(cast($0), gtk_scrolled_window_get_type()) != 0 }
  }

  /// Whether the wheel, which moves one pane after all, brings the last row into sight.
  @MainActor
  private static func check(_ shown: HostedScreen, _ name: String, _ line: UInt = #line) {
    let last = shown.label("Last row")
    let panes = panes(around: last)
    XCTAssertEqual(panes.count, 1, name, line: line)
    guard let pane = panes.first else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(cast(pane))!
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    XCTAssertGreaterThan(end, 0, name, line: line)
    gtk_adjustment_set_value(adjustment, end)
    settle(20)
    XCTAssertLessThanOrEqual(
      shown.frame(of: last).maxY, Double(gtk_widget_get_allocated_height(shown.window)), name, line: line)
  }

  @MainActor
  private static func check<V: View>(_ renderer: GTKRenderer, _ name: String, _ special: V) {
    let shown = HostedScreen(renderer, NavigationStack { Rows(special: special) })
    settle(50)
    check(shown, name)
    shown.close()
  }

  func testItsEndIsReachedWhateverIsInIt() throws {
    try onScreen { renderer in
      let text = Kept("")
      let date = Kept(Date(timeIntervalSince1970: 0))
      Self.check(renderer, "text", Text("x"))
      Self.check(renderer, "text field", TextField("x", text: text.binding, axis: .vertical))
      Self.check(renderer, "text editor", TextEditor(text: text.binding).frame(height: 80))
      Self.check(
        renderer, "calendar", DatePicker("x", selection: date.binding).datePickerStyle(.graphical))
      Self.check(renderer, "geometry reader", GeometryReader { _ in Text("x") })
      Self.check(
        renderer, "grid", LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("x") })
    }
  }
}
