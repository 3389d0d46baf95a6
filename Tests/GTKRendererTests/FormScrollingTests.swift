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
  private static func check(
    _ shown: HostedScreen, in window: Native? = nil, _ name: String, _ line: UInt = #line
  ) throws {
    let window = window ?? shown.window
    let last = try XCTUnwrap(
      shown.all("FavesLabel", in: window).first { shown.text($0) == "Last row" }, name, line: line)
    let panes = panes(around: last)
    XCTAssertEqual(panes.count, 1, name, line: line)
    guard let pane = panes.first else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(cast(pane))!
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    XCTAssertGreaterThan(end, 0, name, line: line)
    gtk_adjustment_set_value(adjustment, end)
    settle(20)
    var bottom: Int32 = 0
    gtk_widget_translate_coordinates(last, pane, 0, gtk_widget_get_allocated_height(last), nil, &bottom)
    XCTAssertLessThanOrEqual(bottom, gtk_widget_get_allocated_height(pane), name, line: line)
    gtk_widget_translate_coordinates(pane, window, 0, gtk_widget_get_allocated_height(pane), nil, &bottom)
    XCTAssertLessThanOrEqual(bottom, gtk_widget_get_allocated_height(window), name, line: line)
  }

  @MainActor
  private static func check<V: View>(_ renderer: GTKRenderer, _ name: String, _ special: V) throws {
    let shown = HostedScreen(renderer, NavigationStack { Rows(special: special) })
    settle(50)
    try check(shown, name)
    shown.close()
  }

  func testItsEndIsReachedWhateverIsInIt() throws {
    try onScreen { renderer in
      let text = Kept("")
      let date = Kept(Date(timeIntervalSince1970: 0))
      try Self.check(renderer, "text", Text("x"))
      try Self.check(renderer, "text field", TextField("x", text: text.binding, axis: .vertical))
      try Self.check(renderer, "text editor", TextEditor(text: text.binding).frame(height: 80))
      try Self.check(
        renderer, "calendar", DatePicker("x", selection: date.binding).datePickerStyle(.graphical))
      try Self.check(renderer, "geometry reader", GeometryReader { _ in Text("x") })
      try Self.check(
        renderer, "grid", LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("x") })
    }
  }

  private struct WithSheet: View {
    let text: Kept<String>
    let isShown: Kept<Bool>
    var body: some View {
      Text("Behind").sheet(isPresented: isShown.binding) {
        NavigationStack {
          Rows(special: TextField("x", text: text.binding, axis: .vertical)).navigationTitle("New")
        }
      }
    }
  }

  func testSoIsThatOfASheet() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, WithSheet(text: Kept(""), isShown: Kept(true)))
      settle(300)
      let sheet = try XCTUnwrap(renderer.presented.dropFirst().first).native
      try Self.check(shown, in: sheet, "sheet")
      XCTAssertLessThanOrEqual(gtk_widget_get_allocated_height(sheet), 700, "as high as all that is in it")
      shown.close()
    }
  }
}
