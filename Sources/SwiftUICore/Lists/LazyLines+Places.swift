import Foundation

extension LazyLines {
  /// Where a row that is made goes.
  package struct Placement {
    package let row: any Widget
    /// The room it has.
    package let cell: CGRect
    /// Where in it it stands.
    package let anchor: UnitPoint
    /// Whether it stands in front of the others.
    package let isPinned: Bool
  }

  /// Where the rows that are made go, with so much in sight.
  package func placements(_ visible: Range<Double>, across: Double) -> [Placement] {
    remap()
    let layout = description.layout
    let columns = across == self.across ? self.columns : layout.lines(in: CGFloat(across))
    let isVertical = layout.axis == .vertical
    let used = columns.last.map { Double($0.start + $0.length) } ?? 0
    let share = isVertical ? layout.alignment.horizontal.share : layout.alignment.vertical.share
    let inset = max(0, across - used) * Double(share)
    return rows.compactMap { row in
      guard row.index < map.rowCount else { return nil }
      let line = map.line(ofRow: row.index)
      let group = map.group(ofLine: line)
      var start = start(of: line)
      let length = lengths[line]
      var isPinned = false
      if group.role != .row, let held = pinnedStart(of: group.role, line, start, length, visible) {
        isPinned = held != start
        start = held
      }
      let column = group.role == .row ? (row.index - group.firstRow) % map.columns : columns.count
      let hasColumn = column < columns.count
      let room = hasColumn ? Double(columns[column].length) : across
      let side = hasColumn ? Double(columns[column].start) + inset : 0
      let place = hasColumn ? columns[column].item.alignment ?? .center : layout.alignment
      return Placement(
        row: row.widget,
        cell: isVertical
          ? CGRect(x: side, y: start, width: room, height: length)
          : CGRect(x: start, y: side, width: length, height: room),
        anchor: UnitPoint(x: place.horizontal.share, y: place.vertical.share), isPinned: isPinned)
    }
  }

  /// Where a header or footer that stays in sight is; nil: it scrolls along.
  private func pinnedStart(
    of role: RowTraits.Role, _ line: Int, _ start: Double, _ length: Double, _ visible: Range<Double>
  ) -> Double? {
    let option: PinnedScrollableViews = role == .header ? .sectionHeaders : .sectionFooters
    guard description.pinned.contains(option), let found = map.line(of: role, inSectionOfLine: line) else {
      return nil
    }
    if role == .header {
      let last = end(of: found.section.upperBound - 1) - length
      return max(start, min(visible.lowerBound, last))
    }
    let first = self.start(of: found.section.lowerBound)
    return min(start, max(visible.upperBound - length, first))
  }
}
