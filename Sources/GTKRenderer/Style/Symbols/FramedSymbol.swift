import CGTK
import SwiftUICore

/// A symbol in a circle, a square or another shape: a number, a letter or a sign (`12.circle`, `a.square.fill`,
/// `questionmark.bubble`), or another symbol (`person.circle.fill`); or a sign alone (`dollarsign`).
struct FramedSymbol: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// At most three characters.
    case text(String)
    /// A symbol of ours, or that the theme has an icon for.
    case symbol(String)
  }
  let content: Content
  /// nil: a sign alone.
  let frame: SymbolFrame?
  /// Whether the frame is filled and the content cut out of it.
  let isFilled: Bool

  /// nil: the name is another's.
  init?(_ name: String) {
    guard !DrawnSymbol.isListed(name) else { return nil }
    if let sign = Self.signs[name] {
      (content, frame, isFilled) = (.text(sign), nil, false)
      return
    }
    if let (turning, seconds) = Self.seconds(name) {
      (content, frame, isFilled) = (.text(seconds), turning, false)
      return
    }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let frame = parts.popLast().flatMap(SymbolFrame.init(rawValue:)) else {
      return nil
    }
    self.frame = frame
    if parts.count > 1, parts.last == "crop" { parts.removeLast() }
    guard let content = Self.content(parts.joined(separator: "."), in: frame) else { return nil }
    self.content = content
  }

  private static func content(_ name: String, in frame: SymbolFrame) -> Content? {
    if let sign = signs[name] { return .text(sign) }
    let isNumber = (1...3).contains(name.count) && name.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLowercase }
    if isNumber || isLetter { return frame.hasLetters ? .text(name.uppercased()) : nil }
    let isKnown = Symbols.isListed(name) || (!name.isEmpty && DrawnSymbol(framed: name) != nil)
    return isKnown ? .symbol(name) : nil
  }

  /// What skips so many seconds, as in `goforward.15`.
  private static func seconds(_ name: String) -> (SymbolFrame, String)? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, let frame = SymbolFrame(rawValue: String(parts[0])),
      frame == .goforward || frame == .gobackward, (1...2).contains(parts[1].count),
      parts[1].allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return (frame, String(parts[1]))
  }

  /// Signs that the desktop's font has.
  private static let signs: [String: String] = [
    "questionmark": "?", "exclamationmark": "!", "info": "i", "exclamationmark.2": "!!", "at": "@",
    "number": "#", "percent": "%", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥",
    "centsign": "¢", "indianrupeesign": "₹", "wonsign": "₩", "rublesign": "₽", "turkishlirasign": "₺",
    "lirasign": "₤", "francsign": "₣", "dongsign": "₫", "pesosign": "₱", "nairasign": "₦",
    "hryvniasign": "₴", "tengesign": "₸", "kipsign": "₭", "tugriksign": "₮", "guaranisign": "₲",
    "cedisign": "₵", "manatsign": "₼", "coloncurrencysign": "₡", "pesetasign": "₧", "florinsign": "ƒ",
    "plusminus": "±", "divide": "÷", "sum": "∑", "function": "ƒ", "x.squareroot": "√",
    "character": "A", "textformat": "Aa", "textformat.size": "Aa",
    "textformat.size.smaller": "a", "textformat.size.larger": "A", "abc": "abc", "textformat.abc": "abc",
    "textformat.123": "123", "curlybraces": "{}", "ellipsis.curlybraces": "{…}",
    "asterisk": "*", "section": "§", "paragraphsign": "¶",
    "quote": "”", "quote.opening": "“", "quote.closing": "”",
  ]

  /// What is written in it; nil: it is a symbol.
  var text: String? { if case .text(let text) = content { text } else { nil } }
  /// The symbol without the frame; nil: it is none.
  var inner: String? { if case .symbol(let name) = content { name } else { nil } }

  /// Draws it as large as fits, in the middle, in the colour `ink` and the font of `widget`.
  /// - Parameter second: the colour of the frame; nil: that of the content, which is cut out of a filled one.
  @MainActor
  func draw(
    in context: OpaquePointer, width: Double, height: Double, _ ink: GdkRGBA, second: GdkRGBA? = nil,
    _ weight: SymbolWeight = .regular, for widget: Native
  ) {
    let side = min(width, height)
    let opacity = max(ink.alpha, second?.alpha ?? 0)
    guard side >= 1, opacity > 0 else { return }
    // Where parts that can be seen through lie over each other, the figure is still one.
    var ink = ink.times(1 / opacity)
    let around = second?.times(1 / opacity) ?? ink
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, (width - side) / 2, (height - side) / 2)
    // The content is cut out of the frame alone, not out of what is behind.
    cairo_push_group(context)
    var room = (x: 0.0, y: 0.0, side: side)
    if let frame {
      draw(frame, around, side, weight, in: context)
      let (x, y, width) = frame.room
      room = (side / 16 * (x - width / 2), side / 16 * (y - width / 2), side / 16 * width)
    }
    gdk_cairo_set_source_rgba(context, &ink)
    if second == nil, isFilled { cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT) }
    cairo_translate(context, room.x, room.y)
    switch content {
    case .text(let text): write(text, weight, in: context, side: room.side, for: widget)
    case .symbol(let name):
      if let drawn = DrawnSymbol(framed: name) {
        // As thick as the frame.
        drawn.facing(in: widget).draw(
          in: context, width: room.side, height: room.side, ink, weight: 2.5 * weight.factor)
      } else {
        Picture(.symbol(name)).draw(
          in: context, width: room.side, height: room.side, for: widget, weight: weight, ink: ink)
      }
    }
    cairo_translate(context, -room.x, -room.y)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  private func draw(
    _ frame: SymbolFrame, _ color: GdkRGBA, _ side: Double, _ weight: SymbolWeight, in context: OpaquePointer
  ) {
    var solid = color
    solid.alpha = 1
    cairo_push_group(context)
    cairo_scale(context, side / 16, side / 16)
    gdk_cairo_set_source_rgba(context, &solid)
    SymbolFigure(
      parts: frame.figure, isFilled: isFilled, weight: SymbolFigure.weight * weight.factor
    ).draw(in: context)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, color.alpha)
  }

  /// The text in the middle of what it really covers.
  @MainActor
  private func write(
    _ text: String, _ weight: SymbolWeight, in context: OpaquePointer, side: Double, for widget: Native
  ) {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_copy(
      pango_context_get_font_description(gtk_widget_get_pango_context(widget)))
    defer { pango_font_description_free(font) }
    let shares = frame == nil ? [1.05, 0.8, 0.58] : [1.12, 0.9, 0.64]
    let share = shares[min(text.count, 3) - 1]
    pango_font_description_set_absolute_size(font, side * share * Double(PANGO_SCALE))
    // Letters beside regular ones are somewhat bolder in a frame, so that they are as thick as that.
    let heavier = Int(PANGO_WEIGHT_SEMIBOLD.rawValue) + weight.ofFont - SymbolWeight.regular.ofFont
    pango_font_description_set_weight(font, PangoWeight(UInt32(min(max(heavier, 100), 1_000))))
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
