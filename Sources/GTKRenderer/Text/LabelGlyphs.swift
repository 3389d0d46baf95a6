import CGTK
import SwiftUICore

/// The letters of a label as they are laid out now, in points from the corner of its text.
final class LabelGlyphs: DrawnGlyphs {
  private let layout: OpaquePointer
  private let own: [FavesCluster]
  let lines: [DrawnLine]
  let clusters: [DrawnCluster]
  let isTruncated: Bool

  init(of label: Native) {
    var (left, top) = (0.0, 0.0)
    // The label's changes with it, and letters may be drawn later.
    let layout = pango_layout_copy(faves_label_drawn_layout(label, &left, &top))!
    self.layout = layout
    var box = GdkRectangle()
    faves_leaf_get_box(label, &box)
    left -= Double(box.x)
    top -= Double(box.y)
    isTruncated = pango_layout_is_ellipsized(layout) != 0
    var count: Int32 = 0
    let found = faves_glyphs_clusters(layout, &count)
    defer { g_free(found) }
    // As many as was said, and ours until they are freed.
    own = UnsafeBufferPointer(start: found, count: Int(count)).map { cluster in
      var cluster = cluster
      cluster.x += left
      cluster.baseline += top
      return cluster
    }
    clusters = own.map {
      DrawnCluster(
        line: Int($0.line), run: Int($0.run), byte: Int($0.byte),
        direction: $0.right_to_left != 0 ? .rightToLeft : .leftToRight, x: $0.x, baseline: $0.baseline,
        width: $0.width, ascent: $0.ascent, descent: $0.descent)
    }
    lines = (0..<pango_layout_get_line_count(layout)).map { number in
      let line = faves_glyphs_line(layout, number)
      return DrawnLine(
        x: line.x + left, baseline: line.baseline + top, width: line.width, ascent: line.ascent,
        descent: line.descent)
    }
  }
  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  func draw(_ indices: [Int], _ ink: GdkRGBA, _ opacity: Double, in context: OpaquePointer) {
    var ink = ink
    for index in indices where own.indices.contains(index) {
      var cluster = own[index]
      faves_glyphs_draw(context, layout, &cluster, &ink, opacity)
    }
  }
}
