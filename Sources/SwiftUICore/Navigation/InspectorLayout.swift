/// How wide an inspector is, and how narrow and how wide a person may make it, in points.
struct InspectorWidth: Equatable {
  private(set) var least = 180.0
  private(set) var ideal = 270.0
  private(set) var most = 400.0

  /// As wide as one of which nothing is said.
  init() {}

  init(fixed width: CGFloat) {
    ideal = legal(Optional(width), .length, for: Self.name).map(Double.init) ?? ideal
    (least, most) = (ideal, ideal)
  }

  init(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
    self.ideal = legal(Optional(ideal), .length, for: Self.name).map(Double.init) ?? self.ideal
    least = legal(min, .length, for: Self.name).map(Double.init) ?? Swift.min(least, self.ideal)
    most = legal(max, .notNegative, for: Self.name).map(Double.init) ?? Swift.max(most, self.ideal)
    compare(least, self.ideal, most, of: "Width")
    self.ideal = Swift.max(least, Swift.min(self.ideal, most))
    most = Swift.max(least, most)
  }

  private static let name = "width of an inspector"

  func clamped(_ width: Double) -> Double { Swift.max(least, Swift.min(width, most)) }
}

/// What is inspected, and behind it the column: as wide as is said, or a person has made it, or as what is in it takes at least.
/// Where that would leave too little of what is inspected, as in a narrow window, the column is there in its place.
struct InspectorLayout: Layout {
  let width: InspectorWidth
  let dragged: Double?
  /// Where to leave what was found.
  let found: FoundInspector

  private static let line = 1.0
  /// What is inspected has at least so much beside the column, unless it wants less.
  private static let leastBeside = 180.0

  private func isInPlace(_ column: Double, of total: CGFloat?, _ inspected: LayoutSubview) -> Bool {
    guard column > 0, let total else { return false }
    // So much of what is offered it takes, and what it cannot be narrower than.
    let wanted = ProposedViewSize(width: CGFloat(Self.leastBeside), height: nil)
    return Double(total) - column < Double(inspected.sizeThatFits(wanted).width)
  }

  /// How wide a column takes to be of what it is offered.
  private func taken(_ column: LayoutSubview, _ width: Double, _ height: CGFloat?) -> Double {
    Double(column.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: height)).width)
  }

  /// How wide the column is of `total`, with its line; 0: there is none. One that was made wider than it would be gives way to
  /// what is inspected.
  private func columnWidth(_ subviews: Subviews, of total: CGFloat?, _ height: CGFloat?) -> Double {
    guard subviews.count > 1 else { return 0 }
    let wanted = width.clamped(dragged ?? width.ideal)
    let usual = taken(subviews[1], min(wanted, width.ideal), height)
    guard wanted > width.ideal else { return usual + Self.line }
    let least = Double(subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: height)).width)
    let room = total.map { Double($0) - Self.line - least } ?? wanted
    return max(usual, taken(subviews[1], min(wanted, room), height)) + Self.line
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let column = CGFloat(columnWidth(subviews, of: proposal.width, proposal.height))
    if isInPlace(Double(column), of: proposal.width, first) {
      let sizes = subviews.filter { !$0[GripKey.self] }.map { $0.sizeThatFits(proposal) }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
    let base = first.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - column) }, height: proposal.height))
    let inspector = subviews.dropFirst().filter { !$0[GripKey.self] }.map {
      $0.sizeThatFits(ProposedViewSize(width: max(0, column - 1), height: proposal.height)).height
    }
    return CGSize(width: base.width + column, height: max(base.height, inspector.max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let first = subviews.first else { return }
    let column = columnWidth(subviews, of: bounds.width, bounds.height)
    if isInPlace(column, of: bounds.width, first) { return placeInPlace(subviews, in: bounds) }
    let base = max(0, Double(bounds.width) - column)
    first.place(at: bounds.origin, proposal: ProposedViewSize(width: CGFloat(base), height: bounds.height))
    for inspector in subviews.dropFirst() where !inspector[GripKey.self] {
      inspector.place(
        at: CGPoint(x: bounds.minX + CGFloat(base + Self.line), y: bounds.minY),
        proposal: ProposedViewSize(width: CGFloat(max(0, column - Self.line)), height: bounds.height))
    }
    guard let line = subviews.last, subviews.count > 2 else { return }
    find(base, subviews, in: bounds)
    line.placeLine(at: CGFloat(base), isMoved: found.place.isMoved, along: .horizontal, in: bounds)
  }

  /// What is inspected is beyond the edge, where it is neither seen nor met.
  private func placeInPlace(_ subviews: Subviews, in bounds: CGRect) {
    let whole = ProposedViewSize(bounds.size)
    for (index, subview) in subviews.enumerated() {
      if index == 0 {
        subview.place(at: CGPoint(x: bounds.maxX, y: bounds.minY), proposal: whole)
      } else if subview[GripKey.self] {
        subview.place(at: CGPoint(x: bounds.maxX, y: bounds.minY), proposal: .zero)
      } else {
        subview.place(at: bounds.origin, proposal: whole)
      }
    }
  }

  /// Leaves how far the line is moved.
  private func find(_ base: Double, _ subviews: Subviews, in bounds: CGRect) {
    let height = bounds.height
    found.total = Double(bounds.width) - Self.line
    let leastOfBase = Double(subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: height)).width)
    let least = taken(subviews[1], width.least, height)
    let most = max(least, min(taken(subviews[1], width.most, height), found.total - leastOfBase))
    found.place = GripPlace(length: base, least: found.total - most, most: found.total - least)
  }
}

/// What the layout found last: the line is moved from there.
final class FoundInspector {
  fileprivate(set) var place = GripPlace(length: 0, least: 0, most: 0)
  /// How wide both are together, without the line.
  fileprivate(set) var total = 0.0
}
