/// Which rows stand in which line of a lazy stack or grid: those of a section fill one line after the other, a header or
/// footer is a line of its own, and so is the beginning of the next section.
struct LineMap {
  struct Group {
    let role: RowTraits.Role
    let section: Int
    let firstRow: Int
    let firstLine: Int
    let rowCount: Int
    let lineCount: Int
  }
  private(set) var groups: [Group] = []
  private(set) var rowCount = 0
  private(set) var lineCount = 0
  let columns: Int

  init(_ runs: [RowRun] = [], columns: Int = 1) {
    self.columns = max(1, columns)
    for run in runs where run.count > 0 {
      let lines = run.role == .row ? (run.count + self.columns - 1) / self.columns : run.count
      groups.append(
        Group(
          role: run.role, section: run.section, firstRow: rowCount, firstLine: lineCount, rowCount: run.count,
          lineCount: lines))
      rowCount += run.count
      lineCount += lines
    }
  }

  /// The last group for which `isBefore` holds; it holds for the first ones.
  private func last(where isBefore: (Group) -> Bool) -> Group {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(groups[middle]) { low = middle + 1 } else { high = middle }
    }
    return groups[max(0, low - 1)]
  }

  func group(ofLine line: Int) -> Group { last { $0.firstLine <= line } }
  func group(ofRow row: Int) -> Group { last { $0.firstRow <= row } }

  func rows(ofLine line: Int) -> Range<Int> {
    let group = group(ofLine: line)
    guard group.role == .row else {
      let row = group.firstRow + line - group.firstLine
      return row..<row + 1
    }
    let first = group.firstRow + (line - group.firstLine) * columns
    return first..<min(first + columns, group.firstRow + group.rowCount)
  }

  func line(ofRow row: Int) -> Int {
    let group = group(ofRow: row)
    let place = row - group.firstRow
    return group.firstLine + (group.role == .row ? place / columns : place)
  }

  /// The line of the header or footer of a section, and the lines of the whole section.
  func line(of role: RowTraits.Role, inSectionOfLine line: Int) -> (line: Int, section: Range<Int>)? {
    guard lineCount > 0 else { return nil }
    let section = group(ofLine: line).section
    guard section > 0 else { return nil }
    let parts = groups.filter { $0.section == section }
    guard let part = parts.first(where: { $0.role == role }), let first = parts.first, let last = parts.last
    else { return nil }
    return (part.firstLine, first.firstLine..<last.firstLine + last.lineCount)
  }
}
