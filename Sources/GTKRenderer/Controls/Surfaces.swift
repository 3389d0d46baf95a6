import CGTK
import SwiftUICore

// A program that draws a background or a border around a control means that to be the control's, as it is where controls
// have no frame of their own. So a button whose label is such a surface, and a field that stands on one, has none here.

/// A text entry, which has no frame where it stands on something of the program's.
@MainActor
protocol FieldOnGround: GTKWidget {
  /// What it stands on may be another.
  func groundChanged()
}

extension GTKWidget {
  /// Whether this lies over something else in the same place, as over a prompt of the program's own.
  var liesOverAnother: Bool {
    var (widget, above): (GTKWidget, GTKWidget?) = (self, parent)
    while let frame = above as? FrameWidget { (widget, above) = (frame, frame.parent) }
    return (above as? LayersWidget)?.hasAnother(below: widget) == true
  }

  /// Whether this is a surface of the program's own, with something on it or not.
  var isSurface: Bool {
    switch self {
    case is FillWidget: true
    case let layers as LayersWidget: layers.hasSurface || layers.bottom?.isSurface == true
    case let frame as FrameWidget: frame.surrounded?.isSurface == true
    case let image as ImageWidget: image.isPhoto
    default: false
    }
  }

  /// Whether this stands right on one, with frames between at most.
  /// - Parameter row: whether it may share it with others in a row.
  func standsOnSurface(inRow row: Bool) -> Bool {
    var widget = parent
    var isInRow = !row
    while let current = widget {
      switch current {
      case let layers as LayersWidget: if layers.hasSurface { return true }
      case is FrameWidget: break
      case let stack as StackWidget where stack.isRow && !isInRow: isInRow = true
      default: return false
      }
      widget = current.parent
    }
    return false
  }
}
