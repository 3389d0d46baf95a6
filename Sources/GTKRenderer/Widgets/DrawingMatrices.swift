import CGTK
import Foundation
import SwiftUICore

/// Widgets drawn through matrices made of their size: geometry effects.
extension GTKWidget {
  final func showMatrices() {
    if !followsSizeForMatrices {
      followsSizeForMatrices = true
      let allocated: SignalFunction1 = { _, _, data in
        receive(data, as: GTKWidget.self) { $0.showMatrix() }
      }
      let id = faves_signal_connect_after(
        native, "size-allocate", unsafeBitCast(allocated, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque())
      adoptHandler(id, on: native)
    }
    showMatrix()
    // What is drawn outside of the widget's own place changes with it.
    gtk_widget_queue_resize(native)
  }

  private func showMatrix() {
    var place = GtkAllocation()
    gtk_widget_get_allocation(native, &place)
    let size = CGSize(width: Double(place.width), height: Double(place.height))
    let matrix = (attributes?.matrices ?? []).reduce(CGAffineTransform.identity) {
      $0.concatenating($1(size, isRightToLeft: isRightToLeft))
    }
    if matrix.isIdentity { return faves_layout_set_matrix(native, nil) }
    var native = cairo_matrix_t(
      xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
      x0: Double(matrix.tx), y0: Double(matrix.ty))
    faves_layout_set_matrix(self.native, &native)
  }
}
