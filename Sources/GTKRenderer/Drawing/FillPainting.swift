import CGTK
import Foundation
import SwiftUICore

extension FillDescription {
  /// Whether only the shape's outline is painted.
  var isOutlined: Bool {
    if stroke != nil { return true }
    guard case .outline(let outline) = shape else { return false }
    return outline.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).outline != nil
  }

  /// Draws the surface.
  /// - Parameters:
  ///   - color: what its colour is on screen; for a surface of one colour.
  ///   - native: the widget for which it is drawn.
  ///   - behind: what is behind it; nil: the widget.
  @MainActor
  func paint(
    _ rect: CGRect, of context: OpaquePointer, in color: GdkRGBA, for native: Native, on behind: Native? = nil
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let isLost = self.isLost(color, on: behind ?? native)
    func paint(in context: OpaquePointer) {
      paintPlainly(rect, of: context, in: color, for: native, hasEdge: isLost)
    }
    guard let effects else { return paint(in: context) }
    let drawing = EffectDrawing(
      effects: effects, bounds: rect.insetBy(dx: -CGFloat(reach(in: rect)), dy: -CGFloat(reach(in: rect))),
      scale: Double(gtk_widget_get_scale_factor(native)))
    drawing.draw(in: context) { paint(in: $0) }
  }

  /// Whether the surface would be lost in a selected row, whose ground is much like it.
  @MainActor
  private func isLost(_ color: GdkRGBA, on native: Native) -> Bool {
    guard gradient == nil, image == nil, !isOutlined, faves_is_selected(native) != 0,
      let ground = Palette.accent.ground
    else { return false }
    let own = Palette.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    return own.alpha >= 0.2 && own.over(ground).contrast(to: ground) < 3
  }

  /// Draws a line within the edge of the path that is the context's, in the colour of selected words.
  @MainActor
  private func paintEdge(of context: OpaquePointer) {
    let words = Palette.accent.words
    cairo_clip_preserve(context)
    cairo_set_source_rgba(context, words.red, words.green, words.blue, words.alpha)
    cairo_set_line_width(context, 3)
    cairo_stroke(context)
  }

  /// How far outside of its rectangle it is drawn: half of a line, or a path that goes further. In points.
  func reach(in rect: CGRect) -> Double {
    if case .outline(let outline) = shape {
      let bounds = outline.path(in: rect).boundingRect
      guard bounds.minX.isFinite, bounds.maxX.isFinite, bounds.minY.isFinite, bounds.maxY.isFinite else {
        return 0
      }
      return max(
        0,
        Double(
          max(
            rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY
          )))
    }
    guard let stroke else { return 0 }
    return max(0, length(stroke, for: "line width") / 2 - inset)
  }

  @MainActor
  private func paintPlainly(
    _ rect: CGRect, of context: OpaquePointer, in color: GdkRGBA, for native: Native, hasEdge: Bool
  ) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let line = addLine(in: rect, to: context, for: native)
    let outline = line.map { DrawnOutline.stroke($0) } ?? .fill(evenOdd: isEvenOdd)
    if let gradient {
      gradient.paint(outline, in: rect, of: context)
    } else if let image {
      image.paint(outline, of: context, for: native)
    } else {
      var color = color
      gdk_cairo_set_source_rgba(context, &color)
      guard hasEdge else { return outline.draw(in: context) }
      cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill_preserve(context)
      paintEdge(of: context)
    }
  }

  /// Adds the surface's outline to the path of a context.
  /// - Returns: the line that is drawn along it; nil: it is filled.
  @MainActor
  func addLine(in rect: CGRect, to context: OpaquePointer, for native: Native) -> StrokeStyle? {
    var stroke = strokeStyle
    if let width = self.stroke {
      stroke = stroke ?? StrokeStyle()
      stroke?.lineWidth = CGFloat(length(width, for: "line width"))
    }
    let own = addOutline(in: rect, to: context, for: native)
    return stroke ?? own
  }

  /// Adds the surface's outline to the path of a context.
  /// - Returns: the line that the outline says itself that it is drawn with; nil: it is filled.
  @MainActor
  func addOutline(in rect: CGRect, to context: OpaquePointer, for native: Native) -> StrokeStyle? {
    if case .outline(let outline) = shape {
      let path = outline.path(in: rect, native.writes)
      path.append(to: context)
      return path.outline
    }
    cairo_translate(context, inset, inset)
    addPath(to: context, Double(rect.width) - 2 * inset, Double(rect.height) - 2 * inset)
    cairo_translate(context, -inset, -inset)
    return nil
  }

  @MainActor
  private func addPath(to context: OpaquePointer, _ width: Double, _ height: Double) {
    guard width > 0, height > 0 else { return }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    switch shape {
    case .rectangle: cairo_rectangle(context, 0, 0, width, height)
    case .rounded(let radius):
      addRounded(whole, radius: length(radius, for: "corner radius"), to: context)
    case .capsule: addRounded(whole, radius: .infinity, to: context)
    case .circle:
      let radius = min(width, height) / 2
      let share = (Self.share(alignment.horizontal.native), Self.share(alignment.vertical.native))
      cairo_arc(
        context, radius + (width - 2 * radius) * share.0, radius + (height - 2 * radius) * share.1, radius, 0,
        2 * .pi)
    case .ellipse:
      cairo_save(context)
      cairo_translate(context, width / 2, height / 2)
      cairo_scale(context, width / 2, height / 2)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_restore(context)
    case .outline: break
    }
  }

  /// How much of the room that is left over is before it.
  private static func share(_ alignment: FavesAlign) -> Double {
    switch alignment {
    case FAVES_ALIGN_START: 0
    case FAVES_ALIGN_END: 1
    default: 0.5
    }
  }
}

extension Palette {
  /// A surface's colour on `native`, which has no style class for it.
  /// - Parameter words: the colour that levels of importance are of; nil: that of words in `native`.
  static func ground(_ color: Color, on native: Native, besides words: GdkRGBA? = nil) -> GdkRGBA {
    let style = gtk_widget_get_style_context(native)
    var ground = GdkRGBA()
    func named(_ name: String, _ opacity: Double) -> GdkRGBA? {
      guard gtk_style_context_lookup_color(style, name, &ground) != 0 else { return nil }
      ground.alpha *= unit(opacity)
      return ground
    }
    switch color.value {
    case .theme(.accent, let opacity):
      if !Palette.isApart {
        let figure = Palette.accent.figure
        return GdkRGBA(
          red: figure.red, green: figure.green, blue: figure.blue, alpha: figure.alpha * unit(opacity))
      }
    case .theme(.background, let opacity) where !Palette.isApart:
      if let known = named("theme_bg_color", opacity) { return known }
    case .theme(.base, let opacity) where !Palette.isApart:
      if let known = named("theme_base_color", opacity) { return known }
    case .theme(let theme, let opacity) where isForeground(color):
      ground = words ?? .text(of: native)
      ground.alpha *= unit(opacity) * (Level(theme)?.surface ?? 1)
      return ground
    default: break
    }
    let shade = Palette.rgba(color)
    return GdkRGBA(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
  }
}
