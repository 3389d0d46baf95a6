import CGTK
import SwiftUICore

extension GTKWidget {
  package var mayBeOnScreen: Bool { !hasNative || gtk_widget_get_mapped(native) != 0 }

  package var standing: Standing? {
    guard hasNative, !isFramed, let limit = nearestAround else { return nil }
    var places: [Int32] = [0, 0, 0, 0]
    guard let around = faves_glide_find(native, limit, &places) else { return nil }
    let top = gtk_widget_get_toplevel(native)
    let window = CGSize(
      width: Double(gtk_widget_get_allocated_width(top)), height: Double(gtk_widget_get_allocated_height(top))
    )
    return Standing(in: UnsafeRawPointer(around), of: window, at: places.map { Double($0) })
  }

  /// The GTK widget of what it is in.
  private var nearestAround: Native? {
    var current = parent
    while let widget = current, !widget.hasNative { current = widget.parent }
    return current?.native
  }

  package func glide(_ way: Standing.Way) {
    guard hasNative else { return }
    let way = way.map { Int32(min(max($0, -100_000), 100_000).rounded()) }
    faves_layout_set_glide(native, way[0], way[1])
    if faves_is_label(native) != 0 || faves_is_image(native) != 0 {
      faves_leaf_set_glide(native, way[2], way[3])
    }
  }
}
