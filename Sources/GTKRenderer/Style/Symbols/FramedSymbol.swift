import CGTK
import SwiftUICore

/// A symbol in a circle or square: a number, a letter or a mark (`12.circle`, `a.square.fill`, `questionmark.circle`), or
/// another symbol (`person.circle.fill`).
struct FramedSymbol: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// At most three characters.
    case text(String)
    /// A symbol that the theme has an icon for.
    case symbol(String)
  }
  let content: Content
  let isSquare: Bool
  /// Whether the frame is filled and the content cut out of it.
  let isFilled: Bool

  /// nil: the name is another's.
  init?(_ name: String) {
    guard !Symbols.isListed(name) else { return nil }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let frame = parts.popLast(), frame == "circle" || frame == "square" else {
      return nil
    }
    isSquare = frame == "square"
    if parts.count > 1, parts.last == "crop" { parts.removeLast() }
    guard let content = Self.content(parts.joined(separator: ".")) else { return nil }
    self.content = content
  }

  private static func content(_ name: String) -> Content? {
    if let mark = ["questionmark": "?", "exclamationmark": "!", "info": "i"][name] { return .text(mark) }
    let isNumber = (1...3).contains(name.count) && name.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLowercase }
    if isNumber || isLetter { return .text(name.uppercased()) }
    let isKnown = Symbols.isListed(name) || (!name.isEmpty && DrawnSymbol(name) != nil)
    return isKnown ? .symbol(name) : nil
  }

  /// What is written in it; nil: it is a symbol.
  var text: String? { if case .text(let text) = content { text } else { nil } }
  /// The symbol without the frame; nil: it is none.
  var inner: String? { if case .symbol(let name) = content { name } else { nil } }

  /// Draws it as large as fits, in the middle, in the colour `ink` and the font of `widget`.
  @MainActor
  func draw(
    in context: OpaquePointer, width: Double, height: Double, _ ink: GdkRGBA, for widget: Native
  ) {
    let side = min(width, height)
    guard side >= 1 else { return }
    var color = ink
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
    switch content {
    case .text(let text): write(text, in: context, side: side, for: widget)
    case .symbol(let name):
      let room = side * 0.58
      cairo_translate(context, (side - room) / 2, (side - room) / 2)
      let filled = name + ".fill"
      let shown = isFilled && Symbols.isListed(filled) ? filled : name
      Picture(.symbol(shown)).draw(in: context, width: room, height: room, for: widget, ink: ink)
      cairo_translate(context, -(side - room) / 2, -(side - room) / 2)
    }
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
  private func write(_ text: String, in context: OpaquePointer, side: Double, for widget: Native) {
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
