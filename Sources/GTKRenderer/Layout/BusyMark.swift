import CGTK
import SwiftUICore

/// A small circle that turns at the top of something that scrolls, while that is brought up to date. It is drawn over the
/// content, which stays where it is: a widget would need room, or a layer around each list for the few that are refreshed.
@MainActor
final class BusyMark {
  private let native: Native
  private var drawing: SignalHandler?
  /// 0: the desktop's animations are off, and it stands still.
  private var tick: guint = 0
  private let began = g_get_monotonic_time()

  // In points.
  private static let size = 32.0
  private static let top = 12.0

  init(over native: Native) {
    self.native = native
    let this = Unmanaged.passUnretained(self).toOpaque()
    let id = faves_signal_connect_after(native, "draw", unsafeBitCast(drawn, to: GCallback.self), this)
    drawing = SignalHandler(instance: UnsafeMutableRawPointer(native), id: id)
    if TickClock().isEnabled { tick = gtk_widget_add_tick_callback(native, turned, this, nil) }
    queueDraw()
  }

  /// To be called before the widget goes.
  func end() {
    guard let drawing else { return }
    self.drawing = nil
    if tick != 0 { gtk_widget_remove_tick_callback(native, tick) }
    queueDraw()
    drawing.disconnect()
  }

  private var left: Double { (Double(gtk_widget_get_allocated_width(native)) - Self.size) / 2 }

  fileprivate func queueDraw() {
    gtk_widget_queue_draw_area(
      native, Int32(left) - 1, Int32(Self.top) - 1, Int32(Self.size) + 3, Int32(Self.size) + 2)
  }

  fileprivate func draw(in context: OpaquePointer) {
    let middle = (x: left + Self.size / 2, y: Self.top + Self.size / 2)
    func color(_ name: String, _ opacity: Double) {
      var color = GdkRGBA()
      gtk_style_context_lookup_color(gtk_widget_get_style_context(native), name, &color)
      color.alpha *= opacity
      gdk_cairo_set_source_rgba(context, &color)
    }
    func arc(_ radius: Double, from start: Double, turns: Double) {
      cairo_new_path(context)
      cairo_arc(context, middle.x, middle.y, radius, start, start + turns * 2 * .pi)
    }
    color("theme_bg_color", 1)
    arc(Self.size / 2, from: 0, turns: 1)
    cairo_fill(context)
    color("theme_fg_color", 0.2)
    cairo_set_line_width(context, 1)
    arc(Self.size / 2 - 0.5, from: 0, turns: 1)
    cairo_stroke(context)
    // Once round a second, as the desktop's spinners.
    let seconds = tick == 0 ? 0 : Double(g_get_monotonic_time() - began) / 1_000_000
    color("theme_fg_color", 0.8)
    cairo_set_line_width(context, 2.5)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    arc(Self.size / 4, from: (seconds - 0.25) * 2 * .pi, turns: 0.7)
    cairo_stroke(context)
  }

  /// Whom GTK calls: `end` takes the handlers away.
  fileprivate static func at(_ address: UInt) -> BusyMark {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
  }
}

private let drawn: AskingFunction1 = { _, context, data in
  let (context, address) = (UInt(bitPattern: context), UInt(bitPattern: data))
  MainActor.assumeIsolated { BusyMark.at(address).draw(in: OpaquePointer(bitPattern: context)!) }
  return 0
}

private let turned: GtkTickCallback = { _, _, data in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated { BusyMark.at(address).queueDraw() }
  return 1
}
