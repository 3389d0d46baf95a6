internal import HeadlessRenderer
import SwiftUICore

/// Scrolling, as a person does by wheel. A list goes from row to row.
extension Element {
  /// Scrolls a scroll view or list to a place of its content, in points from its top leading corner.
  public func scroll(x: Double? = nil, y: Double? = nil) {
    switch widget {
    case let scroll as HeadlessScroll:
      screen.act {
        if let x { scroll.scroll(to: x, along: .horizontal, by: .person) }
        if let y { scroll.scroll(to: y, along: .vertical, by: .person) }
      }
    case let list as HeadlessList:
      guard let y else { return }
      screen.act { list.scroll(toFirst: Int((y / Double(HeadlessList.rowHeight)).rounded()), by: .person) }
    default: fatalError("A \(kind) does not scroll.")
    }
  }
  /// Scrolls a scroll view or list on by so much, in points.
  public func scrollBy(x: Double = 0, y: Double = 0) {
    let offset = scrollOffset
    scroll(x: x == 0 ? nil : offset.x + x, y: y == 0 ? nil : offset.y + y)
  }
  /// Where a scroll view or list is, in points from the top leading corner of its content.
  public var scrollOffset: (x: Double, y: Double) {
    let offset = (widget as? any ScrolledWidget)?.scrollGeometry.contentOffset ?? .zero
    return (Double(offset.x), Double(offset.y))
  }
}
