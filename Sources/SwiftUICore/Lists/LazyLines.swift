/// What shows the lines of a lazy stack or grid.
@MainActor
package protocol LazyLinesContainer: AnyObject {
  /// Takes a row in, behind so many others.
  func show(_ row: any Widget, at position: Int)
  /// Lets go of a row; it may be shown again.
  func hide(_ row: any Widget)
  /// A row that is shown has become another one, which stands behind so many others.
  func move(_ row: any Widget, to position: Int)
  /// How long a row is along the axis, in points, with so much room across.
  func length(of row: any Widget, across: Double) -> Double
  func hasFocus(_ row: any Widget) -> Bool
}

/// The lines of a lazy stack or grid: makes those in sight, and knows where all of them are.
///
/// Places are in points from the start of the first line. Whoever shows the lines says what is in sight; what comes into
/// sight is measured, and if lines in front of it turn out longer or shorter than was guessed, the view is to be scrolled
/// by the difference, so that what a person looks at stays where it is.
@MainActor
package final class LazyLines {
  /// Lines this near to what is in sight are made, and let go of once they are twice as far, in points.
  package static let margin = 120.0

  package var description: LazyLinesDescription { didSet { layoutChanged() } }
  package weak var source: (any RowSource)? { didSet { sourceChanged() } }
  unowned let container: any LazyLinesContainer

  struct Row {
    var index: Int
    let widget: any Widget
  }
  /// Those that are made, in order.
  var rows: [Row] = []
  private(set) var map = LineMap()
  var lengths = LineLengths(estimate: 40)
  private(set) var columns: [LinesLayout.Line] = []
  private(set) var across = -1.0
  private(set) var visible = 0.0..<0.0
  /// What is to stay in its place although rows have come or gone: a row in sight, and where it was.
  private var anchor: (row: any Widget, start: Double)?
  private var request: Request?
  private struct Request {
    let row: Int
    let share: Double?
    /// What is to stay free before and after it.
    let margins: (before: Double, after: Double)
  }
  private var isStale = true
  /// The lines that a running `fill` is going to need, as far as it knows; what stands in others may be taken for them.
  private(set) var needed: ClosedRange<Int>?

  package init(_ description: LazyLinesDescription, in container: any LazyLinesContainer) {
    self.description = description
    self.container = container
  }

  private var spacing: Double { Double(description.layout.spacing ?? defaultSpacing) }

  /// Where a line begins.
  func start(of line: Int) -> Double { lengths.length(upTo: line) + Double(line) * spacing }
  func end(of line: Int) -> Double { start(of: line) + lengths[line] }

  /// The length of all lines.
  package var length: Double {
    guard source != nil else { return 0 }
    remap()
    return lengths.count == 0 ? 0 : end(of: lengths.count - 1)
  }

  /// The room across that the columns need, in points.
  package var leastAcross: Double { Double(description.layout.leastAcross) }

  // MARK: changes

  private func sourceChanged() {
    guard source == nil else {
      isStale = true
      return
    }
    // Their nodes go by themselves.
    for row in rows { container.hide(row.widget) }
    rows = []
    lengths.reset(0)
  }

  private func layoutChanged() {
    across = -1
    isStale = true
  }

  package func rowsChanged(_ changes: [RowChange]) {
    holdAnchor()
    isStale = true
    let isSingle = map.columns == 1 && changes.count <= 64
    for change in changes {
      switch change {
      case .removed(let range) where isSingle && range.upperBound <= lengths.count:
        lengths.remove(range)
      case .inserted(let range) where isSingle && range.lowerBound <= lengths.count:
        lengths.insert(range)
      case .moved(let from, let to) where isSingle && max(from, to) < lengths.count:
        lengths.move(from: from, to: to)
      case .removed(let range), .inserted(let range): forget(from: range.lowerBound)
      case .moved(let from, let to): forget(from: min(from, to))
      case .reset: forget(from: 0)
      }
    }
    // The rows that have left give their widgets back before their nodes go.
    guard let source else { return }
    var kept: [Row] = []
    for row in rows {
      if let index = source.rowIndex(of: row.widget) {
        kept.append(Row(index: index, widget: row.widget))
      } else {
        container.hide(row.widget)
        source.releaseRow(row.widget)
      }
    }
    rows = kept.sorted { $0.index < $1.index }
    reorder(kept.map(\.widget))
  }

  /// Moves rows from their old order to the new one, as few as it takes: each keeps its parent, and the focus with it.
  private func reorder(_ old: [any Widget]) {
    var order = old
    let diff = KeyedDiff(
      from: ContiguousArray(old.map { ObjectIdentifier($0) }),
      to: ContiguousArray(rows.map { ObjectIdentifier($0.widget) }))
    for change in diff.rowChanges(oldCount: old.count) {
      switch change {
      case .moved(let from, let to):
        let widget = order.remove(at: from)
        order.insert(widget, at: to)
        container.move(widget, to: to)
      default:
        // Too many to count: one after the other.
        for (position, row) in rows.enumerated() { container.move(row.widget, to: position) }
      }
    }
  }

  private func forget(from row: Int) {
    guard map.rowCount > 0 else { return lengths.replace(from: 0, count: lengths.count) }
    let line = min(map.line(ofRow: min(row, map.rowCount - 1)), lengths.count)
    lengths.replace(from: line, count: lengths.count)
  }

  private func holdAnchor() {
    guard anchor == nil, visible.lowerBound > 0, map.lineCount > 0 else { return }
    for row in rows {
      let line = map.line(ofRow: row.index)
      guard line < lengths.count, map.group(ofLine: line).role == .row, end(of: line) > visible.lowerBound
      else { continue }
      anchor = (row.widget, start(of: line))
      return
    }
  }

  func remap() {
    guard isStale, let source else { return }
    isStale = false
    map = LineMap(source.rowRuns, columns: columns.isEmpty ? 1 : columns.count)
    guard lengths.count != map.lineCount else { return }
    lengths.replace(from: min(lengths.count, map.lineCount), count: map.lineCount)
  }

  /// Scrolls to a row with the next `fill`. `share`: where in sight, 0 to 1; nil: the least scroll. `margins`: what of that is to
  /// stay free before and after it, in points.
  package func scroll(to row: Int, share: Double?, margins: (before: Double, after: Double) = (0, 0)) {
    request = Request(row: row, share: share, margins: margins)
  }

  // MARK: making

  /// Whether there is something to do for `fill`.
  package func needsFill(_ visible: Range<Double>, across: Double) -> Bool {
    if isStale || across != self.across || request != nil { return true }
    guard let (first, last) = lines(in: visible, Self.margin / 2) else { return false }
    var made = Set<Int>()
    for row in rows {
      made.insert(row.index)
      let line = map.line(ofRow: row.index)
      if map.rows(ofLine: line).lowerBound == row.index && measuredLength(of: line) != Float(lengths[line]) {
        return true
      }
    }
    return (first...last).contains { !map.rows(ofLine: $0).allSatisfy(made.contains) }
  }

  /// The lines in sight or so near; nil: none.
  private func lines(in visible: Range<Double>, _ margin: Double) -> (Int, Int)? {
    let (low, high) = (visible.lowerBound - margin, visible.upperBound + margin)
    guard high > 0, low < length, let first = lengths.line(at: low, spacing: spacing),
      let last = lengths.line(at: high, spacing: spacing)
    else { return nil }
    return (first, last)
  }

  /// Makes what is in sight and lets go of what is far.
  /// - Returns: by how much to scroll on, in points.
  package func fill(_ visible: Range<Double>, across: Double) -> Double {
    guard source != nil else { return 0 }
    if across != self.across { roomChanged(across) }
    remap()
    self.visible = visible
    let page = visible.upperBound - visible.lowerBound
    guard let (line, top) = fixedPoint(page) else {
      release(outside: nil)
      return 0
    }
    var (first, last) = (line, line - 1)
    let begin = start(of: line) - top
    let near = lines(in: begin..<begin + page, 2 * Self.margin) ?? (line, line)
    defer { needed = nil }
    var position = top
    while last + 1 < map.lineCount, position < page + Self.margin || last < line {
      last += 1
      needed = min(near.0, first)...max(near.1, last)
      make(last)
      position += lengths[last] + spacing
    }
    position = top
    while first > 0, position > -Self.margin {
      first -= 1
      needed = min(near.0, first)...max(near.1, last)
      make(first)
      position -= lengths[first] + spacing
    }
    let pinned = makePinned(line, last)
    settleEstimate(first...last)
    let shift = start(of: line) - (visible.lowerBound + top)
    self.visible = visible.lowerBound + shift..<visible.upperBound + shift
    release(outside: first...last, but: pinned)
    return abs(shift) < 0.5 ? 0 : shift
  }

  /// Lines that are not known count with the mean of the first that were made, headers and footers apart.
  private func settleEstimate(_ lines: ClosedRange<Int>) {
    guard !lengths.isEstimateSettled else { return }
    let known = lines.filter { map.group(ofLine: $0).role == .row }
    guard !known.isEmpty else { return }
    lengths.settleEstimate(known.reduce(0) { $0 + lengths[$1] } / Double(known.count))
  }

  private func roomChanged(_ across: Double) {
    holdAnchor()
    self.across = across
    let columns = description.layout.lines(in: CGFloat(across))
    isStale = isStale || columns.count != self.columns.count
    self.columns = columns
    // Nothing was measured yet with another width.
    if rows.isEmpty { anchor = nil }
    lengths.forgetAll()
  }

  /// The line that everything is laid out around, and where it is to be, from the start of what is in sight; nil: nothing
  /// is in sight.
  private func fixedPoint(_ page: Double) -> (line: Int, top: Double)? {
    let anchor = anchor
    self.anchor = nil
    if let request {
      self.request = nil
      if request.row < map.rowCount { return place(for: request, page) }
    }
    if let anchor, let row = rows.first(where: { $0.widget === anchor.row }) {
      return (map.line(ofRow: row.index), anchor.start - visible.lowerBound)
    }
    guard let (first, last) = lines(in: visible, 0) ?? lines(in: visible, Self.margin) else { return nil }
    // What was there already stays, rather than what is only guessed to be here.
    let line = (first...last).first { lengths.isKnown($0) } ?? first
    return (line, start(of: line) - visible.lowerBound)
  }

  private func place(for request: Request, _ page: Double) -> (line: Int, top: Double) {
    let line = map.line(ofRow: request.row)
    let wasKnown = lengths.isKnown(line)
    make(line)
    let first = request.margins.before
    let rest = page - first - request.margins.after - lengths[line]
    if let share = request.share { return (line, first + rest * share) }
    let top = start(of: line) - visible.lowerBound
    if wasKnown, top >= first, top <= first + rest { return (line, top) }
    return (line, top < first || rest < 0 ? first : first + rest)
  }
}
