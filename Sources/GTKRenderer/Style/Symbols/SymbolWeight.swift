import CGTK
import SwiftUICore

/// How thick the lines of a symbol are, by the font beside which it stands.
struct SymbolWeight: Hashable {
  /// Of the font, as Pango counts: 400 is regular.
  let ofFont: Int
  static let regular = SymbolWeight(ofFont: 400)

  /// How much thicker lines are than those of a symbol beside regular letters.
  var factor: Double {
    let steps = [(100, 0.5), (300, 0.8), (400, 1), (500, 1.15), (600, 1.35), (700, 1.6), (900, 2.1)]
    guard let above = steps.first(where: { ofFont <= $0.0 }) else { return 2.1 }
    guard let below = steps.last(where: { $0.0 < ofFont }) else { return above.1 }
    let share = Double(ofFont - below.0) / Double(above.0 - below.0)
    return below.1 + share * (above.1 - below.1)
  }

  /// What a theme's icon has to be made wider by on each side, as a share of its own side; an icon cannot be made thinner.
  private var growth: Double { max(0, (factor - 1) * SymbolFigure.weight / 32) }

  /// Whether a theme's icon has to be drawn by us to have this weight.
  var thickensIcons: Bool { growth > 0 }

  /// Draws a theme's icon, whose lines are what they are, in this weight: as often as it takes, a little to each side.
  func thicken(_ side: Double, in context: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
    let radius = growth * side
    guard radius > 0 else { return draw(context) }
    cairo_push_group(context)
    draw(context)
    let icon = cairo_pop_group(context)
    defer { cairo_pattern_destroy(icon) }
    let diagonal = radius * 0.7071
    let moves = [
      (0, 0), (radius, 0), (-radius, 0), (0, radius), (0, -radius), (diagonal, diagonal),
      (-diagonal, diagonal),
      (diagonal, -diagonal), (-diagonal, -diagonal),
    ]
    for (x, y) in moves {
      cairo_save(context)
      cairo_translate(context, x, y)
      cairo_set_source(context, icon)
      cairo_paint(context)
      cairo_restore(context)
    }
  }
}

extension SymbolWeight {
  /// Beside letters in `style`.
  init(beside style: Style) {
    self.init(ofFont: TextLook(style).weight ?? Self.regular.ofFont)
  }
}
