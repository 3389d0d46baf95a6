import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Pickers as lists that scroll.
final class WheelPickerTests: GTKTestCase {
  private struct Wheel: View {
    var height: CGFloat?
    var body: some View {
      Picker("Minutes", selection: .constant(1)) {
        ForEach(1..<60, id: \.self) { Text("\($0)") }
      }
      .pickerStyle(.wheel)
      .frame(height: height)
    }
  }

  @MainActor
  private static func list(in screen: HostedScreen) throws -> Native {
    let list = try XCTUnwrap(screen.all("GtkListBox").first)
    return try XCTUnwrap(gtk_widget_get_ancestor(list, gtk_scrolled_window_get_type()))
  }

  func testAWheelIsAsHighAsItsFrame() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Wheel(height: 90))
      XCTAssertEqual(gtk_widget_get_allocated_height(try Self.list(in: screen)), 90)
      XCTAssertFalse(screen.texts.contains("Minutes"), "it stands by itself")
      screen.close()
      let free = HostedScreen(renderer, Wheel())
      XCTAssertGreaterThan(gtk_widget_get_allocated_height(try Self.list(in: free)), 120, "five rows")
      free.close()
      let row = HostedScreen(renderer, Form { Wheel() })
      XCTAssertTrue(row.texts.contains("Minutes"), "in a row it is told from others")
      row.close()
      let long = HostedScreen(
        renderer,
        Form {
          Wheel()
          ForEach(0..<30, id: \.self) { Text("\($0)") }
        })
      XCTAssertGreaterThan(
        gtk_widget_get_allocated_height(try Self.list(in: long)), 120, "it is the form that scrolls")
      long.close()
    }
  }
}
