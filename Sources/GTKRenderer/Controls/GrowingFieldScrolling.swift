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

  /// It has another height: GTK's movement to the cursor, which began before, aims with the room of then, and while it lasts
  /// GTK does not tell how long the text is. So that is ended once all of the text has been laid out.
  func showCursorSoon() {
    let height = gtk_widget_get_allocated_height(focusTarget)
    guard height != heightAsPlaced else { return }
    heightAsPlaced = height
    guard !placesCursor else { return }
    placesCursor = true
    GTKRenderer.whenIdle { [weak self] in
      guard let self, !isDestroyed else { return }
      placesCursor = false
      showCursor()
    }
  }

  private func showCursor() {
    guard gtk_widget_is_focus(focusTarget) != 0,
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(native))
    else { return }
    let buffer = gtk_text_view_get_buffer(cast(focusTarget))
    func line(_ place: GtkTextIter) -> (top: Double, end: Double) {
      var (place, frame) = (place, GdkRectangle())
      gtk_text_view_get_iter_location(cast(focusTarget), &place, &frame)
      return (Double(frame.y), Double(frame.y + frame.height))
    }
    var (cursor, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer))
    gtk_text_buffer_get_end_iter(buffer, &end)
    let room = Double(gtk_widget_get_allocated_height(focusTarget) - 2 * inset.end)
    let last = line(end).end
    guard room > 1 else { return }
    let seen = line(cursor)
    let value = min(
      max(min(gtk_adjustment_get_value(adjustment), seen.top), seen.end - room), max(0, last - room))
    gtk_adjustment_configure(adjustment, value, 0, max(last, room), room * 0.1, room * 0.9, room)
    gtk_adjustment_set_value(adjustment, value)
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
