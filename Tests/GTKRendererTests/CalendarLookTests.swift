import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The calendar of a date picker.
final class CalendarLookTests: GTKTestCase {
  func testTheNamesOfTheDaysKeepFromEachOther() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .datePickerStyle(.graphical))
      let calendar = shown.the("FavesCalendar")
      let names = [ABDAY_1, ABDAY_2, ABDAY_3, ABDAY_4, ABDAY_5, ABDAY_6, ABDAY_7]
        .map { String(cString: nl_langinfo(nl_item($0))) }
      let widths = names.map { name in
        let layout = gtk_widget_create_pango_layout(calendar, name)!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var width: Int32 = 0
        pango_layout_get_pixel_size(layout, &width, nil)
        return Double(width)
      }
      // A line is around it.
      let column = (shown.frame(of: calendar).width - 2) / 7
      XCTAssertGreaterThanOrEqual(column - widths.max()!, 5, "\(names): \(widths)")
      shown.close()
    }
  }

  private struct Days: View {
    let scheme: SwiftUICore.ColorScheme
    var body: some View {
      let days: Set = [DateComponents(year: 2024, month: 5, day: 8)]
      MultiDatePicker("Days", selection: .constant(days)).padding().background(.background)
        .preferredColorScheme(scheme)
    }
  }

  func testAChosenDayIsToldAtAGlance() throws {
    try onScreen { renderer in
      for scheme in [SwiftUICore.ColorScheme.light, .dark] {
        let shown = HostedScreen(renderer, Days(scheme: scheme))
        settle(300)
        @MainActor func ground(_ day: String) -> [Int] {
          let button = shown.all("GtkToggleButton").first {
            shown.all("FavesLabel", in: $0).contains { shown.text($0) == day }
          }!
          return shown.color(6, 6, from: button)
        }
        let (chosen, others) = (ground("8"), ["7", "9", "20"].map(ground))
        for other in others {
          let difference = zip(chosen, other).map { abs($0 - $1) }.max() ?? 0
          XCTAssertGreaterThan(difference, 60, "\(scheme): \(chosen) beside \(other)")
        }
        shown.close()
      }
    }
  }
}
