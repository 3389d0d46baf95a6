import CGTK
import Foundation
import SwiftUICore

/// Days by keys. GTK's calendar moves a mark of its own, from the first cell on, and chooses by Space; here the arrows go on
/// from the day that is chosen, Page Up and Page Down from its month, and Space and Return are done with it.
extension DatePickerWidget {
  func followCalendarKeys(of calendar: Native) {
    ask("key-press-event", of: calendar, with: calendarKeyPressed)
  }

  fileprivate func pressed(_ key: guint) -> Bool {
    guard let calendar else { return false }
    let sideways = gtk_widget_get_direction(calendar) == GTK_TEXT_DIR_RTL ? -1 : 1
    switch Int32(bitPattern: key) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: move(by: -sideways, .day)
    case GDK_KEY_Right, GDK_KEY_KP_Right: move(by: sideways, .day)
    case GDK_KEY_Up, GDK_KEY_KP_Up: move(by: -7, .day)
    case GDK_KEY_Down, GDK_KEY_KP_Down: move(by: 7, .day)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: move(by: -1, .month)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: move(by: 1, .month)
    case GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter:
      guard !isGraphical else { return false }
      close()
    default: return false
    }
    return true
  }

  private func move(by count: Int, _ unit: Calendar.Component) {
    guard let date = description.calendar.date(byAdding: unit, value: count, to: description.date) else {
      return
    }
    choose(date)
  }
}

/// Keys with others held are the calendar's own: Ctrl and the arrows go to another month or year.
private let calendarKeyPressed: AskingFunction1 = { _, event, data in
  var key: guint = 0
  var state = GdkModifierType(0)
  let event = event?.assumingMemoryBound(to: GdkEvent.self)
  gdk_event_get_keyval(event, &key)
  gdk_event_get_state(event, &state)
  guard state.rawValue & gtk_accelerator_get_default_mod_mask().rawValue == 0 else { return 0 }
  let value = key
  return receive(data, as: DatePickerWidget.self, otherwise: 0) { $0.pressed(value).gboolean }
}
