import CGTK
import SwiftUICore

// A frame that its content's container sees to has no GTK widget of its own, and its content's stands for it.

extension Attributes {
  /// Whether they say nothing but what a container can do for a frame that is no widget: space around it, and its priority.
  var isOfFrameInPlace: Bool {
    var others = self
    others.margins = EdgeInsets()
    others.layoutPriority = 0
    return others == Attributes() && !margins.isNegativeAnywhere
  }

  /// Whether they say nothing of the layout around, which is that of the frame.
  var mayBeInFrameInPlace: Bool {
    layoutPriority == 0 && layoutTraits == nil && !isFixedHorizontally && !isFixedVertically
      && !margins.isNegativeAnywhere
  }
}

extension EdgeInsets {
  fileprivate var isNegativeAnywhere: Bool { min(min(top, bottom), min(leading, trailing)) < 0 }
}

extension GTKWidget {
  /// The frame whose content this is, and whose GTK widget; nil: it is in none.
  private var frameInPlace: FrameWidget? { isFramed ? parent as? FrameWidget : nil }

  /// What is said of the widget, or what there is in it, may be nothing for such a frame.
  func tellFrame() { frameInPlace?.contentChanged() }

  /// A frame that the widget is the GTK widget of has one of its own from now on.
  func leaveFrame() { frameInPlace?.standAlone() }

  /// How far its GTK widget is from where layout has the widget, as last placed, where it is not the widget's own: x, y, width,
  /// height, in pixels.
  var nativeShift: [Int32] {
    var moved: [Int32] = [0, 0, 0, 0]
    if isOfContent { faves_layout_framed_displacement(native, &moved) }
    return moved
  }

  /// The same with all that moves the widget itself.
  var displacement: [Int32] {
    if isOfContent { return nativeShift }
    var moved: [Int32] = [0, 0, 0, 0]
    faves_layout_displacement(native, &moved)
    return moved
  }

  /// From its GTK widget's corner to the rectangle that it has with the space around it, in pixels, and how large that is.
  var outerRect: (x: Int32, y: Int32, width: Int32, height: Int32) {
    let shift = nativeShift
    var (start, end) = (gtk_widget_get_margin_start(native), gtk_widget_get_margin_end(native))
    var (top, bottom) = (gtk_widget_get_margin_top(native), gtk_widget_get_margin_bottom(native))
    // The margins are then those of what is in the frame.
    if isOfContent {
      let space = attributes?.margins ?? EdgeInsets()
      (start, end) = (pixels(space.leading, for: "padding"), pixels(space.trailing, for: "padding"))
      (top, bottom) = (pixels(space.top, for: "padding"), pixels(space.bottom, for: "padding"))
    }
    return (
      -shift[0] - (isRightToLeft ? end : start), -shift[1] - top,
      gtk_widget_get_allocated_width(native) - shift[2] + start + end,
      gtk_widget_get_allocated_height(native) - shift[3] + top + bottom
    )
  }
}
