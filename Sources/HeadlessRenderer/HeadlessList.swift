package import SwiftUICore

/// A list in memory: a viewport of a fixed height over rows of a fixed height.
package final class HeadlessList: TypedHeadlessWidget<ListDescription>, RowsWidget,
  ScrolledWidget
{
  /// In points.
  package static let viewportHeight = 600
  package static let rowHeight = 40

  package weak var source: (any RowSource)? {
    didSet { realise() }
  }
  /// The first row in sight.
  package private(set) var firstVisible = 0
  /// Whether the last row was in sight, of those that there were.
  private var isAtEnd = false
  private var realised: [Int: HeadlessWidget] = [:]
  /// Rows that a change took from their places; released unless they are asked for again.
  private var orphans: [ObjectIdentifier: HeadlessWidget] = [:]

  /// How many rows fit.
  package var visibleCount: Int { Self.viewportHeight / Self.rowHeight }

  override var rowWidgets: [HeadlessWidget] { realised.sorted { $0.key < $1.key }.map(\.value) }

  package var rowCount: Int { source?.rowCount ?? 0 }

  /// The row at `index`, scrolled to if it is out of sight.
  package func row(at index: Int) -> HeadlessWidget {
    if realised[index] == nil { scroll(toFirst: index) }
    return realised[index]!
  }

  /// Scrolls so that the row at `index` is the first in sight, as far as there are rows to fill the viewport.
  package func scroll(toFirst index: Int, by mover: ScrollMover = .program) {
    let old = firstVisible
    firstVisible = max(0, min(index, rowCount - visibleCount))
    realise()
    if firstVisible != old { movement.moved(by: mover) }
  }

  package let movement = ScrollMovement()
  package func scrolls(along axis: Axis) -> Bool { axis == .vertical }
  package func scroll(x: Double?, y: Double?) {
    if let y { scroll(toFirst: Int((y / Double(Self.rowHeight)).rounded())) }
  }
  package var scrollGeometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: Double(firstVisible * Self.rowHeight)),
      contentSize: CGSize(width: Double(size.width), height: Double(rowCount * Self.rowHeight)),
      contentInsets: EdgeInsets(),
      containerSize: isInWindow
        ? CGSize(width: Double(size.width), height: Double(Self.viewportHeight)) : .zero)
  }
  /// Where a row begins, from the top of what is in sight.
  func start(of row: HeadlessWidget) -> Double {
    let index = realised.first { $0.value === row }?.key ?? firstVisible
    return Double((index - firstVisible) * Self.rowHeight)
  }

  /// Makes the rows in sight, and lets go of those that left it.
  private func realise() {
    guard let source else { return }
    let count = source.rowCount
    firstVisible = max(0, min(firstVisible, count - visibleCount))
    let visible = firstVisible..<min(count, firstVisible + visibleCount)
    for index in realised.keys.sorted() where !visible.contains(index) {
      if let row = realised.removeValue(forKey: index) { source.releaseRow(row) }
    }
    for index in visible where realised[index] == nil {
      let row = source.realiseRow(at: index) as! HeadlessWidget
      adopt(row)
      realised[index] = row
      orphans[ObjectIdentifier(row)] = nil
    }
    for orphan in orphans.values { source.releaseRow(orphan) }
    orphans = [:]
    isAtEnd = firstVisible >= count - visibleCount
  }

  package func rowsChanged(_ changes: [RowChange]) {
    renderer.log.append(.rows(name, changes.count))
    var kept: [(index: Int, row: HeadlessWidget)] = realised.map { ($0.key, $0.value) }
    for change in changes {
      switch change {
      case .reset:
        for (_, row) in kept { orphans[ObjectIdentifier(row)] = row }
        kept = []
      case .removed(let range):
        kept = kept.compactMap { index, row in
          if range.contains(index) { return nil }
          return (index >= range.upperBound ? index - range.count : index, row)
        }
      case .inserted(let range):
        kept = kept.map { index, row in (index >= range.lowerBound ? index + range.count : index, row) }
      case .moved(let from, let to):
        kept = kept.map { index, row in
          if index == from { return (to, row) }
          if from < to, index > from, index <= to { return (index - 1, row) }
          if to < from, index >= to, index < from { return (index + 1, row) }
          return (index, row)
        }
      }
    }
    if description.keepsEnd, isAtEnd { firstVisible = rowCount }
    realised = Dictionary(kept.map { ($0.index, $0.row) }) { first, _ in first }
    realise()
  }

  package func selectionChanged() {}

  package func scrollToRow(at index: Int, anchor: Double?) {
    renderer.log.append(.scroll(name, to: index))
    scroll(toFirst: first(toShow: index, anchor: anchor))
  }

  package func offset(ofRow index: Int, anchor: Double?) -> Double? {
    let first = max(0, min(first(toShow: index, anchor: anchor), rowCount - visibleCount))
    return Double(first * Self.rowHeight)
  }

  /// The first row in sight with the one at `index` where it is to be.
  private func first(toShow index: Int, anchor: Double?) -> Int {
    if let anchor { return index - Int(Double(visibleCount - 1) * anchor) }
    if index < firstVisible { return index }
    return max(firstVisible, index - visibleCount + 1)
  }

  package override func destroy() {
    source = nil
    super.destroy()
    realised = [:]
  }
}
