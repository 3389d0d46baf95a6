import CGTK

extension GrowingFieldWidget {
  /// GTK scrolls to the cursor while the field is still as low as before, in a movement of some frames, and goes on with that
  /// when there is room for all of the text.
  func followScrolling() {
    let moved: SignalFunction = { _, data in
      receive(data, as: GrowingFieldWidget.self) { $0.keepWithinText() }
    }
    let adjustment = UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(cast(native))!)
    for signal in ["changed", "value-changed"] {
      connect(signal, on: adjustment, to: unsafeBitCast(moved, to: GCallback.self))
    }
  }

  func keepWithinText() {
    guard hasNative, let adjustment = gtk_scrolled_window_get_vadjustment(cast(native)) else { return }
    // The room is told late, too, where the text has grown meanwhile.
    let room = Double(gtk_widget_get_allocated_height(focusTarget) - 2 * inset.end)
    if room > 1, gtk_adjustment_get_page_size(adjustment) != room {
      gtk_adjustment_set_page_size(adjustment, room)
    }
    let last = max(0, gtk_adjustment_get_upper(adjustment) - room)
    // It ends the movement as well.
    if gtk_adjustment_get_value(adjustment) > last + 0.5 { gtk_adjustment_set_value(adjustment, last) }
  }
}
