import CGTK
import SwiftUICore

/// A symbol that is a number or a letter in a circle or square, as `12.circle` and `a.square.fill`.
struct FramedSymbol: Equatable, Sendable {
  /// What is written, at most three characters.
  let text: String
  let isSquare: Bool
  /// Whether the frame is filled and the text cut out of it.
  let isFilled: Bool

  /// nil: the name is another's.
  init?(_ name: String) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count == 2, parts[1] == "circle" || parts[1] == "square" else { return nil }
    let isNumber = (1...3).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = parts[0].count == 1 && parts[0].allSatisfy { $0.isASCII && $0.isLowercase }
    guard isNumber || isLetter else { return nil }
    text = parts[0].uppercased()
    isSquare = parts[1] == "square"
  }

  /// Draws it as large as fits, in the middle, in the colour and font of `widget`.
  @MainActor
  func draw(in context: OpaquePointer, width: Double, height: Double, for widget: Native) {
    let side = min(width, height)
    guard side >= 1 else { return }
    let style = gtk_widget_get_style_context(widget)
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, (width - side) / 2, (height - side) / 2)
    // The text is cut out of the frame alone, not out of what is behind.
    cairo_push_group(context)
    gdk_cairo_set_source_rgba(context, &color)
    let line = max(1, side * 0.075)
    addFrame(to: context, side: side, inset: isFilled ? side * 0.03 : side * 0.03 + line / 2)
    if isFilled {
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    } else {
      cairo_set_line_width(context, line)
      cairo_stroke(context)
    }
    write(in: context, side: side, for: widget)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
  }

  private func addFrame(to context: OpaquePointer, side: Double, inset: Double) {
    let room = side - 2 * inset
    guard isSquare else { return cairo_arc(context, side / 2, side / 2, room / 2, 0, 2 * .pi) }
    let radius = side * 0.2 - inset / 2
    for (quarter, (x, y)) in [(1.0, 0.0), (1, 1), (0, 1), (0, 0)].enumerated() {
      let start = Double(quarter - 1) * .pi / 2
      cairo_arc(
        context, inset + radius + x * (room - 2 * radius), inset + radius + y * (room - 2 * radius), radius,
        start, start + .pi / 2)
    }
    cairo_close_path(context)
  }

  /// The text in the middle of what it really covers.
  @MainActor
  private func write(in context: OpaquePointer, side: Double, for widget: Native) {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_copy(
      pango_context_get_font_description(gtk_widget_get_pango_context(widget)))
    defer { pango_font_description_free(font) }
    let share = [0.62, 0.5, 0.36][min(text.count, 3) - 1]
    pango_font_description_set_absolute_size(font, side * share * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PANGO_WEIGHT_SEMIBOLD)
    pango_layout_set_font_description(layout, font)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    let scale = Double(PANGO_SCALE)
    cairo_move_to(
      context, side / 2 - (Double(ink.x) + Double(ink.width) / 2) / scale,
      side / 2 - (Double(ink.y) + Double(ink.height) / 2) / scale)
    pango_cairo_show_layout(context, layout)
  }
}
