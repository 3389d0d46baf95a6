import CGTK
import Foundation
import SwiftUICore

/// Plays a drawing of the program's back, in points of the canvas.
@MainActor
struct CanvasPlayer {
  private let native: Native
  private let symbols: DrawnWidgets
  /// Of letters that have none of their own.
  private let ink: GdkRGBA

  init(
    on native: Native, symbols: DrawnWidgets, ink: GdkRGBA = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
  ) {
    self.native = native
    self.symbols = symbols
    self.ink = ink
  }

  func play(_ commands: [CanvasCommand], in context: OpaquePointer) {
    for command in commands { play(command, in: context) }
  }

  private func play(_ command: CanvasCommand, in context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    // The layers that it is cut to are pictures too: what they leave of it is known when it is drawn.
    var masks: [(layer: [CanvasCommand], opacity: Double, isInverse: Bool)] = []
    for clip in command.clips {
      switch clip {
      case .path(let path, let evenOdd, let isInverse): cut(to: path, evenOdd, isInverse, of: context)
      case .layer(let layer, let opacity, let isInverse): masks.append((layer, opacity, isInverse))
      }
    }
    var isPlain = command.blendMode == .normal && command.filters.isEmpty && masks.isEmpty
    if case .layer = command.kind { isPlain = false }
    if isPlain { return draw(command, in: context) }
    cairo_push_group(context)
    if command.filters.isEmpty {
      draw(command, in: context)
    } else {
      drawFiltered(command, in: context)
    }
    for mask in masks { cover(with: mask.layer, mask.opacity, mask.isInverse, in: context) }
    cairo_pop_group_to_source(context)
    // What is not a layer has its opacity already.
    var opacity = 1.0
    if case .layer = command.kind { opacity = command.opacity }
    for rule in command.blendMode.rules {
      cairo_set_operator(context, rule)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  private func cut(to path: Path, _ evenOdd: Bool, _ isInverse: Bool, of context: OpaquePointer) {
    cairo_new_path(context)
    if isInverse {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      cairo_rectangle(context, left, top, right - left, bottom - top)
    }
    path.append(to: context)
    // All around the path is in, and what is in the path out.
    cairo_set_fill_rule(
      context, evenOdd || isInverse ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Leaves of the group in the context what a layer covers, or what it does not.
  private func cover(
    with layer: [CanvasCommand], _ opacity: Double, _ isInverse: Bool, in context: OpaquePointer
  ) {
    cairo_push_group(context)
    play(layer, in: context)
    let mask = cairo_pop_group(context)
    cairo_save(context)
    cairo_set_operator(context, isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
    cairo_set_source(context, mask)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
    cairo_pattern_destroy(mask)
  }

  /// Draws into a picture as large as what is to be seen and as the filters reach, changes it and puts it in its place.
  private func drawFiltered(_ command: CanvasCommand, in context: OpaquePointer) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let effects = command.filters.map { filter -> FavesEffects? in
      guard case .effects(let effects) = filter else { return nil }
      return FavesEffects(effects)
    }
    let reach = effects.reduce(0.0) { sum, effects in
      guard var effects else { return sum }
      return sum + Double(faves_effects_reach(&effects))
    }
    let scale = Double(gtk_widget_get_scale_factor(native))
    (left, top) = ((left - reach).rounded(.down), (top - reach).rounded(.down))
    let width = ((right + reach).rounded(.up) - left) * scale
    let height = ((bottom + reach).rounded(.up) - top) * scale
    guard width >= 1, height >= 1, width < 20_000, height < 20_000,
      let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return }
    defer { cairo_surface_destroy(picture) }
    cairo_surface_set_device_scale(picture, scale, scale)
    let inner = cairo_create(picture)!
    cairo_translate(inner, -left, -top)
    for case .transform(let transform) in command.filters {
      var matrix = transform.matrix
      if matrix.canBeUndone { cairo_transform(inner, &matrix) }
    }
    draw(command, in: inner)
    cairo_destroy(inner)
    for (filter, effects) in zip(command.filters, effects).reversed() {
      switch filter {
      case .effects:
        guard var effects else { continue }
        faves_effects_change(&effects, picture, scale)
      case .transform: continue
      case .threshold(let min, let max, let color):
        let rgba = Palette.rgba(color)
        var ink = GdkRGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
        faves_picture_threshold(
          picture, finite(min, in: 0...1, for: "threshold") ?? 0,
          finite(max, in: 0...1, for: "threshold") ?? 1,
          &ink)
      }
    }
    cairo_set_source_surface(context, picture, left, top)
    cairo_paint(context)
  }

  /// Whether cairo can draw there: a number that is none would end the drawing of the whole window. It is told.
  private func isSomewhere(_ point: CGPoint) -> Bool {
    if point.x.isFinite, point.y.isFinite { return true }
    Diagnostics.tell(
      invalid: "place in a Canvas", "(\(point.x), \(point.y))",
      "it is not finite, and what is drawn there is left out")
    return false
  }

  // MARK: a step by itself

  private func draw(_ command: CanvasCommand, in context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    var matrix = command.transform.matrix
    guard matrix.canBeUndone else { return }
    cairo_transform(context, &matrix)
    switch command.kind {
    case .layer(let commands): play(commands, in: context)
    case .fill(let path, let paint, let evenOdd):
      let outline = path.outline.map { DrawnOutline.stroke($0) } ?? .fill(evenOdd: evenOdd)
      draw(path, paint.opacity(command.opacity), outline, in: context)
    case .stroke(let path, let paint, let style):
      draw(path, paint.opacity(command.opacity), .stroke(style), in: context)
    case .text(let spans, let style, let point, let anchor, let size):
      draw(spans, style, command.opacity, at: point, anchor, size, in: context)
    case .image(let source, let style, let isStencil, let rect, let point, let anchor):
      draw(source, style, isStencil, command.opacity, in: rect, at: point, anchor, of: context)
    case .glyphs(let glyphs, let indices):
      (glyphs as? LabelGlyphs)?.draw(indices, ink, command.opacity, in: context)
    case .symbol(let widget, let rect):
      guard isSomewhere(rect.origin), isSomewhere(CGPoint(x: rect.width, y: rect.height)) else { return }
      symbols.draw(GTKWidget.downcast(widget), command.opacity, in: rect, of: context)
    }
  }

  private func draw(_ path: Path, _ paint: Paint, _ outline: DrawnOutline, in context: OpaquePointer) {
    if case .styled(let plain, _) = paint {
      // A canvas has filters and modes of its own for these.
      return draw(path, plain, outline, in: context)
    }
    path.append(to: context)
    switch paint {
    case .gradient(let gradient): gradient.paint(outline, in: path.boundingRect, of: context)
    case .image(let image): image.paint(outline, of: context, for: native)
    case .styled: break
    case .color(let color):
      let rgba = Palette.rgba(color)
      cairo_set_source_rgba(context, rgba.red, rgba.green, rgba.blue, rgba.alpha)
      outline.draw(in: context)
    }
  }

  /// The caller's to unref.
  private func layout(_ spans: [TextSpan], _ style: Style, _ size: CGSize?) -> OpaquePointer {
    let layout = gtk_widget_create_pango_layout(native, spans.map(\.text).joined())!
    let list = TextAttributes.makeList(for: spans, in: style, of: native)
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    if let size, size.width.isFinite {
      pango_layout_set_width(layout, Int32(min(max(Double(size.width), 0), 30_000)) * PANGO_SCALE)
    }
    return layout
  }

  private func draw(
    _ spans: [TextSpan], _ style: Style, _ opacity: Double, at point: CGPoint, _ anchor: UnitPoint,
    _ size: CGSize?, in context: OpaquePointer
  ) {
    guard isSomewhere(point) else { return }
    let layout = layout(spans, style, size)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    cairo_move_to(
      context, Double(point.x) - Double(width) * Double(anchor.x),
      Double(point.y) - Double(height) * Double(anchor.y))
    let rgba = Palette.rgba(style.foreground ?? .primary, for: .text)
    cairo_set_source_rgba(context, rgba.red, rgba.green, rgba.blue, rgba.alpha * opacity)
    pango_cairo_show_layout(context, layout)
  }

  private func draw(
    _ source: ImageDescription.Source, _ style: Style, _ isStencil: Bool, _ opacity: Double,
    in rect: CGRect?, at point: CGPoint, _ anchor: UnitPoint, of context: OpaquePointer
  ) {
    guard isSomewhere(point), rect.map({ isSomewhere(CGPoint(x: $0.width, y: $0.height)) }) ?? true
    else { return }
    let picture = Picture(source)
    let size = rect?.size ?? Self.size(of: picture, style)
    guard size.width > 0, size.height > 0 else { return }
    cairo_translate(
      context, Double(point.x - size.width * anchor.x), Double(point.y - size.height * anchor.y))
    let ink = style.foreground.map { color -> GdkRGBA in
      let rgba = Palette.rgba(color, for: .text)
      return GdkRGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
    if opacity < 1 { cairo_push_group(context) }
    picture.draw(
      in: context, width: Double(size.width), height: Double(size.height), for: native, ink: ink,
      isTemplate: isStencil)
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  // MARK: sizes

  /// What a drawing may ask.
  var measures: CanvasMeasures {
    CanvasMeasures(
      widget: { [symbols] in symbols.size(of: GTKWidget.downcast($0)) },
      text: { spans, style, size in
        let layout = layout(spans, style, size)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        let first = pango_layout_iter_get_baseline(iterator)
        while pango_layout_iter_next_line(iterator) != 0 {}
        let last = pango_layout_iter_get_baseline(iterator)
        let unit = Double(PANGO_SCALE)
        return CanvasMeasures.Text(
          size: CGSize(width: Double(width), height: Double(height)),
          firstBaseline: CGFloat(Double(first) / unit),
          lastBaseline: CGFloat(Double(last) / unit))
      },
      image: { source, style in Self.size(of: Picture(source), style) })
  }

  /// Pixels in their own size, a symbol in that of text.
  private static func size(of picture: Picture, _ style: Style) -> CGSize {
    guard let own = picture.size else {
      let side = style.font?.pointSize.map { ($0 * 1.15).rounded() } ?? 16
      return CGSize(width: side, height: side)
    }
    return CGSize(width: Double(own.0), height: Double(own.1))
  }
}

extension CGAffineTransform {
  fileprivate var matrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}

extension cairo_matrix_t {
  /// Cairo stops drawing for good with a matrix that has no way back.
  fileprivate var canBeUndone: Bool {
    let determinant = xx * yy - xy * yx
    return determinant != 0 && determinant.isFinite && x0.isFinite && y0.isFinite
  }
}
