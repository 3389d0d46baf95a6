import CGTK
import Foundation
import SwiftUICore

extension GradientPaint {
  /// Draws the context's path in this gradient, laid out over `rect`, and forgets the path.
  @MainActor
  func paint(_ outline: DrawnOutline, in rect: CGRect, of context: OpaquePointer) {
    func point(_ unit: UnitPoint) -> (x: Double, y: Double) {
      (Double(rect.minX + rect.width * unit.x), Double(rect.minY + rect.height * unit.y))
    }
    let pattern: OpaquePointer
    switch geometry {
    case .linear(let from, let to):
      let (from, to) = (point(from), point(to))
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let from, let to):
      let center = point(center)
      pattern = cairo_pattern_create_radial(center.x, center.y, max(0, from), center.x, center.y, max(0, to))
    case .elliptical(let center, let from, let to):
      // A circle of radius 1 stretched to the rectangle.
      pattern = cairo_pattern_create_radial(0, 0, max(0, from), 0, 0, max(0, to))
      let center = point(center)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / max(1, Double(rect.width)), 1 / max(1, Double(rect.height)))
      cairo_matrix_translate(&matrix, -center.x, -center.y)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .angular(let center, let from, let to):
      return paintSectors(outline, around: point(center), from, to, in: context)
    case .mesh(let mesh):
      return paint(mesh, outline, in: rect, of: context)
    }
    defer { cairo_pattern_destroy(pattern) }
    for (location, color) in inks {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, color.alpha * opacity)
    }
    cairo_set_source(context, pattern)
    outline.draw(in: context)
  }

  /// Cairo has no gradient by direction: sectors so thin that none is seen, cut to what is to be painted.
  @MainActor
  private func paintSectors(
    _ outline: DrawnOutline, around center: (x: Double, y: Double), _ from: Angle, _ to: Angle,
    in context: OpaquePointer
  ) {
    cairo_push_group(context)
    cairo_set_source_rgb(context, 0, 0, 0)
    outline.draw(in: context)
    let mask = cairo_pop_group(context)
    cairo_push_group(context)
    // Smoothed edges of so many that meet would be seen as a pattern of rays.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    let sectors = 360
    let start = from.radians
    let whole = 2 * Double.pi
    for sector in 0..<sectors {
      let angle = start + whole * Double(sector) / Double(sectors)
      let span = to.radians - from.radians
      let share = span == 0 ? 1 : (angle - start + whole / Double(2 * sectors)) / span
      let color = color(at: share)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
      cairo_move_to(context, center.x, center.y)
      // A little wider, so that no gap is seen between two.
      cairo_arc(context, center.x, center.y, 20_000, angle, angle + whole / Double(sectors) * 1.5)
      cairo_close_path(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_fill(context)
    }
    cairo_pop_group_to_source(context)
    cairo_mask(context, mask)
    cairo_pattern_destroy(mask)
  }

  /// The colours and where they are. One that is clear has the colours of those beside it, from each side its own, so that
  /// what fades out does so in its colour: cairo would go by way of black, which `Color.clear` is without its opacity.
  @MainActor
  private var inks: [(location: Double, color: Palette.RGBA)] {
    let colors = stops.map { Palette.rgba($0.color) }
    return zip(stops, colors).enumerated().flatMap { place, ink in
      let (stop, color) = ink
      let location = Double(stop.location)
      guard color.alpha == 0 else { return [(location, color)] }
      let sides = [place > 0 ? colors[place - 1] : nil, place + 1 < colors.count ? colors[place + 1] : nil]
      let seen = sides.compactMap { side -> (Double, Palette.RGBA)? in
        side.map { (location, Palette.RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: 0)) }
      }
      return seen.isEmpty ? [(location, color)] : seen
    }
  }

  /// The colour at a share of the way; beyond the ends, the ends'.
  @MainActor
  private func color(at share: Double) -> Palette.RGBA {
    let inks = inks
    guard let first = inks.first, let last = inks.last else { return Palette.RGBA(0, alpha: 0) }
    if share <= first.location { return first.color }
    if share >= last.location { return last.color }
    let next = inks.firstIndex { $0.location > share } ?? inks.count - 1
    let (before, after) = (inks[max(0, next - 1)], inks[next])
    let length = after.location - before.location
    let way = length > 0 ? (share - before.location) / length : 1
    let (a, b) = (before.color, after.color)
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * way }
    return Palette.RGBA(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.alpha, b.alpha))
  }
}
