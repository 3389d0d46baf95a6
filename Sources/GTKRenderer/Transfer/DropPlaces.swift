import CGTK
import Foundation
import SwiftUICore

/// Which places to drop on are in one, and which of them it is that something is dropped on.
extension DragWidget {
  /// The places to drop on in here that something is over, the innermost first: of such as lie over each other the last one, and
  /// those around it.
  func destinations(at place: CGPoint) -> [(widget: DragWidget, place: CGPoint)] {
    func look(in widget: GTKWidget) -> [(widget: DragWidget, place: CGPoint)] {
      for child in widget.children.reversed() {
        guard child.hasNative, gtk_widget_get_mapped(child.native) != 0 else { continue }
        let (isHere, isWithin, there) = locate(place, in: child.native)
        // Nothing that is in a widget is drawn outside of its clip.
        guard isHere || isWithin else { continue }
        var found = look(in: child)
        if isWithin, let other = child as? DragWidget, !other.description.accepts.isEmpty {
          found.append((other, there))
        }
        if !found.isEmpty { return found }
      }
      return []
    }
    return look(in: self)
  }

  /// A place of this in another widget, whether that draws there, and whether it was given that to draw in.
  private func locate(
    _ place: CGPoint, in other: Native
  ) -> (isDrawn: Bool, isWithin: Bool, place: CGPoint) {
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(native, other, Int32(place.x), Int32(place.y), &x, &y)
    var (area, clip) = (GtkAllocation(), GtkAllocation())
    gtk_widget_get_allocation(other, &area)
    gtk_widget_get_clip(other, &clip)
    func holds(_ left: Int32, _ top: Int32, _ width: Int32, _ height: Int32) -> Bool {
      x >= left && y >= top && x < left + width && y < top + height
    }
    return (
      holds(clip.x - area.x, clip.y - area.y, clip.width, clip.height), holds(0, 0, area.width, area.height),
      CGPoint(x: Double(x), y: Double(y))
    )
  }

  /// The innermost place in here that it can be dropped on, which each that cannot have it leaves to what is around it.
  func destination(at place: CGPoint, for names: [String]) -> (widget: DragWidget, place: CGPoint)? {
    destinations(at: place).first { $0.widget.accepts(names) }
  }
}
