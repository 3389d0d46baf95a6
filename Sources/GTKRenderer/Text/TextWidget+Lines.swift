import CGTK
import SwiftUICore

/// Dotted and dashed lines under and through text, which Pango has none of.
extension TextWidget {
  /// Has the label draw them from now on, over its letters.
  func drawBrokenLines() {
    faves_label_set_drawing_over(
      native,
      { context, data in
        let context = UInt(bitPattern: context)
        return receive(data, as: TextWidget.self, otherwise: 0) {
          $0.drawLines(in: OpaquePointer(bitPattern: context)!)
          return 1
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func drawLines(in context: OpaquePointer) {
    var start: Int32 = 0
    let style = gtk_widget_get_style_context(native)
    for span in description.inkedSpans {
      let end = start + Int32(span.text.utf8.count)
      for line in span.traits.brokenLines {
        var ink = GdkRGBA()
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &ink)
        if let color = line.style.color ?? span.traits.color {
          let shade = Palette.shown(in: SchemeClass.scheme(of: native)) { Palette.rgba(color, for: .text) }
          ink = GdkRGBA(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
        }
        gdk_cairo_set_source_rgba(context, &ink)
        let dashes = line.style.pattern.dashes
        faves_label_draw_line(
          native, context, start, end, line.isThrough.gboolean, dashes, Int32(dashes.count))
      }
      start = end
    }
  }
}

extension TextTraits {
  /// The lines of this text that are not whole.
  var brokenLines: [(style: Text.LineStyle, isThrough: Bool)] {
    var lines: [(style: Text.LineStyle, isThrough: Bool)] = []
    if isUnderlined == true, let underline, underline.isBroken { lines.append((underline, false)) }
    if isStruckThrough == true, let strikethrough, strikethrough.isBroken {
      lines.append((strikethrough, true))
    }
    return lines
  }
}

extension Text.LineStyle {
  var isBroken: Bool { pattern != .solid }
}

extension Text.LineStyle.Pattern {
  /// What is drawn and what is left out, by turns, in widths of the line.
  fileprivate var dashes: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 2]
    case .dash: [5, 3]
    case .dashDot: [5, 2, 1, 2]
    case .dashDotDot: [5, 2, 1, 2, 1, 2]
    }
  }
}
