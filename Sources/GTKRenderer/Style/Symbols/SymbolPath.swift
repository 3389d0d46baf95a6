import CGTK
import Foundation

/// A path on the grid of symbols, written as a letter and its numbers:
/// - `M x,y` begins a line, `L x,y ...` goes on straight, `C` in curves of two control points and an end, `Z` closes it;
/// - `G r x,y ...` is a closed shape and `P r x,y ...` an open line whose corners are rounded from `r` before each point;
/// - `O x,y r`, `O x,y rx ry` or `O x,y rx ry turn` is a circle or ellipse, `R x,y w,h r` a box;
/// - `A x,y r from to` is an arc in degrees, clockwise where `to` is more; `a` the same, joined to what was before.
struct SymbolPath {
  private typealias Point = (x: Double, y: Double)
  private let context: OpaquePointer

  /// Adds the path that `text` describes.
  static func add(_ text: String, to context: OpaquePointer) {
    let path = SymbolPath(context: context)
    var command: Substring?
    var numbers: [Double] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        if let command { path.add(command, numbers) }
        (command, numbers) = (word, [])
      }
    }
    if let command { path.add(command, numbers) }
  }

  private func add(_ command: Substring, _ n: [Double]) {
    switch command {
    case "M": cairo_move_to(context, n[0], n[1])
    case "L": for point in points(n) { cairo_line_to(context, point.x, point.y) }
    case "C":
      for i in stride(from: 0, to: n.count - 5, by: 6) {
        cairo_curve_to(context, n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5])
      }
    case "Z": cairo_close_path(context)
    case "G": addLine(points(Array(n.dropFirst())), rounding: n[0], isClosed: true)
    case "P": addLine(points(Array(n.dropFirst())), rounding: n[0], isClosed: false)
    case "O": addEllipse(n)
    case "R":
      let (x, y, width, height) = (n[0], n[1], n[2], n[3])
      let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
      addLine(corners.map { Point(x: $0.0, y: $0.1) }, rounding: n[4], isClosed: true)
    case "A":
      cairo_new_sub_path(context)
      addArc(n)
    case "a": addArc(n)
    default: assertionFailure("There is no command \(command) in paths of symbols.")
    }
  }

  private func points(_ n: [Double]) -> [Point] {
    stride(from: 0, to: n.count - 1, by: 2).map { (n[$0], n[$0 + 1]) }
  }

  private func addArc(_ n: [Double]) {
    let (from, to) = (n[3] * .pi / 180, n[4] * .pi / 180)
    if to > from {
      cairo_arc(context, n[0], n[1], n[2], from, to)
    } else {
      cairo_arc_negative(context, n[0], n[1], n[2], from, to)
    }
  }

  private func addEllipse(_ n: [Double]) {
    cairo_save(context)
    cairo_translate(context, n[0], n[1])
    if n.count > 4 { cairo_rotate(context, n[4] * .pi / 180) }
    cairo_scale(context, n[2], n.count > 3 ? n[3] : n[2])
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_close_path(context)
    cairo_restore(context)
  }

  private func addLine(_ points: [Point], rounding: Double, isClosed: Bool) {
    let last = points.count - 1
    for (i, corner) in points.enumerated() {
      guard isClosed || (i > 0 && i < last) else {
        if i == 0 {
          cairo_move_to(context, corner.x, corner.y)
        } else {
          cairo_line_to(context, corner.x, corner.y)
        }
        continue
      }
      let before = Self.point(rounding, from: corner, to: points[i == 0 ? last : i - 1])
      let after = Self.point(rounding, from: corner, to: points[i == last ? 0 : i + 1])
      if i == 0 {
        cairo_move_to(context, before.x, before.y)
      } else {
        cairo_line_to(context, before.x, before.y)
      }
      // As near to a circle as a curve comes at right angles.
      cairo_curve_to(
        context, before.x + (corner.x - before.x) * 0.56, before.y + (corner.y - before.y) * 0.56,
        after.x + (corner.x - after.x) * 0.56, after.y + (corner.y - after.y) * 0.56, after.x, after.y)
    }
    if isClosed { cairo_close_path(context) }
  }

  /// The point so far from `corner` towards `end`, but no further than half way.
  private static func point(_ distance: Double, from corner: Point, to end: Point) -> Point {
    let length = hypot(end.x - corner.x, end.y - corner.y)
    let share = length > 0 ? min(distance / length, 0.5) : 0
    return (corner.x + (end.x - corner.x) * share, corner.y + (end.y - corner.y) * share)
  }
}
