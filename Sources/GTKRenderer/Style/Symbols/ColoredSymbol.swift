import CGTK
import Foundation

/// A symbol in colours of its own (`renderingMode(.original)`, `symbolRenderingMode(.multicolor)`): the weather is drawn
/// by us on a grid of 16 by 16, and some others are one colour.
struct ColoredSymbol: Equatable, Sendable {
  private let name: String

  /// nil: the symbol has no colours of its own.
  init?(_ symbol: String) {
    guard Self.figures[symbol] != nil else { return nil }
    name = symbol
  }

  private enum Part: Sendable {
    case sun(Double, Double, radius: Double)
    case moon(Double, Double, radius: Double)
    case cloud(Double, Double)
    case drops
    case flakes
    case bolt
    case mist
    case stars
  }

  private static let figures: [String: [Part]] = [
    "sun.max": [.sun(8, 8, radius: 3.4)], "sun.max.fill": [.sun(8, 8, radius: 3.4)],
    "moon.fill": [.moon(8, 8, radius: 6)], "moon.stars.fill": [.moon(7, 9, radius: 5.5), .stars],
    "cloud.fill": [.cloud(0, 1)], "cloud.sun.fill": [.sun(10.6, 5.4, radius: 2.4), .cloud(-0.4, 2)],
    "cloud.moon.fill": [.moon(11, 5, radius: 3.6), .cloud(-0.4, 2)],
    "cloud.rain.fill": [.cloud(0, -1.5), .drops],
    "cloud.heavyrain.fill": [.cloud(0, -1.5), .drops], "cloud.drizzle.fill": [.cloud(0, -1.5), .drops],
    "cloud.sun.rain.fill": [.sun(11, 4.4, radius: 2.2), .cloud(-0.4, -0.5), .drops],
    "cloud.moon.rain.fill": [.moon(11.4, 3.8, radius: 3), .cloud(-0.4, -0.5), .drops],
    "cloud.sun.bolt.fill": [.sun(11, 4.4, radius: 2.2), .cloud(-0.4, -0.5), .bolt],
    "cloud.moon.bolt.fill": [.moon(11.4, 3.8, radius: 3), .cloud(-0.4, -0.5), .bolt],
    "cloud.bolt.fill": [.cloud(0, -1.5), .bolt], "cloud.bolt.rain.fill": [.cloud(0, -1.5), .drops, .bolt],
    "cloud.snow.fill": [.cloud(0, -1.5), .flakes], "cloud.sleet.fill": [.cloud(0, -1.5), .flakes],
    "cloud.hail.fill": [.cloud(0, -1.5), .flakes], "cloud.fog.fill": [.cloud(0, -1.5), .mist],
  ]

  /// Of symbols that are drawn as always, but in one colour of their own: red, green and blue.
  static let tints: [String: (Double, Double, Double)] = [
    "star.fill": yellow, "bolt.fill": yellow, "exclamationmark.triangle.fill": yellow, "sunrise.fill": yellow,
    "sunset.fill": yellow, "sun.min.fill": yellow, "heart.fill": red, "xmark.octagon.fill": red,
    "trash.fill": red, "bookmark.fill": red, "minus.circle.fill": red, "flame.fill": orange,
    "flag.fill": orange,
    "leaf.fill": green, "phone.fill": green, "video.fill": green, "message.fill": green,
    "plus.circle.fill": green, "drop.fill": blue, "envelope.fill": blue, "snow": blue, "snowflake": blue,
    "wind.snow": blue,
  ]

  private static let yellow = (1.0, 0.8, 0.0)
  private static let orange = (1.0, 0.58, 0.0)
  private static let red = (1.0, 0.23, 0.19)
  private static let green = (0.2, 0.78, 0.35)
  private static let blue = (0.2, 0.68, 0.9)

  /// Draws it as large as fits, in the middle.
  func draw(in context: OpaquePointer, width: Double, height: Double) {
    let side = min(width, height)
    guard side >= 1, let parts = Self.figures[name] else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, (width - side) / 2, (height - side) / 2)
    cairo_scale(context, side / 16, side / 16)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for part in parts { draw(part, in: context) }
  }

  private func set(_ color: (Double, Double, Double), of context: OpaquePointer) {
    cairo_set_source_rgb(context, color.0, color.1, color.2)
  }

  private func draw(_ part: Part, in context: OpaquePointer) {
    switch part {
    case .sun(let x, let y, let radius):
      set(Self.yellow, of: context)
      cairo_new_path(context)
      cairo_arc(context, x, y, radius, 0, 2 * .pi)
      cairo_fill(context)
      cairo_set_line_width(context, radius * 0.4)
      for ray in 0..<8 {
        let (dx, dy) = (cos(Double(ray) * .pi / 4), sin(Double(ray) * .pi / 4))
        cairo_move_to(context, x + dx * radius * 1.55, y + dy * radius * 1.55)
        cairo_line_to(context, x + dx * radius * 2.05, y + dy * radius * 2.05)
      }
      cairo_stroke(context)
    case .moon(let x, let y, let radius):
      set(Self.yellow, of: context)
      // What a second circle leaves of the first.
      cairo_new_path(context)
      cairo_arc(context, x, y, radius, -0.35, 1.5 * .pi + 0.1)
      let to = (x: x + radius * 0.42, y: y - radius * 0.38)
      cairo_arc_negative(context, to.x, to.y, radius * 0.68, 1.25 * .pi, 0.1 * .pi)
      cairo_close_path(context)
      cairo_fill(context)
    case .cloud(let x, let y):
      cairo_new_path(context)
      cairo_arc(context, 4.4 + x, 9.4 + y, 2.9, 0.5 * .pi, 1.4 * .pi)
      cairo_arc(context, 8 + x, 7 + y, 3.6, 1.1 * .pi, 1.85 * .pi)
      cairo_arc(context, 12 + x, 9.6 + y, 2.7, 1.45 * .pi, 0.5 * .pi)
      cairo_close_path(context)
      set((1, 1, 1), of: context)
      cairo_fill_preserve(context)
      // White clouds are seen on white, too.
      cairo_set_source_rgba(context, 0.4, 0.45, 0.5, 0.35)
      cairo_set_line_width(context, 0.35)
      cairo_stroke(context)
    case .drops:
      set(Self.blue, of: context)
      cairo_set_line_width(context, 1)
      for x in [4.6, 7.8, 11.0] {
        cairo_move_to(context, x + 0.5, 12.4)
        cairo_line_to(context, x - 0.4, 15)
      }
      cairo_stroke(context)
    case .flakes:
      set(Self.blue, of: context)
      for (x, y) in [(4.8, 13), (8, 14.4), (11.2, 13)] {
        cairo_new_path(context)
        cairo_arc(context, x, y, 0.9, 0, 2 * .pi)
        cairo_fill(context)
      }
    case .bolt:
      set(Self.yellow, of: context)
      cairo_new_path(context)
      for (x, y) in [(8.8, 10), (6.4, 13.2), (8, 13.2), (7, 16), (10.2, 12.2), (8.6, 12.2), (9.8, 10)] {
        cairo_line_to(context, x, y)
      }
      cairo_close_path(context)
      cairo_fill(context)
    case .mist:
      cairo_set_source_rgb(context, 0.68, 0.7, 0.73)
      cairo_set_line_width(context, 0.9)
      for (from, to, y) in [(3.0, 13.0, 12.8), (4.5, 11.5, 14.8)] {
        cairo_move_to(context, from, y)
        cairo_line_to(context, to, y)
      }
      cairo_stroke(context)
    case .stars:
      set(Self.yellow, of: context)
      for (x, y, radius) in [(12.0, 3.2, 1.9), (14.2, 7.2, 1.2)] {
        cairo_new_path(context)
        for point in 0..<8 {
          let (angle, length) = (Double(point) * .pi / 4, point % 2 == 0 ? radius : radius * 0.35)
          cairo_line_to(context, x + cos(angle) * length, y + sin(angle) * length)
        }
        cairo_close_path(context)
        cairo_fill(context)
      }
    }
  }
}
