import CGTK
import Foundation
import SwiftUICore

/// A child, as the layout is told of it.
final class ArrangedElement: LayoutElement {
  let widget: GTKWidget
  private let native: Native
  private let container: Native
  private let isCell: Bool
  var isPlaced = false

  init(_ widget: GTKWidget, in container: Native) {
    self.widget = widget
    native = widget.native
    self.container = container
    isCell = false
  }

  /// - Parameter native: the GTK widget that stands for it in the container, and has all of the cell's width.
  init(_ widget: GTKWidget, asCell native: Native, in container: Native) {
    self.widget = widget
    self.native = native
    self.container = container
    isCell = true
  }

  var attributes: Attributes? { widget.attributes }

  var frameInside: FrameDescription? { widget.surrounded?.frameOfAll }

  private func range(_ axis: GtkOrientation, _ across: Int32) -> (min: Int32, ideal: Int32, max: Int32) {
    var (min, ideal, max): (Int32, Int32, Int32) = (0, 0, 0)
    faves_arranged_measure(native, axis, across, &min, &ideal, &max)
    return (min, ideal, max)
  }

  /// Of a range, what is proposed; without bound only where it is asked for that.
  private func taken(_ range: (min: Int32, ideal: Int32, max: Int32), _ proposed: CGFloat?) -> CGFloat {
    guard let proposed, !proposed.isNaN else { return CGFloat(range.ideal) }
    if proposed == .infinity { return range.max == FAVES_INFINITY ? .infinity : CGFloat(range.max) }
    let most = range.max == FAVES_INFINITY ? CGFloat.infinity : CGFloat(range.max)
    return max(CGFloat(range.min), min(proposed, most))
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let across = range(GTK_ORIENTATION_HORIZONTAL, -1)
    var width = taken(across, proposal.width)
    if !isCell, width < CGFloat(across.ideal) {
      width = CGFloat(faves_arranged_covered(native, Int32(max(0, width).rounded())))
    }
    let height = range(
      GTK_ORIENTATION_VERTICAL, width.isFinite && width < 30_000 ? Int32(max(0, width).rounded()) : -1)
    return CGSize(width: width, height: taken(height, proposal.height))
  }

  func baseline(isLast: Bool, width: CGFloat) -> CGFloat? {
    guard width.isFinite, width < 30_000 else { return nil }
    let place = faves_arranged_baseline(native, Int32(max(0, width).rounded()), isLast.gboolean)
    return place < 0 ? nil : CGFloat(place)
  }

  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    isPlaced = true
    put(by: faves_arranged_place, at: point, anchor: anchor, size(for: proposal))
  }

  /// The same for a cell, in the middle of which it stands if it does not fill it.
  func placeCell(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    put(by: faves_arranged_place_in, at: point, anchor: anchor, size(for: proposal))
  }

  private func put(
    by place: (Native, Native, Int32, Int32, Int32, Int32) -> Void, at point: CGPoint, anchor: UnitPoint,
    _ size: CGSize
  ) {
    func pixels(_ length: CGFloat) -> Int32 {
      length.isFinite ? Int32(min(max(length, -100_000_000), 100_000_000).rounded()) : 0
    }
    place(
      container, native, pixels(point.x - size.width * anchor.x), pixels(point.y - size.height * anchor.y),
      pixels(size.width), pixels(size.height))
  }
}
