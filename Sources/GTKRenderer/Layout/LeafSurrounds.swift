import CGTK
import SwiftUICore

/// A text or an image: what a program lays out and draws right around it is the widget's own.
@MainActor
protocol LeafWidget: GTKWidget {
  associatedtype Shown: LeafDescription
  var description: Shown { get }
}

extension LeafWidget {
  func showSurrounds(from old: LeafSurrounds?) {
    guard let new = description.surrounds, new != old else { return }
    if old == nil { faves_add_class(native, OwnGround.surrounded) }
    if old?.inner != new.inner { show(new.inner, outside: false) }
    if old?.outer != new.outer { show(new.outer, outside: true) }
    if old?.frame != new.frame {
      show(new.frame)
      splitAround?.widthsChanged()
      if old != nil, old?.frame?.isEmpty != new.frame?.isEmpty { parent?.looksInsideChanged() }
    }
    showDecoration(from: old?.decoration ?? Decoration())
    if let old, old.foreground != new.foreground { gtk_widget_queue_draw(native) }
    if let old,
      old.decoration.ground != new.decoration.ground || old.decoration.figure != new.decoration.figure
    {
      parent?.looksInsideChanged()
    }
  }

  private func show(_ space: EdgeInsets, outside: Bool) {
    func pixels(_ points: Double) -> Int32 { Int32(min(max(points, -32_767), 32_767).rounded()) }
    faves_leaf_set_space(
      native, outside.gboolean, pixels(space.leading), pixels(space.top), pixels(space.trailing),
      pixels(space.bottom))
  }

  private func show(_ frame: FrameDescription?) {
    for axis in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      let bounds = frame?.bounds(along: axis) ?? .none
      faves_leaf_set_bounds(native, axis, bounds.min, bounds.ideal, bounds.max)
    }
    let alignment = frame?.alignment ?? .center
    faves_leaf_set_alignment(native, alignment.horizontal.native, alignment.vertical.native)
  }
}
