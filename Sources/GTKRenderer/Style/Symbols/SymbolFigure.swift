import CGTK

/// What a symbol is drawn of, each a path on a grid of 16 by 16 (see `SymbolPath`).
indirect enum SymbolPart: Sendable {
  /// A shape: a line around it, and all of it where the symbol is filled.
  case shape(String)
  /// A line.
  case line(String)
  /// A line half as thick again.
  case bold(String)
  /// A line around what is cut out of what is filled.
  case opening(String)
  /// Filled in either form.
  case solid(String)
  /// A line that is cut out of what is filled.
  case cut(String)
  /// Something solid that is cut out of what is filled.
  case hole(String)
  /// What was drawn before is cleared here, and a little around it: something stands in front.
  case front(String)
  /// The parts turned clockwise, in quarters.
  case turned(Double, [SymbolPart])
  /// The parts so much smaller or larger about the middle, with lines as thick as ever, and then moved.
  case scaled(Double, Double, Double, [SymbolPart])
  /// Left is right.
  case mirrored([SymbolPart])
}

/// The parts of a symbol in one of its forms.
struct SymbolFigure {
  let parts: [SymbolPart]
  let isFilled: Bool
  /// Of lines, on the grid.
  var weight = Self.weight

  /// Of symbols that stand in text.
  static let weight = 1.4

  /// Draws it into the square of 16 by 16, in the source of the context. What is cut out leaves nothing behind: draw it in a
  /// group of its own.
  func draw(in context: OpaquePointer) {
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_width(context, weight)
    for part in parts { draw(part, in: context) }
  }

  private func draw(_ part: SymbolPart, in context: OpaquePointer) {
    switch part {
    case .shape(let path):
      add(path, to: context)
      if isFilled { cairo_fill_preserve(context) }
      cairo_stroke(context)
    case .line(let path):
      add(path, to: context)
      cairo_stroke(context)
    case .bold(let path):
      add(path, to: context)
      cairo_set_line_width(context, weight * 1.5)
      cairo_stroke(context)
      cairo_set_line_width(context, weight)
    case .opening(let path):
      add(path, to: context)
      if isFilled { cutting(true, in: context) { cairo_fill(context) } } else { cairo_stroke(context) }
    case .solid(let path):
      add(path, to: context)
      cairo_fill(context)
    case .cut(let path):
      add(path, to: context)
      cutting(isFilled, in: context) { cairo_stroke(context) }
    case .hole(let path):
      add(path, to: context)
      cutting(isFilled, in: context) { cairo_fill(context) }
    case .front(let path):
      add(path, to: context)
      cutting(true, in: context) {
        cairo_set_line_width(context, weight + 2)
        cairo_fill_preserve(context)
        cairo_stroke(context)
        cairo_set_line_width(context, weight)
      }
    case .turned(let quarters, let parts):
      moved(parts, in: context) { cairo_rotate(context, quarters * .pi / 2) }
    case .scaled(let scale, let x, let y, let parts):
      let inner = SymbolFigure(parts: parts, isFilled: isFilled, weight: weight / scale)
      cairo_save(context)
      cairo_translate(context, 8 + x, 8 + y)
      cairo_scale(context, scale, scale)
      cairo_translate(context, -8, -8)
      inner.draw(in: context)
      cairo_restore(context)
    case .mirrored(let parts):
      moved(parts, in: context) { cairo_scale(context, -1, 1) }
    }
  }

  private func add(_ path: String, to context: OpaquePointer) {
    cairo_new_path(context)
    SymbolPath.add(path, to: context)
  }

  private func cutting(_ cuts: Bool, in context: OpaquePointer, _ draw: () -> Void) {
    if cuts { cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT) }
    draw()
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws the parts about the middle as `move` has it.
  private func moved(_ parts: [SymbolPart], in context: OpaquePointer, _ move: () -> Void) {
    cairo_save(context)
    cairo_translate(context, 8, 8)
    move()
    cairo_translate(context, -8, -8)
    for part in parts { draw(part, in: context) }
    cairo_restore(context)
  }
}
