import CGTK
import SwiftUICore

/// Widgets drawn turned or larger by the stack, frame or layers around them. GTK lays them out as if they were not; events of
/// the pointer are given to what is seen under it.
extension GTKWidget {
  /// Attributes say otherwise than before.
  final func showDrawingTransform() {
    let attributes = attributes ?? Attributes()
    let space = attributes.turnedSpace
    faves_layout_set_transform(
      native, attributes.rotation, attributes.scale.x, attributes.scale.y, attributes.anchor.x,
      attributes.anchor.y, [space.top, space.leading, space.bottom, space.trailing].map { Double($0) })
  }
}
