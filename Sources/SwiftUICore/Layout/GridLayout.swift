/// The rule of `Grid`.
public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = legal(horizontalSpacing, for: "spacing of a grid")
    self.verticalSpacing = legal(verticalSpacing, for: "spacing of a grid")
  }

  private struct Cell {
    var subview: LayoutSubview
    var traits: LayoutTraits
    var column: Int
    var isWholeRow: Bool
  }
  private var columnGap: CGFloat { horizontalSpacing ?? defaultSpacing }
  private var rowGap: CGFloat { verticalSpacing ?? defaultSpacing }

  private func rows(_ subviews: Subviews) -> [[Cell]] {
    var rows: [[Cell]] = []
    var last: ObjectIdentifier?
    for subview in subviews {
      let traits = subview.traits
      let isWholeRow = traits.gridRow == nil
      if isWholeRow || traits.gridRow != last || rows.isEmpty { rows.append([]) }
      last = traits.gridRow
      let column = rows[rows.count - 1].last.map { $0.column + $0.traits.gridColumns } ?? 0
      rows[rows.count - 1].append(
        Cell(subview: subview, traits: traits, column: column, isWholeRow: isWholeRow))
    }
    return rows
  }

  private func columnCount(_ rows: [[Cell]]) -> Int {
    max(1, rows.compactMap { $0.last.map { $0.column + $0.traits.gridColumns } }.max() ?? 1)
  }

  /// The widths of the columns where `width` is offered.
  private func columns(_ rows: [[Cell]], in width: CGFloat?) -> [CGFloat] {
    let count = columnCount(rows)
    var ideal = Array(repeating: CGFloat(0), count: count)
    var least = ideal
    var most = ideal
    // Narrow cells first: one over several columns only adds what those do not have already.
    let cells = rows.joined().filter {
      !$0.isWholeRow && !$0.traits.gridUnsizedAxes.contains(.horizontal)
    }
    for cell in cells.sorted(by: { $0.traits.gridColumns < $1.traits.gridColumns }) {
      let spanned = cell.column..<min(cell.column + cell.traits.gridColumns, count)
      func widen(_ widths: inout [CGFloat], for proposal: ProposedViewSize) {
        let there = widths[spanned].reduce(0, +) + columnGap * CGFloat(spanned.count - 1)
        let missing = cell.subview.sizeThatFits(proposal).width - there
        guard missing > 0 else { return }
        for column in spanned { widths[column] += missing / CGFloat(spanned.count) }
      }
      widen(&ideal, for: .unspecified)
      widen(&least, for: ProposedViewSize(width: 0, height: nil))
      widen(&most, for: ProposedViewSize(width: .infinity, height: nil))
    }
    guard let width, width.isFinite else { return width == nil ? ideal : most }
    let room = width - columnGap * CGFloat(count - 1)
    let shares = shared(room, least: least, most: most)
    // Text that is broken is as wide as its lines. What that leaves is for the columns that would be wider, and what is left
    // then for nobody.
    let covered = self.covered(of: shares, ideal, cells)
    guard covered != shares else { return shares }
    for place in covered.indices where covered[place] < shares[place] {
      least[place] = min(least[place], covered[place])
      most[place] = covered[place]
    }
    let others = shared(room, least: least, most: most)
    return self.covered(of: others, ideal, cells)
  }

  /// How much of their widths columns need for what is in them.
  private func covered(of widths: [CGFloat], _ ideal: [CGFloat], _ cells: [Cell]) -> [CGFloat] {
    var covered = widths
    for column in widths.indices where widths[column] < ideal[column] {
      let inside = cells.filter { $0.column <= column && column < $0.column + $0.traits.gridColumns }
      // What stands in several columns takes of each what there is.
      guard inside.allSatisfy({ $0.traits.gridColumns == 1 }) else { continue }
      let offered = ProposedViewSize(width: widths[column], height: nil)
      let widest = inside.map { $0.subview.sizeThatFits(offered).width }.max() ?? 0
      covered[column] = min(widths[column], widest)
    }
    return covered
  }

  /// The same where the grid has `width`, and took that of another one that was offered.
  private func columns(_ rows: [[Cell]], in width: CGFloat, of offered: CGFloat?) -> [CGFloat] {
    guard let offered, offered.isFinite, offered != width else { return columns(rows, in: width) }
    let columns = columns(rows, in: offered)
    let whole = columns.reduce(0, +) + columnGap * CGFloat(columns.count - 1)
    return abs(whole - width) < 1 ? columns : self.columns(rows, in: width)
  }

  private func width(of cell: Cell, _ columns: [CGFloat], whole: CGFloat) -> CGFloat {
    if cell.isWholeRow { return whole }
    let last = min(cell.column + cell.traits.gridColumns, columns.count)
    guard cell.column < last else { return 0 }
    return columns[cell.column..<last].reduce(0, +) + columnGap * CGFloat(last - cell.column - 1)
  }

  /// The heights of the rows where `height` is offered for all of them.
  private func heights(
    _ rows: [[Cell]], _ columns: [CGFloat], whole: CGFloat, in height: CGFloat?
  ) -> [CGFloat] {
    func heights(offered: CGFloat?) -> [CGFloat] {
      rows.map { row in
        let highest =
          row.filter { !$0.traits.gridUnsizedAxes.contains(.vertical) }.map { cell in
            cell.subview.sizeThatFits(
              ProposedViewSize(width: width(of: cell, columns, whole: whole), height: offered)
            ).height
          }.max() ?? 0
        guard let reach = reach(of: row, columns, whole: whole, offered: offered) else { return highest }
        return max(highest, reach.before + reach.after)
      }
    }
    guard let height, height.isFinite else { return heights(offered: height) }
    let room = height - rowGap * CGFloat(max(0, rows.count - 1))
    // A grid that is exactly as high as it would like to be was offered no height, as what scrolls is: each row has the height
    // it would like then, also one that would take more. Places are in whole pixels.
    let ideal = heights(offered: nil)
    if (0..<1).contains(room - ideal.reduce(0, +)) { return ideal }
    return shared(room, least: heights(offered: 0), most: heights(offered: .infinity))
  }

  /// What the cells of a row are lined up by; nil: each stands in its cell by itself.
  private func line(of row: [Cell]) -> VerticalAlignment? {
    guard row.count > 1 else { return nil }
    let line = row[0].traits.gridRowAlignment ?? alignment.vertical
    return switch line.guide {
    case .firstBaseline, .lastBaseline: line
    case .top, .center, .bottom, .custom: nil
    }
  }

  /// How far the cells of a row reach above and below the line they are lined up on; nil: there is none.
  private func reach(
    of row: [Cell], _ columns: [CGFloat], whole: CGFloat, offered height: CGFloat?
  ) -> (before: CGFloat, after: CGFloat)? {
    guard let line = line(of: row) else { return nil }
    var (before, after) = (CGFloat(0), CGFloat(0))
    for cell in row where isLinedUp(cell) {
      let size = cell.subview.dimensions(
        in: ProposedViewSize(width: width(of: cell, columns, whole: whole), height: height))
      // What takes all the height there is stands anywhere.
      guard size.height.isFinite else { continue }
      before = max(before, size[line])
      after = max(after, size.height - size[line])
    }
    return (before, after)
  }

  private func isLinedUp(_ cell: Cell) -> Bool {
    cell.traits.gridAnchor == nil && !cell.traits.gridUnsizedAxes.contains(.vertical)
  }

  /// `length` among several: an equal share each, and what those leave that take less, or that need more, the others share.
  /// All of it is given away, and no more than that, unless they cannot take it or need more at least.
  private func shared(_ length: CGFloat, least: [CGFloat], most: [CGFloat]) -> [CGFloat] {
    var lengths = least
    var open = Array(least.indices)
    var left = length
    while !open.isEmpty {
      let share = left / CGFloat(open.count)
      func own(_ place: Int) -> CGFloat { min(max(share, least[place]), max(most[place], least[place])) }
      // Those that need more than their share make it smaller for all, those that take less make it larger: what outweighs
      // the other is settled first.
      let excess = open.reduce(0) { $0 + own($1) - share }
      open.removeAll { place in
        let own = own(place)
        guard excess > 0 ? own > share : excess < 0 ? own < share : true else { return false }
        lengths[place] = own
        left -= own
        return true
      }
    }
    return lengths
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(subviews)
    let columns = columns(rows, in: proposal.width)
    var width = columns.reduce(0, +) + columnGap * CGFloat(columns.count - 1)
    for cell in rows.joined() where cell.isWholeRow && !cell.traits.gridUnsizedAxes.contains(.horizontal) {
      let offered = proposal.width.map { $0.isFinite ? max($0, 0) : .infinity }
      width = max(width, cell.subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width)
    }
    guard width.isFinite else { return CGSize(width: width, height: 0) }
    let heights = heights(rows, columns, whole: width, in: proposal.height)
    return CGSize(
      width: width, height: heights.reduce(0, +) + rowGap * CGFloat(max(0, heights.count - 1)))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let rows = rows(subviews)
    let columns = columns(rows, in: bounds.width, of: proposal.width)
    let heights = heights(rows, columns, whole: bounds.width, in: bounds.height)
    var alignments = Array(repeating: alignment.horizontal, count: columns.count)
    for cell in rows.joined() where cell.column < columns.count {
      if let own = cell.traits.gridColumnAlignment { alignments[cell.column] = own }
    }
    var y = bounds.minY
    for (row, height) in zip(rows, heights) {
      let line = line(of: row)
      let reach = reach(of: row, columns, whole: bounds.width, offered: nil)
      for cell in row {
        let x = columns[..<min(cell.column, columns.count)].reduce(0, +) + columnGap * CGFloat(cell.column)
        let width = width(of: cell, columns, whole: bounds.width)
        let column = cell.isWholeRow ? alignment.horizontal : alignments[min(cell.column, columns.count - 1)]
        let unit =
          cell.traits.gridAnchor
          ?? UnitPoint(x: column.share, y: (cell.traits.gridRowAlignment ?? alignment.vertical).share)
        let offered = ProposedViewSize(width: width, height: height)
        var (place, anchor) = (CGPoint(x: bounds.minX + x + width * unit.x, y: y + height * unit.y), unit)
        if let line, let reach, isLinedUp(cell) {
          let size = cell.subview.dimensions(in: offered)
          let above = (height - reach.before - reach.after) / 2 + reach.before - size[line]
          place.y = y + min(max(0, above), max(0, height - size.height))
          anchor.y = 0
        }
        cell.subview.place(at: place, anchor: anchor, proposal: offered)
      }
      y += height + rowGap
    }
  }
}
