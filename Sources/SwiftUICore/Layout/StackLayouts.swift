/// The rule of `HStack` and `VStack`: each view in turn, the least flexible first, is offered an equal share of what is left.
private struct StackRule {
  let axis: Axis
  let spacing: CGFloat
  /// Where a view of a size across stands, as a share of what is left of the room.
  let place: CGFloat
  /// What views are lined up by where words, or one of them, say where that is.
  let line: LayoutGuide.Line

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }

  /// What each view is offered along the axis.
  private func shares(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGFloat?] {
    let room = axis == .horizontal ? proposed.width : proposed.height
    let other = axis == .horizontal ? proposed.height : proposed.width
    guard let room else { return Array(repeating: nil, count: subviews.count) }
    var left = room - spacing * CGFloat(max(0, subviews.count - 1))
    let ranges = subviews.map { subview in
      (
        min: along(subview.sizeThatFits(proposal(0, other))),
        max: along(subview.sizeThatFits(proposal(.infinity, other))), priority: subview.priority
      )
    }
    var shares: [CGFloat?] = Array(repeating: 0, count: subviews.count)
    let order = ranges.indices.sorted { a, b in
      if ranges[a].priority != ranges[b].priority { return ranges[a].priority > ranges[b].priority }
      return ranges[a].max - ranges[a].min < ranges[b].max - ranges[b].min
    }
    for (position, index) in order.enumerated() {
      let rest = order[position...]
      let same = rest.filter { ranges[$0].priority == ranges[index].priority }
      let lower = rest.filter { ranges[$0].priority < ranges[index].priority }
      let free = left - lower.reduce(0) { $0 + ranges[$1].min }
      let share = max(0, free / CGFloat(same.count))
      let taken = along(subviews[subviews.startIndex + index].sizeThatFits(proposal(share, other)))
      shares[index] = share
      left -= taken
    }
    return shares
  }

  /// How far a view reaches across from the line to both sides.
  private func reach(of subview: LayoutSubview, in offered: ProposedViewSize, _ size: CGSize) -> (
    before: CGFloat, after: CGFloat
  ) {
    let dimensions = subview.dimensions(in: offered)
    let before =
      switch line {
      case .horizontal(let alignment): dimensions[alignment]
      case .vertical(let alignment): dimensions[alignment]
      }
    return (before, across(size) - before)
  }

  private func standsOnLine(_ subviews: LayoutSubviews) -> Bool {
    switch line {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): true
    default: subviews.contains { $0.traits.guides.contains { $0.line == line } }
    }
  }

  private func sizes(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews) -> [(
    offered: ProposedViewSize, size: CGSize
  )] {
    let other = axis == .horizontal ? proposed.height : proposed.width
    return zip(subviews, shares(proposed, subviews)).map { subview, share in
      let offered = proposal(share, other)
      return (offered, subview.sizeThatFits(offered))
    }
  }

  func size(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let views = sizes(proposed, subviews)
    let sizes = views.map(\.size)
    let length = sizes.reduce(0) { $0 + along($1) } + spacing * CGFloat(max(0, sizes.count - 1))
    var width = sizes.map(across).max() ?? 0
    if width.isFinite, standsOnLine(subviews) {
      let reaches = zip(subviews, views).map { reach(of: $0, in: $1.offered, $1.size) }
      width = (reaches.map(\.before).max() ?? 0) + (reaches.map(\.after).max() ?? 0)
    }
    return axis == .horizontal
      ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let views = sizes(ProposedViewSize(bounds.size), subviews)
    let edge = axis == .horizontal ? bounds.minY : bounds.minX
    let reaches =
      standsOnLine(subviews)
      ? zip(subviews, views).map { reach(of: $0, in: $1.offered, $1.size) } : nil
    let before = reaches?.map(\.before).max() ?? 0
    for (index, (subview, (offered, size))) in zip(subviews, views).enumerated() {
      let room = across(bounds.size) - across(size)
      let start = edge + (reaches.map { before - $0[index].before } ?? room * place)
      let point =
        axis == .horizontal ? CGPoint(x: position, y: start) : CGPoint(x: start, y: position)
      subview.place(at: point, proposal: offered)
      position += along(size) + spacing
    }
  }
}

extension CustomGuide {
  /// Its place in views that say nothing themselves, as a share of their size.
  fileprivate func share(of size: ViewDimensions) -> CGFloat {
    let share = id.defaultValue(in: size) / 100
    return share.isFinite ? min(max(share, 0), 1) : 0
  }
}

extension HorizontalAlignment {
  /// From 0, leading, to 1, trailing.
  var share: CGFloat {
    switch guide {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .custom(let guide): guide.share(of: ViewDimensions(CGSize(width: 100, height: 100)))
    }
  }
}
extension VerticalAlignment {
  /// From 0, top, to 1, bottom.
  var share: CGFloat {
    switch guide {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstBaseline, .lastBaseline: 1
    case .custom(let guide): guide.share(of: ViewDimensions(CGSize(width: 100, height: 100)))
    }
  }
}

/// A row, for `AnyLayout`.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = legal(spacing, for: "spacing of a stack")
  }
  private var rule: StackRule {
    StackRule(
      axis: .horizontal, spacing: spacing ?? defaultSpacing, place: alignment.share,
      line: .vertical(alignment))
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    rule.size(proposal, subviews)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { rule.place(subviews, in: bounds) }
}

/// A column, for `AnyLayout`.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = legal(spacing, for: "spacing of a stack")
  }
  private var rule: StackRule {
    StackRule(
      axis: .vertical, spacing: spacing ?? defaultSpacing, place: alignment.share,
      line: .horizontal(alignment))
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    rule.size(proposal, subviews)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { rule.place(subviews, in: bounds) }
}

/// Layers, for `AnyLayout`.
public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let unit = UnitPoint(x: alignment.horizontal.share, y: alignment.vertical.share)
    let point = CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
    for subview in subviews { subview.place(at: point, anchor: unit, proposal: proposal) }
  }
}
