import CGTK
import Foundation
import SwiftUICore

extension Path {
  /// Adds the path to that of a cairo context.
  func append(to context: OpaquePointer) {
    var point = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        cairo_move_to(context, Double(to.x), Double(to.y))
        (point, start) = (to, to)
      case .line(let to):
        cairo_line_to(context, Double(to.x), Double(to.y))
        point = to
      case .quadCurve(let to, let control):
        func third(_ from: CGFloat, _ control: CGFloat) -> Double { Double(from + (control - from) * 2 / 3) }
        cairo_curve_to(
          context, third(point.x, control.x), third(point.y, control.y), third(to.x, control.x),
          third(to.y, control.y), Double(to.x), Double(to.y))
        point = to
      case .curve(let to, let control1, let control2):
        cairo_curve_to(
          context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
          Double(to.x), Double(to.y))
        point = to
      case .closeSubpath:
        cairo_close_path(context)
        point = start
      }
    }
  }
}

/// What is done with a context's path.
enum DrawnOutline {
  case fill(evenOdd: Bool)
  case stroke(StrokeStyle)

  /// Draws the path in the context's source, and forgets it.
  func draw(in context: OpaquePointer) {
    switch self {
    case .fill(let evenOdd):
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    case .stroke(let style):
      style.apply(to: context)
      cairo_stroke(context)
    }
  }
}

extension StrokeStyle {
  func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, lineWidth.isFinite ? max(0, Double(lineWidth)) : 1)
    switch lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, max(1, Double(miterLimit)))
    // Cairo takes no lengths below zero, and not only zeros.
    let lengths = dash.map { $0.isFinite ? max(0, Double($0)) : 0 }
    let hasDash = lengths.contains { $0 > 0 }
    cairo_set_dash(context, lengths, hasDash ? Int32(lengths.count) : 0, Double(dashPhase))
  }
}
