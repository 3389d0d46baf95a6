import CGTK
import Foundation
import SwiftUICore

/// A date as a button that opens a `FavesCalendar`, or the calendar itself; a time of day as two spin buttons.
final class DatePickerWidget: ShownLabelWidget<DatePickerDescription>, DescribedWidget {
  private let parts: Native
  private let button: Native
  private let words: Native
  /// nil: it has not been opened so far.
  private var popover: Native?
  /// nil: no day has been shown in one so far.
  private(set) var calendar: Native?
  /// nil: no time has been shown so far.
  private var time: TimeFields?
  private var handlers: [(Native, gulong)] = []
  private(set) var isGraphical = false

  init(_ description: DatePickerDescription, in renderer: GTKRenderer) {
    parts = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 6, FAVES_ALIGN_CENTER)
    words = faves_label_new("")
    button = gtk_menu_button_new()
    for widget in [words, button] { gtk_widget_show(widget) }
    GtkBin.show(words, in: button)
    // Without anything to open it takes itself for useless.
    gtk_widget_set_sensitive(button, 1)
    // A date is read in one line, whatever else the row holds.
    faves_layout_set_fixed_size(button, 1, 0)
    faves_stack_insert(parts, [button], 1, nil)
    super.init(description, control: parts, in: renderer)
    on("toggled", of: button) { _, data in
      receive(data, as: DatePickerWidget.self) { $0.open() }
    }
    showSize(from: .regular)
    show()
  }

  /// Most dates are only read: what they are chosen in is made when it is first opened. From then on the button opens it itself.
  private func open() {
    guard popover == nil else { return }
    let popover = gtk_popover_new(button)!
    faves_add_class(popover, "faves-bubble")
    TextScaleClass.change(popover, from: nil, to: description.textScale)
    GtkBin.show(calendar ?? makeCalendar(), in: popover)
    self.popover = popover
    gtk_menu_button_set_popover(cast(button), popover)
    accessibleNameChanged()
    gtk_popover_popup(cast(popover))
  }

  func close() { if let popover { gtk_popover_popdown(cast(popover)) } }

  private func makeCalendar() -> Native {
    let calendar = faves_calendar_new()
    _ = faves_ref_sink(calendar)
    self.calendar = calendar
    gtk_widget_show(calendar)
    let picked = on("day-selected", of: calendar) { _, data in
      receive(data, as: DatePickerWidget.self) { $0.picked(closing: false) }
    }
    let done = on("day-selected-double-click", of: calendar) { _, data in
      receive(data, as: DatePickerWidget.self) { $0.picked(closing: true) }
    }
    handlers += [(calendar, picked), (calendar, done)]
    followCalendarKeys(of: calendar)
    ControlLook.change(calendar, from: ControlLook(), to: description.controlLook)
    showDate()
    return calendar
  }

  override var focusTarget: Native { isGraphical ? calendar ?? button : button }

  override func named(_ name: String) {
    time?.named(name)
    for opened in [popover, calendar] {
      if let opened { atk_object_set_name(gtk_widget_get_accessible(opened), name) }
    }
  }

  func update(from old: DatePickerDescription) {
    if let calendar { ControlLook.change(calendar, from: old.controlLook, to: description.controlLook) }
    if let popover { TextScaleClass.change(popover, from: old.textScale, to: description.textScale) }
    showSize(from: old.size)
    show()
  }

  private func showSize(from old: ControlSize) {
    for control in [button] + (time?.spins ?? []) {
      ControlLook.change(control, from: ControlLook(size: old), to: ControlLook(size: description.size))
    }
    row.textScale = description.textScale
  }

  private func makeTime() -> TimeFields {
    let time = TimeFields()
    for spin in time.spins {
      ControlLook.change(spin, from: ControlLook(), to: ControlLook(size: description.size))
      ask("output", of: spin) { spin, _ in
        let spin = spin!.assumingMemoryBound(to: GtkWidget.self)
        let value = gtk_spin_button_get_value_as_int(
          UnsafeMutableRawPointer(spin).assumingMemoryBound(to: GtkSpinButton.self))
        let text = value < 10 ? "0\(value)" : "\(value)"
        gtk_entry_set_text(UnsafeMutableRawPointer(spin).assumingMemoryBound(to: GtkEntry.self), text)
        return 1
      }
      let id = on("value-changed", of: spin) { _, data in
        receive(data, as: DatePickerWidget.self) { $0.picked(closing: false) }
      }
      handlers.append((spin, id))
    }
    faves_stack_insert(parts, [time.native], 1, UnsafeRawPointer(button))
    self.time = time
    named(attributes?.accessibilityLabel ?? description.label)
    return time
  }

  private func show() {
    let new = description
    showLabel()
    gtk_widget_set_sensitive(parts, new.isEnabled.gboolean)
    showLook()
    let time = new.showsTime ? time ?? makeTime() : time
    if let time { gtk_widget_set_visible(time.native, new.showsTime.gboolean) }
    gtk_widget_set_visible(button, (new.showsDate && !isGraphical).gboolean)
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
    style.calendar = new.calendar
    style.timeZone = new.calendar.timeZone
    if let locale = new.calendar.locale { style.locale = locale }
    let date = new.date.formatted(style)
    _ = faves_label_set_text(words, date)
    // The button is called what the picker is; the date is what it says of itself.
    atk_object_set_description(gtk_widget_get_accessible(button), date)
    showDate()
    if new.label.isEmpty { named("") }
    accessibleNameChanged()
  }

  private func showDate() {
    let parts = description.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: description.date)
    silently {
      if let calendar {
        gtk_calendar_select_month(
          cast(calendar), guint(max(0, (parts.month ?? 1) - 1)), guint(max(1, parts.year ?? 1)))
        gtk_calendar_select_day(cast(calendar), guint(max(1, parts.day ?? 1)))
      }
      time?.show(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }
  }

  /// The calendar stands in the row itself, or in the popover.
  private func showLook() {
    let wanted = description.look == .graphical && description.showsDate
    guard wanted != isGraphical else { return }
    isGraphical = wanted
    let calendar = calendar ?? makeCalendar()
    if wanted {
      if let popover { GtkBin.show(nil, in: popover) }
      faves_stack_insert(parts, [calendar], 1, nil)
    } else {
      faves_stack_remove(parts, calendar)
      if let popover { GtkBin.show(calendar, in: popover) }
    }
  }

  private func silently(_ change: () -> Void) {
    for (source, id) in handlers { faves_signal_block(source, id) }
    change()
    for (source, id) in handlers { faves_signal_unblock(source, id) }
  }

  /// Shows and tells another date.
  func choose(_ date: Date) {
    if date != description.date { description.set(date) }
    renderer.afterNextFlush { [weak self] in if let self, !isDestroyed { show() } }
  }

  private func picked(closing: Bool) {
    var parts = description.calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: description.date)
    if description.showsDate, let calendar {
      var (year, month, day): (guint, guint, guint) = (0, 0, 0)
      gtk_calendar_get_date(cast(calendar), &year, &month, &day)
      (parts.year, parts.month, parts.day) = (Int(year), Int(month) + 1, Int(day))
    }
    if description.showsTime, let time { (parts.hour, parts.minute) = (time.hour, time.minute) }
    if let date = description.calendar.date(from: parts), date != description.date { description.set(date) }
    if closing && !isGraphical { close() }
    // What the binding made of it.
    renderer.afterNextFlush { [weak self] in if let self, !isDestroyed { show() } }
  }

  override func willDestroy() {
    handlers = []
    gtk_menu_button_set_popover(cast(button), nil)
    if let calendar { faves_unref(calendar) }
  }
}

extension DatePickerDescription: GTKDescribed {
  @MainActor fileprivate var controlLook: ControlLook { ControlLook(tint: tint) }

  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    DatePickerWidget(description, in: renderer)
  }
}
