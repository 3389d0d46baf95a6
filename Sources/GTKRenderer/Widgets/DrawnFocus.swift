import CGTK

extension GTKWidget {
  /// Draws the theme's ring over the widget while it has the focus and keys are used.
  final func drawFocusRing() {
    let id = faves_signal_connect_after(
      native, "draw", unsafeBitCast(drawRing, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque())
    adoptHandler(id, on: native)
    on(
      "notify::has-focus", of: native,
      with: { widget, _, _ in
        if let widget { gtk_widget_queue_draw(widget.assumingMemoryBound(to: GtkWidget.self)) }
      })
  }
}

private let drawRing: AskingFunction1 = { widget, context, data in
  let address = UInt(bitPattern: widget)
  let cairo = UInt(bitPattern: context)
  receive(data, as: GTKWidget.self) { owner in
    guard let native = Native(bitPattern: address), owner.showsFocusRing,
      gtk_widget_has_visible_focus(native) != 0
    else { return }
    gtk_render_focus(
      gtk_widget_get_style_context(native), OpaquePointer(bitPattern: cairo), 0, 0,
      Double(gtk_widget_get_allocated_width(native)), Double(gtk_widget_get_allocated_height(native)))
  }
  return 0
}
