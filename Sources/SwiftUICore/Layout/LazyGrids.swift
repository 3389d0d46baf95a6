/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; lengths in points.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of this size as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// The same with lengths that cells can have.
  fileprivate nonisolated var legal: GridItem {
    var item = self
    item.spacing = SwiftUICore.legal(spacing, for: "spacing of a grid item")
    func bounds(_ least: CGFloat, _ most: CGFloat, _ numbers: LegalNumbers, or other: CGFloat)
      -> (least: CGFloat, most: CGFloat)
    {
      let least = SwiftUICore.legal(least, numbers, or: other, for: "minimum of a grid item")
      let most = SwiftUICore.legal(most, .notNegative, or: .infinity, for: "maximum of a grid item")
      if most < least, !Diagnostics.isMoving {
        Diagnostics.tell(
          invalid: "maximum of a grid item", "\(most)",
          "it is below the minimum \(least), and the minimum counts instead")
      }
      return (least, max(least, most))
    }
    switch size {
    case .fixed(let length):
      item.size = .fixed(SwiftUICore.legal(length, .length, or: 0, for: "size of a grid item"))
    case .flexible(let minimum, let maximum):
      let (least, most) = bounds(minimum, maximum, .length, or: 0)
      item.size = .flexible(minimum: least, maximum: most)
    case .adaptive(let minimum, let maximum):
      let (least, most) = bounds(minimum, maximum, .positive, or: 1)
      item.size = .adaptive(minimum: least, maximum: most)
    }
    return item
  }
}

/// Views in columns, row by row, as wide as is offered. In a scroll view, a `ForEach` in it makes its views as they come
/// into sight, each element in one cell, and headers and footers of sections are as wide as the grid. Elsewhere all are
/// made at once.
public struct LazyVGrid<Content: View> {
  let layout: LinesLayout
  let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View {
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: LinesLayout(
        axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing), pinned: pinnedViews, content: content())
  }
  public var body: some View {
    LazyLinesView(description: LazyLinesDescription(layout: layout, pinned: pinned), content: content) {
      LayoutContainer(layout: layout, content: $0)
    }
  }
}

/// Views in rows, column by column, as high as is offered. In a scroll view along it, they are made as those of a
/// `LazyVGrid`.
public struct LazyHGrid<Content: View> {
  let layout: LinesLayout
  let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View {
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: LinesLayout(
        axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing), pinned: pinnedViews, content: content())
  }
  public var body: some View {
    LazyLinesView(description: LazyLinesDescription(layout: layout, pinned: pinned), content: content) {
      LayoutContainer(layout: layout, content: $0)
    }
  }
}

/// Cells in lines across `axis`, line after line along it.
struct LinesLayout: Layout, GuidelessLayout {
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  static let spacingName = "spacing of a lazy stack or grid"

  /// What makes no sense counts as not given, or as what is next to it, with a warning.
  nonisolated init(axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?) {
    self.axis = axis
    self.items = items.map(\.legal)
    self.alignment = alignment
    self.spacing = legal(spacing, for: Self.spacingName)
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
  private func size(across: CGFloat, along: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  private func proposal(across: CGFloat?, along: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: along) : ProposedViewSize(width: along, height: across)
  }

  struct Line {
    var start: CGFloat
    var length: CGFloat
    var item: GridItem
  }

  /// The columns for a width (rows for a height), by the rules that Apple documents for grid items: fixed ones first, the
  /// rest shared equally within their bounds, an adaptive one split into as many as fit.
  func lines(in room: CGFloat) -> [Line] {
    let gap = { (item: GridItem) in item.spacing ?? defaultSpacing }
    let items = self.items.isEmpty ? [GridItem()] : self.items
    var left = room - items.dropLast().reduce(0) { $0 + gap($1) }
    var flexible = items.count
    for item in items {
      if case .fixed(let length) = item.size { (left, flexible) = (left - length, flexible - 1) }
    }
    var lines: [Line] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      lines.append(Line(start: start, length: max(0, length), item: item))
      start += max(0, length) + gap(item)
    }
    for item in items {
      let share = max(0, left / CGFloat(max(1, flexible)))
      switch item.size {
      case .fixed(let length): add(length, item)
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), max(maximum, minimum))
        add(length, item)
        (left, flexible) = (left - length, flexible - 1)
      case .adaptive(let minimum, let maximum):
        let least = max(1, minimum)
        // Cells that lie over each other leave none of the room: there is no end of them.
        let fitting = (share + gap(item)) / (least + gap(item))
        let count = share.isFinite && fitting >= 1 ? Int(min(fitting, Self.mostLines)) : 1
        let each = (share - CGFloat(count - 1) * gap(item)) / CGFloat(count)
        for _ in 0..<count { add(min(max(each, least), max(maximum, least)), item) }
        (left, flexible) = (left - share, flexible - 1)
      }
    }
    return lines
  }

  /// More lines than anybody could tell apart.
  private static let mostLines: CGFloat = 10_000

  /// The least size across: an adaptive column may stand alone.
  var leastAcross: CGFloat { idealAcross }

  /// The size across where nothing is offered.
  private var idealAcross: CGFloat {
    items.reduce(0) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length
      case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
      }
    } + items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
  }

  private func rows(_ lines: [Line], _ subviews: Subviews) -> [(cells: Range<Int>, length: CGFloat)] {
    stride(from: 0, to: subviews.count, by: max(1, lines.count)).map { first in
      let cells = first..<Swift.min(first + lines.count, subviews.count)
      let length =
        cells.map { index in
          along(subviews[index].sizeThatFits(proposal(across: lines[index - first].length, along: nil)))
        }.max() ?? 0
      return (cells, length)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let room = axis == .vertical ? proposal.width : proposal.height
    if room == .infinity { return size(across: .infinity, along: 0) }
    let across = max(room ?? idealAcross, room == 0 ? idealAcross : 0)
    let rows = rows(lines(in: across), subviews)
    // A window is at least as high as what is in it must be at its narrowest, where a grid has the most and longest lines:
    // they stand out of too little room rather than make the window higher than the screen. With any more room across the
    // lines are what they are, and nothing lies over them.
    if (axis == .vertical ? proposal.height : proposal.width) == 0, across <= idealAcross {
      return size(across: across, along: rows.first?.length ?? 0)
    }
    let length =
      rows.reduce(0) { $0 + $1.length } + CGFloat(max(0, rows.count - 1)) * (spacing ?? defaultSpacing)
    return size(across: across, along: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let lines = lines(in: across(bounds.size))
    let used = lines.last.map { $0.start + $0.length } ?? 0
    let share = axis == .vertical ? alignment.horizontal.share : alignment.vertical.share
    let inset = max(0, across(bounds.size) - used) * share
    var position: CGFloat = 0
    for row in rows(lines, subviews) {
      for index in row.cells {
        let line = lines[index - row.cells.lowerBound]
        let place = line.item.alignment ?? .center
        let unit = UnitPoint(x: place.horizontal.share, y: place.vertical.share)
        let cell = size(across: line.length, along: row.length)
        let corner = size(across: line.start + inset, along: position)
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + corner.width + cell.width * unit.x,
            y: bounds.minY + corner.height + cell.height * unit.y), anchor: unit,
          proposal: self.proposal(across: line.length, along: row.length))
      }
      position += row.length + (spacing ?? defaultSpacing)
    }
  }
}
