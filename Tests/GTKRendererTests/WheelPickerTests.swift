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

  func testARowShowsTheSymbolThatAnOptionIs() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Picker("Mark", selection: .constant(0)) {
          Image(systemName: "star").tag(0)
          Image(systemName: "trash").tag(1)
          Label("Both", systemImage: "heart").tag(2)
        }
        .pickerStyle(.wheel))
      let rows = screen.all("GtkListBoxRow")
      XCTAssertEqual(
        rows.map { atk_object_get_name(gtk_widget_get_accessible($0)).map { String(cString: $0) } ?? "" },
        ["Favourite", "Delete", "Both"])
      for row in rows {
        let picture = DrawnWidget(row)
        // With how opaque it is: most rows have no ground of their own.
        let ground = picture.pixel(2, 2)
        XCTAssertTrue(
          (0..<picture.width * picture.height).contains {
            let pixel = picture.pixel($0 % picture.width, $0 / picture.width)
            return zip(pixel, ground).contains { abs($0 - $1) > 100 }
          }, "it is not blank")
      }
      screen.close()
    }
  }

  private struct Clock: View {
    @ObservedObject var minute: Followed<Int>
    var body: some View {
      Picker("Minute", selection: $minute.value) { ForEach(0..<60, id: \.self) { Text("\($0)") } }
        .pickerStyle(.wheel).frame(width: 100, height: 120).clipped()
    }
  }

  /// Whether the chosen row is seen whole.
  @MainActor
  private static func showsChosen(_ screen: HostedScreen) throws -> Bool {
    let list = try XCTUnwrap(screen.all("GtkListBox").first)
    let adjustment = gtk_scrolled_window_get_vadjustment(cast(try Self.list(in: screen)))!
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget(try XCTUnwrap(gtk_list_box_get_selected_row(cast(list)))), &place)
    let seen = gtk_adjustment_get_value(adjustment)
    return Double(place.y) >= seen
      && Double(place.y + place.height) <= seen + gtk_adjustment_get_page_size(adjustment)
  }

  func testAWheelShowsWhatIsChosenAndIsLeftToWhoScrolls() throws {
    try onScreen { renderer in
      let minute = Followed(25)
      let screen = HostedScreen(
        renderer,
        VStack {
          Button("Has the focus") {}
          Clock(minute: minute)
        })
      XCTAssertTrue(try Self.showsChosen(screen))
      minute.value = 55
      settle(50)
      XCTAssertTrue(try Self.showsChosen(screen))
      let scrolled = try Self.list(in: screen)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(scrolled)), 0)
      gtk_widget_queue_resize(scrolled)
      settle(50)
      XCTAssertFalse(try Self.showsChosen(screen))
      screen.close()
    }
  }
}
