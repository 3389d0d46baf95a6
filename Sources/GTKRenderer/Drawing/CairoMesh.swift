import CGTK
import Foundation
import SwiftUICore

extension GradientPaint {
  /// Draws the context's path in a mesh of colours over its ground. Cairo's patches are those of a mesh.
  @MainActor
  func paint(_ mesh: MeshPatches, _ outline: DrawnOutline, in rect: CGRect, of context: OpaquePointer) {
    guard let pattern = cairo_pattern_create_mesh() else { return }
    defer { cairo_pattern_destroy(pattern) }
    let shades = MeshShades(mesh)
    for patch in mesh.patches {
      let points = patch.outline.map {
        (Double(rect.minX + rect.width * $0.x), Double(rect.minY + rect.height * $0.y))
      }
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, points[0].0, points[0].1)
      for edge in 0..<4 {
        let (from, to, end) = (points[edge * 3 + 1], points[edge * 3 + 2], points[(edge * 3 + 3) % 12])
        cairo_mesh_pattern_curve_to(pattern, from.0, from.1, to.0, to.1, end.0, end.1)
      }
      for (corner, color) in patch.colors.enumerated() {
        let color = shades.color(color, at: patch.outline[corner * 3])
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    // As one picture, so that the ground shows through neither a patch nor where two meet.
    cairo_push_group(context)
    cairo_push_group(context)
    if let ground = stops.first.map({ Palette.rgba($0.color) }) {
      cairo_set_source_rgba(context, ground.red, ground.green, ground.blue, ground.alpha)
      cairo_paint(context)
    }
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pop_group_to_source(context)
    outline.draw(in: context)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }
}

/// The colours at the points of a mesh. A clear one has the mixture of those beside it, so that what fades out does so in its
/// colours: cairo would go by way of black, which `Color.clear` is without its opacity.
@MainActor
private struct MeshShades {
  private var mixtures: [UnitPoint: Palette.RGBA] = [:]

  init(_ mesh: MeshPatches) {
    for patch in mesh.patches {
      let colors = patch.colors.map { Palette.rgba($0) }
      for corner in colors.indices where colors[corner].alpha == 0 {
        let point = patch.outline[corner * 3]
        for side in [corner + 1, corner + 3] { add(colors[side % 4], to: point) }
      }
    }
  }

  /// Adds up what has a colour, each as much as it is seen.
  private mutating func add(_ color: Palette.RGBA, to point: UnitPoint) {
    guard color.alpha > 0 else { return }
    var sum = mixtures[point] ?? Palette.RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    sum.red += color.red * color.alpha
    sum.green += color.green * color.alpha
    sum.blue += color.blue * color.alpha
    sum.alpha += color.alpha
    mixtures[point] = sum
  }

  func color(_ color: Color, at point: UnitPoint) -> Palette.RGBA {
    let own = Palette.rgba(color)
    guard own.alpha == 0, let sum = mixtures[point] else { return own }
    return Palette.RGBA(
      red: sum.red / sum.alpha, green: sum.green / sum.alpha, blue: sum.blue / sum.alpha, alpha: 0)
  }
}
