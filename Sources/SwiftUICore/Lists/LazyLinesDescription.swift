/// Rows in lines along an axis of the scroll view around them, which come from a source (`RowsWidget`) and are made as they
/// come into sight.
package struct LazyLinesDescription: Description {
  package static let kind = "lazy"
  let layout: LinesLayout
  let pinned: PinnedScrollableViews

  /// The axis along which lines follow each other.
  package var axis: Axis { layout.axis }
  package var pinsAnything: Bool { !pinned.isEmpty }

  package static func == (a: Self, b: Self) -> Bool {
    func isSame(_ a: GridItem, _ b: GridItem) -> Bool {
      guard a.spacing == b.spacing, a.alignment == b.alignment else { return false }
      switch (a.size, b.size) {
      case (.fixed(let a), .fixed(let b)): return a == b
      case (.flexible(let a, let most), .flexible(let b, let other)),
        (.adaptive(let a, let most), .adaptive(let b, let other)):
        return a == b && most == other
      default: return false
      }
    }
    return a.layout.axis == b.layout.axis && a.layout.spacing == b.layout.spacing
      && a.layout.alignment == b.layout.alignment && a.pinned == b.pinned
      && a.layout.items.elementsEqual(b.layout.items, by: isSame)
  }
}
