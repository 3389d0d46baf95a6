/// Puts the cells of a row, or of the header, under each other's columns.
struct TableLayout: Layout, Equatable, GuidelessLayout {
  let columns: [TableColumnWidth]

  /// How wide the columns are together, at least and ideally.
  var least: Double { columns.reduce(0) { $0 + $1.min } }
  private var ideal: Double { columns.reduce(0) { $0 + ($1.ideal ?? max($1.min, min(120, $1.max))) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    // It takes all there is.
    let width = max(proposal.width.map { Double($0) } ?? ideal, least)
    let height = zip(subviews, widths(in: width.isFinite ? width : ideal)).map { cell, width in
      cell.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil)).height
    }
    return CGSize(width: CGFloat(width), height: height.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (cell, width) in zip(subviews, widths(in: Double(bounds.width))) {
      cell.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: CGFloat(width), height: bounds.height))
      x += CGFloat(width)
    }
  }

  /// The columns' widths: what has an ideal width gets that, the others share the rest equally, each within its limits; what
  /// is still left goes to those that may be wider, and what is missing comes from those that may be narrower.
  func widths(in total: Double) -> [Double] {
    var widths = columns.map { $0.ideal ?? $0.min }
    let (given, free) = (
      columns.indices.filter { columns[$0].ideal != nil },
      columns.indices.filter { columns[$0].ideal == nil }
    )
    var rest = total - widths.reduce(0, +)
    for some in [free, given] where rest > 0.5 {
      rest = level(&widths, of: some, by: rest) { columns[$0].max }
    }
    if rest < -0.5 { _ = level(&widths, of: given, by: rest) { columns[$0].min } }
    // Whole points, so that rows and header agree to the pixel.
    var (edges, sum) = ([0.0], 0.0)
    for width in widths {
      sum += width
      edges.append(sum.rounded())
    }
    return zip(edges, edges.dropFirst()).map { $1 - $0 }
  }

  /// Changes some widths, each by an equal share of `amount`, up to their limits.
  /// - Returns: what is left of it.
  private func level(
    _ widths: inout [Double], of some: [Int], by amount: Double, _ limit: (Int) -> Double
  ) -> Double {
    var (rest, open) = (amount, some)
    while abs(rest) > 0.5, !open.isEmpty {
      let share = rest / Double(open.count)
      var stillOpen: [Int] = []
      for index in open {
        let room = limit(index) - widths[index]
        let change = share > 0 ? min(share, max(room, 0)) : max(share, min(room, 0))
        widths[index] += change
        rest -= change
        if abs(change) >= abs(share) { stillOpen.append(index) }
      }
      open = stillOpen
    }
    return rest
  }
}
