import CGTK
import SwiftUICore

// Pages and tabs stand on the window. Where the program puts them over something else in layers, as over a side menu that
// comes out beside them, they bring the window's ground along: what is behind would be read between their words. Those that
// are leafed through have none: what is behind is the ground of them all.

extension GTKWidget {
  /// Has this, which holds pages, cover what is in layers behind it from the time that it stands somewhere.
  func coverLayersBehind() {
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in
        receive(data, as: GTKWidget.self) { $0.showCover() }
      })
  }

  func showCover() {
    let covers = (self as? TabsWidget)?.isPaged != true && liesOverLayers
    (covers ? faves_add_class : faves_remove_class)(native, "faves-cover")
  }

  /// Whether there is a layer behind it, with nothing but what is around a single view between.
  private var liesOverLayers: Bool {
    var (widget, above): (GTKWidget, GTKWidget?) = (self, parent)
    while let outer = above {
      switch outer {
      case let layers as LayersWidget: if layers.hasAnother(below: widget) { return true }
      case is FrameWidget, is GeometryWidget, is TouchWidget: break
      default: return false
      }
      (widget, above) = (outer, outer.parent)
    }
    return false
  }
}
