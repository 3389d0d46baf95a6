import CGTK
import Foundation
import SwiftUICore

/// Widgets drawn turned or larger by the stack, frame or layers around them. GTK lays them out, and looks for clicks, as if
/// they were not.
extension GTKWidget {
  private var isDrawnTransformed: Bool {
    guard let attributes else { return false }
    return attributes.scale != Attributes().scale || attributes.rotation != 0
  }

  /// Attributes say otherwise than before.
  final func showDrawingTransform() {
    let native = native
    if !followsDrawingTransform {
      followsDrawingTransform = true
      let allocated: SignalFunction1 = { _, _, data in
        receive(data, as: GTKWidget.self) { $0.extendClip() }
      }
      let id = faves_signal_connect_after(
        native, "size-allocate", unsafeBitCast(allocated, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque())
      adoptHandler(id, on: native)
    }
    let attributes = attributes ?? Attributes()
    faves_layout_set_transform(
      native, attributes.rotation, attributes.scale.x, attributes.scale.y, attributes.anchor.x,
      attributes.anchor.y)
  }

  /// Lets it be drawn outside its allocation, as far as it gets there.
  private func extendClip() {
    guard isDrawnTransformed, let attributes else { return }
    var place = GtkAllocation()
    gtk_widget_get_allocation(native, &place)
    let anchor = (Double(place.width) * attributes.anchor.x, Double(place.height) * attributes.anchor.y)
    let (sine, cosine) = (sin(attributes.rotation), cos(attributes.rotation))
    var corners: [(x: Double, y: Double)] = []
    for (x, y) in [(0, 0), (place.width, 0), (0, place.height), (place.width, place.height)] {
      let (dx, dy) = (
        (Double(x) - anchor.0) * attributes.scale.x, (Double(y) - anchor.1) * attributes.scale.y
      )
      corners.append((anchor.0 + dx * cosine - dy * sine, anchor.1 + dx * sine + dy * cosine))
    }
    func bound(_ value: Double) -> Int32 { Int32(min(max(value, -30_000), 30_000)) }
    let (left, right) = (corners.map(\.x).min()!, corners.map(\.x).max()!)
    let (top, bottom) = (corners.map(\.y).min()!, corners.map(\.y).max()!)
    var drawn = GtkAllocation(
      x: place.x + bound(left.rounded(.down)), y: place.y + bound(top.rounded(.down)),
      width: bound((right - left).rounded(.up)) + 2, height: bound((bottom - top).rounded(.up)) + 2)
    var clip = GtkAllocation()
    gdk_rectangle_union(&drawn, &place, &clip)
    gtk_widget_set_clip(native, &clip)
  }
}
