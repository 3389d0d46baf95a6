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
}
