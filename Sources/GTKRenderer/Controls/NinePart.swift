import CGTK
import Foundation
import SwiftUICore

/// A picture in nine parts: its corners keep their size, its edges are as long as what they are along, its middle fills the
/// rest.
@MainActor
struct NinePart {
  private let pixbuf: Pixbuf
  private let caps: EdgeInsets

  /// - Parameter caps: how far the corners reach, in points.
  init(_ pixbuf: Pixbuf, _ caps: EdgeInsets) {
    self.pixbuf = pixbuf
    self.caps = caps
  }

  /// A stretch of the picture along an axis, in its pixels, and where it goes, in points.
  private struct Stretch {
    let from: Int32
    let length: Int32
    let start: Double
    let room: Double
  }

  /// The stretches along an axis: before, between and after the caps. Caps that are longer than there is room share it.
  private func stretches(_ length: Int32, _ first: CGFloat, _ last: CGFloat, room: Double) -> [Stretch] {
    func cap(_ points: CGFloat, atMost limit: Int32) -> Int32 {
      points.isFinite ? Int32(min(max(0, (Double(points) * pixbuf.scale).rounded()), Double(limit))) : 0
    }
    let before = cap(first, atMost: length)
    let after = cap(last, atMost: length - before)
    let (start, end) = (Double(before) / pixbuf.scale, Double(after) / pixbuf.scale)
    let share = start + end > room ? room / (start + end) : 1
    return [
      Stretch(from: 0, length: before, start: 0, room: start * share),
      Stretch(
        from: before, length: length - before - after, start: start * share,
        room: room - (start + end) * share),
      Stretch(from: length - after, length: after, start: room - end * share, room: end * share),
    ]
  }

  /// Draws it into the rectangle from the origin.
  /// - Parameter tiles: whether edges and middle are repeated, not stretched.
  func draw(
    in context: OpaquePointer, width: Double, height: Double, tiles: Bool, filter: cairo_filter_t
  ) {
    let columns = stretches(
      gdk_pixbuf_get_width(pixbuf.pointer), caps.leading, caps.trailing, room: width)
    let rows = stretches(gdk_pixbuf_get_height(pixbuf.pointer), caps.top, caps.bottom, room: height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        draw(column, row, in: context, tiles: tiles && (x == 1 || y == 1), filter)
      }
    }
  }

  private func draw(
    _ column: Stretch, _ row: Stretch, in context: OpaquePointer, tiles: Bool, _ filter: cairo_filter_t
  ) {
    guard column.length > 0, row.length > 0, column.room > 0, row.room > 0,
      let part = gdk_pixbuf_new_subpixbuf(pixbuf.pointer, column.from, row.from, column.length, row.length)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(part)) }
    cairo_save(context)
    cairo_translate(context, column.start, row.start)
    cairo_rectangle(context, 0, 0, column.room, row.room)
    cairo_clip(context)
    if tiles {
      cairo_scale(context, 1 / pixbuf.scale, 1 / pixbuf.scale)
    } else {
      cairo_scale(context, column.room / Double(column.length), row.room / Double(row.length))
    }
    gdk_cairo_set_source_pixbuf(context, part, 0, 0)
    let pattern = cairo_get_source(context)
    // Beyond its edge a part has nothing, which would be seen as a seam.
    cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter)
    cairo_paint(context)
    cairo_restore(context)
  }
}
