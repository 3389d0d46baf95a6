/// Which lines have rows: made, measured and let go of.
extension LazyLines {
  /// Makes the rows of a line, and measures it.
  func make(_ line: Int) {
    guard let source else { return }
    for index in map.rows(ofLine: line) {
      let position = position(of: index)
      if position < rows.count, rows[position].index == index { continue }
      if takeOver(for: index) { continue }
      let widget = source.realiseRow(at: index)
      rows.insert(Row(index: index, widget: widget), at: position)
      container.show(widget, at: position)
    }
    lengths.set(line, Double(measuredLength(of: line)))
  }

  /// Shows a row in the widgets of one that is far from what is in sight; false: there is none that can be taken.
  private func takeOver(for index: Int) -> Bool {
    guard let source, let place = placeOfFarRow() else { return false }
    let widget = rows[place].widget
    guard source.reuseRow(widget, at: index) else { return false }
    rows.remove(at: place)
    let position = position(of: index)
    rows.insert(Row(index: index, widget: widget), at: position)
    container.move(widget, to: position)
    return true
  }

  /// A row that is not needed: one of the first or of the last. Headers and footers stay what they are, and so does what has
  /// the focus.
  private func placeOfFarRow() -> Int? {
    guard let needed else { return nil }
    func isFree(_ place: Int) -> Bool {
      map.group(ofRow: rows[place].index).role == .row && !container.hasFocus(rows[place].widget)
    }
    for place in rows.indices {
      if map.line(ofRow: rows[place].index) >= needed.lowerBound { break }
      if isFree(place) { return place }
    }
    for place in rows.indices.reversed() {
      if map.line(ofRow: rows[place].index) <= needed.upperBound { break }
      if isFree(place) { return place }
    }
    return nil
  }

  /// The place in `rows` of the first row that is not before `index`.
  func position(of index: Int) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The length of a line that is made.
  func measuredLength(of line: Int) -> Float {
    let indices = map.rows(ofLine: line)
    let isWhole = map.group(ofLine: line).role != .row
    var length = 0.0
    for position in position(of: indices.lowerBound)..<rows.count where indices.contains(rows[position].index)
    {
      let column = rows[position].index - indices.lowerBound
      let room = isWhole || column >= columns.count ? across : Double(columns[column].length)
      length = max(length, container.length(of: rows[position].widget, across: room))
      if rows[position].index == indices.upperBound - 1 { break }
    }
    return Float(length)
  }

  /// Lets go of the rows that are far from what is in sight.
  func release(outside lines: ClosedRange<Int>?, but pinned: [Int] = []) {
    guard let source else { return }
    let low = visible.lowerBound - 2 * Self.margin
    let high = visible.upperBound + 2 * Self.margin
    rows.removeAll { row in
      let line = map.line(ofRow: row.index)
      if let lines {
        if lines.contains(line) || pinned.contains(line) { return false }
        if end(of: line) > low && start(of: line) < high { return false }
      }
      guard !container.hasFocus(row.widget) else { return false }
      container.hide(row.widget)
      source.releaseRow(row.widget)
      return true
    }
  }

  /// Makes headers and footers that stay in sight: the header of what is above, the footer of what is below.
  func makePinned(_ first: Int, _ last: Int) -> [Int] {
    var made: [Int] = []
    for role in [RowTraits.Role.header, .footer] {
      let (option, edge) =
        role == .header
        ? (PinnedScrollableViews.sectionHeaders, first) : (PinnedScrollableViews.sectionFooters, last)
      guard description.pinned.contains(option), let found = map.line(of: role, inSectionOfLine: edge) else {
        continue
      }
      make(found.line)
      made.append(found.line)
    }
    return made
  }
}
