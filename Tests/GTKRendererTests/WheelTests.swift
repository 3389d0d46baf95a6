import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The wheel over controls that have a value.
final class WheelTests: GTKTestCase {
  private struct Controls: View {
    let value: Kept<Double>
    let choice: Kept<Int>
    let date: Kept<Date>
    var body: some View {
      Slider(value: value.binding, in: 0...10, step: 1)
      Picker("Choice", selection: choice.binding) { ForEach(0..<5) { Text("\($0)").tag($0) } }
      DatePicker("Date", selection: date.binding)
    }
  }

  /// Turns the wheel over the widget as the display would: those around it get what it leaves.
  /// - Returns: whether the widget took it itself.
  @MainActor
  private static func turn(over widget: Native) -> Bool {
    let event = gdk_event_new(GDK_SCROLL)!
    defer { gdk_event_free(event) }
    event.pointee.any.window = OpaquePointer(
      faves_ref(UnsafeMutableRawPointer(gtk_widget_get_window(widget))))
    event.pointee.scroll.direction = GDK_SCROLL_DOWN
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
    let isTaken = gtk_widget_event(widget, event) != 0
    settle(20)
    return isTaken
  }

  func testTheWheelScrollsTheFormAndChangesNothing() throws {
    try onScreen { renderer in
      let (value, choice, date) = (Kept(5.0), Kept(2), Kept(Date(timeIntervalSince1970: 0)))
      let screen = HostedScreen(
        renderer,
        Form {
          Controls(value: value, choice: choice, date: date)
          ForEach(0..<60) { Text("Row \($0)") }
        })
      for type in ["GtkScale", "GtkComboBox", "GtkSpinButton"] {
        for widget in screen.all(type) {
          gtk_widget_grab_focus(widget)
          XCTAssertFalse(Self.turn(over: widget), type)
        }
      }
      XCTAssertEqual(value.value, 5)
      XCTAssertEqual(choice.value, 2)
      XCTAssertEqual(date.value, Date(timeIntervalSince1970: 0))
      screen.close()
    }
  }

  func testWhereNothingScrollsItIsForTheControlWithTheFocus() throws {
    try onScreen { renderer in
      let (value, choice, date) = (Kept(5.0), Kept(2), Kept(Date(timeIntervalSince1970: 0)))
      let screen = HostedScreen(
        renderer, VStack { Controls(value: value, choice: choice, date: date) }.frame(width: 400))
      let (scale, combo) = (screen.the("GtkScale"), screen.the("GtkComboBox"))
      gtk_widget_grab_focus(combo)
      settle(20)
      XCTAssertFalse(Self.turn(over: scale))
      XCTAssertEqual(value.value, 5)
      XCTAssertTrue(Self.turn(over: combo))
      XCTAssertNotEqual(choice.value, 2)
      screen.close()
    }
  }

  private struct Field: View {
    @State private var text = "one"
    var body: some View {
      ScrollView {
        VStack {
          TextField("Notes", text: $text, axis: .vertical).lineLimit(1...3)
          Button("Fill") { text = (0..<20).map { "line \($0)" }.joined(separator: "\n") }
          ForEach(0..<40) { Text("Row \($0)") }
        }
      }
    }
  }

  func testOverAFieldThatGrowsTheWheelIsThePagesUntilThereIsMoreThanIsSeen() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Field())
      let view = screen.the("GtkTextView")
      let scrolled = try XCTUnwrap(gtk_widget_get_parent(view))
      XCTAssertFalse(Self.turn(over: scrolled))
      screen.click("Fill")
      settle(100)
      layOut(screen.window)
      XCTAssertTrue(Self.turn(over: scrolled), "now it scrolls itself")
      screen.close()
    }
  }
}
