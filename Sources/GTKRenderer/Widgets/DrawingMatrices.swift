import CGTK
import Foundation
import SwiftUICore

/// Widgets drawn through matrices made of their size: geometry effects.
extension GTKWidget {
  final func showMatrices() {
    if !followsSizeForMatrices {
      followsSizeForMatrices = true
      let allocated: SignalFunction1 = { _, _, data in
        receive(data, as: GTKWidget.self) { $0.showMatrix(andClip: true) }
      }
      let id = faves_signal_connect_after(
        native, "size-allocate", unsafeBitCast(allocated, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque())
      adoptHandler(id, on: native)
    }
    showMatrix(andClip: false)
    // What is drawn outside of the widget's own place changes with it.
    gtk_widget_queue_resize(native)
  }

  private func showMatrix(andClip setsClip: Bool) {
    var place = GtkAllocation()
    gtk_widget_get_allocation(native, &place)
    let size = CGSize(width: Double(place.width), height: Double(place.height))
    let matrix = (attributes?.matrices ?? []).reduce(CGAffineTransform.identity) {
      $0.concatenating($1(size))
    }
    if matrix.isIdentity { return faves_layout_set_matrix(native, nil) }
    var native = cairo_matrix_t(
      xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
      x0: Double(matrix.tx), y0: Double(matrix.ty))
    faves_layout_set_matrix(self.native, &native)
    guard setsClip else { return }
    let corners = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)]
      .map { CGPoint(x: $0.0, y: $0.1).applying(matrix) }
    func bound(_ value: CGFloat) -> Int32 { Int32(min(max(Double(value), -30_000), 30_000)) }
    let (left, top) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
    let (right, bottom) = (corners.map(\.x).max()!, corners.map(\.y).max()!)
    var drawn = GtkAllocation(
      x: place.x + bound(left.rounded(.down)), y: place.y + bound(top.rounded(.down)),
      width: bound((right - left).rounded(.up)) + 2, height: bound((bottom - top).rounded(.up)) + 2)
    var clip = GtkAllocation()
    gdk_rectangle_union(&drawn, &place, &clip)
    gtk_widget_set_clip(self.native, &clip)
  }
}
