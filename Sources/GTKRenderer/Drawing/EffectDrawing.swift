import CGTK
import Foundation
import SwiftUICore

extension PaintEffects {
  /// How far out of what is painted the effects are seen, in points.
  @MainActor
  var reach: Double {
    shadows.reduce(0) { $1.side == .drop ? max($0, $1.reach) : $0 }
  }
}

extension ShadowStyle {
  @MainActor
  fileprivate var reach: Double { 2 * blur + max(abs(offset.x), abs(offset.y)) }
  @MainActor
  fileprivate var blur: Double { finite(radius, in: 0...200, for: "shadow radius") ?? 0 }
  @MainActor
  fileprivate var offset: (x: Double, y: Double) {
    (
      finite(x, in: -1_000...1_000, for: "shadow offset") ?? 0,
      finite(y, in: -1_000...1_000, for: "shadow offset") ?? 0
    )
  }
}

/// Draws a surface into a picture, and that with its shadows, or mixed with what is behind.
@MainActor
struct EffectDrawing {
  let effects: PaintEffects
  /// What the surface covers, in points of the context.
  let bounds: CGRect
  /// Pixels of a point.
  let scale: Double

  func draw(in context: OpaquePointer, _ paint: (OpaquePointer) -> Void) {
    guard let picture = picture(paint) else { return paint(context) }
    defer { cairo_surface_destroy(picture) }
    for shadow in effects.shadows where shadow.side == .inner { addInner(shadow, to: picture) }
    cairo_save(context)
    defer { cairo_restore(context) }
    let blending = effects.blendMode.map(\.cairo)
    if blending != nil { cairo_push_group(context) }
    for shadow in effects.shadows where shadow.side == .drop { drawDrop(shadow, of: picture, in: context) }
    show(picture, in: context)
    if let blending {
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, blending)
      cairo_paint(context)
    }
  }

  /// The picture's part of the context: with room for what a shadow needs around.
  private var area: CGRect {
    let margin = CGFloat(effects.shadows.reduce(0) { max($0, $1.reach) }.rounded(.up) + 1)
    return bounds.insetBy(dx: -margin, dy: -margin).integral
  }

  /// Transparent at first; the caller's to destroy. nil: no program means to draw that much.
  private func picture(_ paint: (OpaquePointer) -> Void) -> OpaquePointer? {
    let (width, height) = (Double(area.width) * scale, Double(area.height) * scale)
    guard width >= 1, height >= 1, width < 20_000, height < 20_000,
      let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    cairo_surface_set_device_scale(picture, scale, scale)
    let context = cairo_create(picture)!
    cairo_translate(context, -Double(area.minX), -Double(area.minY))
    paint(context)
    cairo_destroy(context)
    return picture
  }

  private func show(_ picture: OpaquePointer, in context: OpaquePointer) {
    cairo_set_source_surface(context, picture, Double(area.minX), Double(area.minY))
    cairo_paint(context)
  }

  private func drawDrop(_ shadow: ShadowStyle, of picture: OpaquePointer, in context: OpaquePointer) {
    let cast = self.picture { context in
      setSource(shadow, of: context)
      cairo_mask_surface(
        context, picture, Double(area.minX) + shadow.offset.x, Double(area.minY) + shadow.offset.y)
    }
    guard let cast else { return }
    blur(cast, by: shadow)
    show(cast, in: context)
    cairo_surface_destroy(cast)
  }

  /// All around the surface, moved, casts onto it.
  private func addInner(_ shadow: ShadowStyle, to picture: OpaquePointer) {
    let cast = self.picture { context in
      setSource(shadow, of: context)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_set_source_surface(
        context, picture, Double(area.minX) + shadow.offset.x, Double(area.minY) + shadow.offset.y)
      cairo_paint(context)
    }
    guard let cast, let context = cairo_create(picture) else { return }
    blur(cast, by: shadow)
    cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
    cairo_set_source_surface(context, cast, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_destroy(cast)
  }

  private func setSource(_ shadow: ShadowStyle, of context: OpaquePointer) {
    let color = Palette.rgba(shadow.color)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func blur(_ picture: OpaquePointer, by shadow: ShadowStyle) {
    var effects = FavesEffects()
    effects.blur = shadow.blur
    faves_effects_change(&effects, picture, scale)
  }
}
