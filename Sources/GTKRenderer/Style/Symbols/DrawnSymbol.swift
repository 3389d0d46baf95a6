import CGTK
import SwiftUICore

/// Symbols that icon themes lack, drawn by us on a grid of 16 by 16.
struct DrawnSymbol: Hashable, Sendable {
  private let name: String
  /// Whether what is an outline is filled.
  private let isFilled: Bool

  /// nil: it is not one of ours.
  init?(_ symbol: String) {
    let isFilled = symbol.hasSuffix(".fill")
    var name = isFilled ? String(symbol.dropLast(5)) : symbol
    if symbol.hasPrefix("globe.") { name = "globe" }
    guard Self.figures[name] != nil else { return nil }
    self.name = name
    // Halves are told apart by what is not filled.
    self.isFilled = isFilled && !name.contains("half")
  }

  enum Part: Sendable {
    /// Points of a line; closed ones are filled where the symbol is.
    case line([(Double, Double)], closed: Bool = false)
    /// From, and through pairs of control points to ends; closed.
    case curves((Double, Double), [((Double, Double), (Double, Double), (Double, Double))])
    case ellipse(Double, Double, Double, Double)
    /// Always filled.
    case dot(Double, Double, Double, Double)
    case box(Double, Double, Double, Double, radius: Double)
    /// Half of a disc, always filled: what is clockwise of an angle, in quarters of a turn.
    case half(from: Double)
    /// A rectangle, always filled.
    case block(Double, Double, Double, Double)
  }

  private static let figures = everyday.merging(further) { own, _ in own }

  private static let everyday: [String: [Part]] = [
    // No name, no picture.
    "": [],
    "circle.lefthalf.filled": [.ellipse(8, 8, 6.5, 6.5), .half(from: 1)],
    "circle.lefthalf": [.ellipse(8, 8, 6.5, 6.5), .half(from: 1)],
    "circle.righthalf.filled": [.ellipse(8, 8, 6.5, 6.5), .half(from: 3)],
    "circle.tophalf.filled": [.ellipse(8, 8, 6.5, 6.5), .half(from: 2)],
    "circle.bottomhalf.filled": [.ellipse(8, 8, 6.5, 6.5), .half(from: 0)],
    "square.lefthalf.filled": [.box(2, 2, 12, 12, radius: 2), .block(2, 2, 6, 12)],
    "square.righthalf.filled": [.box(2, 2, 12, 12, radius: 2), .block(8, 2, 6, 12)],
    "rectangle.lefthalf.filled": [.box(1, 3, 14, 10, radius: 1.8), .block(1, 3, 7, 10)],
    "rectangle.righthalf.filled": [.box(1, 3, 14, 10, radius: 1.8), .block(8, 3, 7, 10)],
    "globe": [
      .ellipse(8, 8, 6.5, 6.5), .ellipse(8, 8, 2.8, 6.5), .line([(1.5, 8), (14.5, 8)]),
      .line([(2.5, 4.7), (13.5, 4.7)]), .line([(2.5, 11.3), (13.5, 11.3)]),
    ],
    "cart": [
      .line([(0.8, 2), (3, 2), (5, 10.5), (13, 10.5)]),
      .line([(3.5, 4), (14.8, 4), (13.4, 8.5), (4.6, 8.5)], closed: true), .dot(6, 13.3, 1.4, 1.4),
      .dot(12, 13.3, 1.4, 1.4),
    ],
    "bag": [
      .line([(3, 5.2), (13, 5.2), (14, 14.2), (2, 14.2)], closed: true),
      .line([(5.3, 7), (5.3, 3.4), (6.5, 1.8), (9.5, 1.8), (10.7, 3.4), (10.7, 7)]),
    ],
    "creditcard": [
      .box(1, 3, 14, 10, radius: 1.8), .line([(1, 6.2), (15, 6.2)]), .line([(3.5, 10), (7, 10)]),
    ],
    "gift": [
      .box(2.2, 7.5, 11.6, 7, radius: 1), .box(1.2, 4.3, 13.6, 3.2, radius: 0.8),
      .line([(8, 4.3), (8, 14.5)]),
      .line([
        (8, 4.3), (4.2, 3.4), (4.6, 1.2), (6.4, 1.2), (8, 4.3), (9.6, 1.2), (11.4, 1.2), (11.8, 3.4),
        (8, 4.3),
      ]),
    ],
    "drop": [
      .curves(
        (8, 1),
        [
          ((8, 1), (2.8, 6.5), (2.8, 10)), ((2.8, 16.2), (13.2, 16.2), (13.2, 10)),
          ((13.2, 6.5), (8, 1), (8, 1)),
        ])
    ],
    "flame": [
      .curves(
        (8.6, 0.8),
        [
          ((9.4, 4.2), (13.2, 5.8), (13.2, 10)), ((13.2, 13.2), (11, 15.2), (8, 15.2)),
          ((5, 15.2), (2.8, 13.2), (2.8, 10)), ((2.8, 8), (3.8, 6.6), (4.8, 5.6)),
          ((5, 7), (5.6, 7.6), (6.2, 7.8)), ((6, 5), (6.6, 2.4), (8.6, 0.8)),
        ])
    ],
    "pawprint": [
      .dot(3, 7, 1.5, 2), .dot(6, 3.8, 1.6, 2.2), .dot(10, 3.8, 1.6, 2.2), .dot(13, 7, 1.5, 2),
      .dot(8, 11.2, 3.6, 3.2),
    ],
    "chart.bar": [.dot(3.2, 11, 1.5, 3.5), .dot(8, 8.2, 1.5, 6.3), .dot(12.8, 6.2, 1.5, 8.3)],
    "car": [
      .line(
        [(1.4, 12.2), (1.4, 8.6), (3, 7.6), (4.6, 4), (11.4, 4), (13, 7.6), (14.6, 8.6), (14.6, 12.2)],
        closed: true),
      .line([(3, 7.6), (13, 7.6)]), .dot(4.2, 12.6, 1.6, 1.6), .dot(11.8, 12.6, 1.6, 1.6),
    ],
    "cup.and.saucer": [
      .line([(2.6, 3.2), (11.4, 3.2), (10.8, 9.6), (9.6, 11), (4.4, 11), (3.2, 9.6)], closed: true),
      .line([(11.2, 4.8), (13.6, 4.8), (13.6, 8), (11, 8)]), .line([(1.4, 13.6), (12.6, 13.6)]),
    ],
  ]

  /// Draws it as large as fits, in the middle, in the colour `ink`.
  @MainActor
  func draw(in context: OpaquePointer, width: Double, height: Double, _ ink: GdkRGBA) {
    let side = min(width, height)
    guard side >= 1, let parts = Self.figures[name] else { return }
    var color = ink
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, (width - side) / 2, (height - side) / 2)
    cairo_scale(context, side / 16, side / 16)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_width(context, 1.4)
    // Lines over what is filled are cut out of it, not out of what is behind; nor does it matter how the whole is put there.
    cairo_push_group(context)
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    gdk_cairo_set_source_rgba(context, &color)
    var isOverFill = false
    for part in parts { isOverFill = draw(part, in: context, over: isOverFill) || isOverFill }
    cairo_restore(context)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
  }

  /// Returns whether it was filled as an outline is.
  @MainActor
  private func draw(_ part: Part, in context: OpaquePointer, over fill: Bool) -> Bool {
    cairo_new_path(context)
    var isOutline = true
    switch part {
    case .line(let points, let closed):
      for (x, y) in points { cairo_line_to(context, x, y) }
      if closed { cairo_close_path(context) }
      isOutline = closed
    case .curves(let start, let curves):
      cairo_move_to(context, start.0, start.1)
      for (a, b, end) in curves { cairo_curve_to(context, a.0, a.1, b.0, b.1, end.0, end.1) }
      cairo_close_path(context)
    case .ellipse(let x, let y, let rx, let ry):
      addEllipse(to: context, x, y, rx, ry)
      isOutline = !fill
    case .dot(let x, let y, let rx, let ry):
      addEllipse(to: context, x, y, rx, ry)
      cairo_fill(context)
      return false
    case .half(let quarter):
      cairo_arc(context, 8, 8, 6.5, quarter * .pi / 2, (quarter + 2) * .pi / 2)
      cairo_fill(context)
      return false
    case .block(let x, let y, let width, let height):
      cairo_rectangle(context, x, y, width, height)
      cairo_fill(context)
      return false
    case .box(let x, let y, let width, let height, let radius):
      addBox(to: context, x, y, width, height, radius)
    }
    guard isFilled else {
      cairo_stroke(context)
      return false
    }
    guard isOutline else {
      cairo_set_operator(context, fill ? CAIRO_OPERATOR_XOR : CAIRO_OPERATOR_OVER)
      cairo_stroke(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      return false
    }
    cairo_fill_preserve(context)
    cairo_stroke(context)
    return true
  }

  private func addEllipse(to context: OpaquePointer, _ x: Double, _ y: Double, _ rx: Double, _ ry: Double) {
    cairo_save(context)
    cairo_translate(context, x, y)
    cairo_scale(context, rx, ry)
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(context)
  }

  private func addBox(
    to context: OpaquePointer, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) {
    for (quarter, (right, bottom)) in [(1.0, 0.0), (1, 1), (0, 1), (0, 0)].enumerated() {
      let start = Double(quarter - 1) * .pi / 2
      cairo_arc(
        context, x + radius + right * (width - 2 * radius), y + radius + bottom * (height - 2 * radius),
        radius,
        start, start + .pi / 2)
    }
    cairo_close_path(context)
  }
}
