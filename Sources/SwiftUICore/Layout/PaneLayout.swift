/// Puts the views of a split view one after the other, with a line between each two.
struct PaneLayout: Layout, GuidelessLayout {
  let axis: Axis
  /// The lengths that a person has given the views; nil: none.
  let said: [Double?]
  /// Where to leave what was found.
  let found: FoundPanes

  private static let line = 1.0

  private func along(_ size: CGSize) -> Double { Double(axis == .horizontal ? size.width : size.height) }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
  private func lines(_ panes: [LayoutSubview]) -> Double { Self.line * Double(max(0, panes.count - 1)) }

  private func lengths(of panes: [LayoutSubview], across: CGFloat?) -> PaneLengths {
    PaneLengths(
      panes.indices.map { index in
        let pane = panes[index]
        // A view that gives way across to a length that it has not got yet is asked for that afterwards.
        let across = axis == .horizontal ? nil : across
        let said = index < said.count ? said[index] : nil
        return PaneRange(
          least: along(pane.sizeThatFits(proposal(0, across))),
          most: along(pane.sizeThatFits(proposal(.infinity, across))),
          wish: said ?? pane.idealInside(along: axis), priority: pane.priority)
      })
  }

  func sizeThatFits(proposal offered: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let panes = subviews.filter { !$0[GripKey.self] }
    let (offeredAlong, offeredAcross) =
      axis == .horizontal ? (offered.width, offered.height) : (offered.height, offered.width)
    let lengths = lengths(of: panes, across: offeredAcross)
    let lines = lines(panes)
    let ideal = panes.reduce(lines) { $0 + along($1.sizeThatFits(proposal(nil, offeredAcross))) }
    let total =
      offeredAlong.map { max(lengths.least + lines, min(Double($0), lengths.most + lines)) } ?? ideal
    let shares: [CGFloat?] =
      total.isFinite && offeredAlong != nil
      ? lengths.lengths(in: total - lines).map { CGFloat($0) } : panes.map { _ in offeredAlong }
    let widest = zip(panes, shares).map { across($0.sizeThatFits(proposal($1, offeredAcross))) }.max() ?? 0
    return axis == .horizontal
      ? CGSize(width: CGFloat(total), height: widest) : CGSize(width: widest, height: CGFloat(total))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let panes = subviews.filter { !$0[GripKey.self] }
    let grips = subviews.filter { $0[GripKey.self] }
    let lengths = lengths(of: panes, across: across(bounds.size))
    found.panes = lengths
    found.lengths = lengths.lengths(in: along(bounds.size) - lines(panes))
    var start = 0.0
    for (index, pane) in panes.enumerated() {
      place(pane, from: start, found.lengths[index], in: bounds)
      start += found.lengths[index]
      if index < grips.count, let place = found.place(ofLineBehind: index) {
        grips[index].placeLine(at: CGFloat(start), isMoved: place.isMoved, along: axis, in: bounds)
      }
      start += Self.line
    }
  }

  /// In the middle of its room, if it takes less.
  private func place(_ pane: LayoutSubview, from start: Double, _ length: Double, in bounds: CGRect) {
    let middle = CGFloat(start + length / 2)
    let place =
      axis == .horizontal
      ? CGPoint(x: bounds.minX + middle, y: bounds.midY) : CGPoint(x: bounds.midX, y: bounds.minY + middle)
    pane.place(at: place, anchor: .center, proposal: proposal(CGFloat(length), across(bounds.size)))
  }
}

/// What the layout of a split view found last: the lines are moved from there.
final class FoundPanes {
  fileprivate(set) var panes = PaneLengths([])
  fileprivate(set) var lengths: [Double] = []

  /// nil: there is no such line.
  func place(ofLineBehind index: Int) -> GripPlace? {
    lengths.indices.contains(index + 1) ? panes.place(ofLineBehind: index, lengths) : nil
  }
}
