package import SwiftUICore

/// A scroll view in memory: as large as the frame around it, or else the window.
package final class HeadlessScroll: TypedHeadlessWidget<ScrollDescription>, ScrollingWidget {
  package private(set) weak var target: HeadlessWidget?
  package private(set) var anchor: UnitPoint?
  /// The part of its content in its top leading corner.
  package private(set) var offset = CGPoint.zero

  package func scrolls(along axis: Axis) -> Bool {
    axis == .vertical ? description.isVertical : description.isHorizontal
  }

  package func scroll(to widget: any Widget, anchor: UnitPoint?) {
    target = widget as? HeadlessWidget
    self.anchor = anchor
    guard let target else { return }
    for axis in [Axis.horizontal, .vertical] where scrolls(along: axis) {
      let page = page(along: axis)
      let length = target.length(along: axis)
      let start = target.start(along: axis, in: self)
      let seen = axis == .vertical ? offset.y : offset.x
      let share = (axis == .vertical ? anchor?.y : anchor?.x).map { Double($0) }
      if let share {
        scroll(to: start - (page - length) * share, along: axis)
      } else if start < seen {
        scroll(to: start, along: axis)
      } else if start + length > seen + page {
        scroll(to: start + length - page, along: axis)
      }
    }
  }

  /// Scrolls so that this place of the content, in points, is at the beginning, as far as there is content.
  /// - Parameter mover: nil: what is in sight stays where it is seen.
  package func scroll(to place: Double, along axis: Axis, by mover: ScrollMover? = .program) {
    let place = max(0, min(place, content(along: axis) - page(along: axis)))
    let old = offset
    if axis == .vertical { offset.y = place } else { offset.x = place }
    guard offset != old, let mover else { return }
    anchorage[axis]?.begins = false
    anchorage[axis]?.isKept = isAt(description.anchors.sizeChanges, along: axis)
    movement.moved(by: mover)
  }

  /// What there is to scroll along an axis.
  private struct Anchorage {
    var length = 0.0
    var page = 0.0
    /// Whether it has not been laid out yet.
    var begins = true
    /// Whether it is where the anchor has it as lengths change.
    var isKept = false
  }
  private var anchorage: [Axis: Anchorage] = [:]

  private func place(_ anchor: UnitPoint, along axis: Axis) -> Double {
    max(0, content(along: axis) - page(along: axis)) * Double(axis == .vertical ? anchor.y : anchor.x)
  }
  private func isAt(_ anchor: UnitPoint?, along axis: Axis) -> Bool {
    guard let anchor else { return false }
    return abs(Double(axis == .vertical ? offset.y : offset.x) - place(anchor, along: axis)) <= 1
  }

  /// Scrolls to where it begins, and on as it, or its content, becomes longer or shorter.
  /// - Returns: whether there was something to do.
  func keepAnchors() -> Bool {
    let anchors = description.anchors
    guard isInWindow, anchors != ScrollAnchors() else { return false }
    var isDone = true
    for axis in [Axis.horizontal, .vertical] where scrolls(along: axis) {
      var now = anchorage[axis] ?? Anchorage()
      let (length, page) = (content(along: axis), page(along: axis))
      guard length != now.length || page != now.page else {
        anchorage[axis]?.begins = false
        continue
      }
      isDone = false
      (now.length, now.page) = (length, page)
      if let anchor = now.begins ? anchors.initialOffset : now.isKept ? anchors.sizeChanges : nil {
        scroll(to: place(anchor, along: axis), along: axis, by: nil)
      }
      now.isKept = isAt(anchors.sizeChanges, along: axis)
      anchorage[axis] = now
    }
    return !isDone
  }

  private func content(along axis: Axis) -> Double {
    (slots[.content] ?? []).reduce(0) { max($0, $1.length(along: axis)) }
  }

  package let movement = ScrollMovement()
  package func scroll(x: Double?, y: Double?) {
    if let x, scrolls(along: .horizontal) { scroll(to: x, along: .horizontal) }
    if let y, scrolls(along: .vertical) { scroll(to: y, along: .vertical) }
  }
  package var scrollGeometry: ScrollGeometry {
    let size = size
    return ScrollGeometry(
      contentOffset: offset,
      contentSize: CGSize(
        width: scrolls(along: .horizontal) ? content(along: .horizontal) : Double(size.width),
        height: scrolls(along: .vertical) ? content(along: .vertical) : Double(size.height)),
      contentInsets: EdgeInsets(), containerSize: isInWindow ? size : .zero)
  }

  /// The room there is for what is in sight.
  package func page(along axis: Axis) -> Double { Double(axis == .vertical ? size.height : size.width) }

  /// What part of the content is in sight, along an axis.
  func visible(along axis: Axis) -> Range<Double> {
    let start = Double(axis == .vertical ? offset.y : offset.x)
    return start..<start + page(along: axis)
  }
}
