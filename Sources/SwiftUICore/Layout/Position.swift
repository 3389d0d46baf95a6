/// All the room that is offered, and a view with its middle at a point of it.
struct PositionLayout: Layout, PlacingLayout, GuidelessLayout {
  var position: CGPoint
  var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center,
        proposal: proposal)
    }
  }
}

/// A view held to a proportion of width to height.
struct AspectLayout: Layout, PlacingLayout, GuidelessLayout {
  /// Width by height; nil: the view's own.
  var ratio: CGFloat?
  let contentMode: ContentMode

  private func size(_ proposal: ProposedViewSize, _ ideal: CGSize) -> CGSize {
    guard let ratio = ratio ?? (ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil) else {
      return proposal.replacingUnspecifiedDimensions(by: ideal)
    }
    func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
    switch (finite(proposal.width), finite(proposal.height)) {
    case (let width?, let height?):
      let isWider = width / max(height, 1) > ratio
      return isWider == (contentMode == .fit)
        ? CGSize(width: height * ratio, height: height) : CGSize(width: width, height: width / ratio)
    case (let width?, nil): return CGSize(width: width, height: width / ratio)
    case (nil, let height?): return CGSize(width: height * ratio, height: height)
    case (nil, nil):
      return CGSize(
        width: max(ideal.width, ideal.height * ratio), height: max(ideal.height, ideal.width / ratio))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    var proposal = proposal
    if proposal.width == .infinity, proposal.height == nil, let view = subviews.first {
      let most = view.sizeThatFits(proposal).width
      if most == .infinity { return CGSize(width: .infinity, height: size(proposal, ideal).height) }
      // What has bounds of its own is not wider than these.
      if most > ideal.width { proposal.width = most }
    }
    let own = size(proposal, ideal)
    guard let view = subviews.first, own.width.isFinite, own.height.isFinite else { return own }
    // The view is offered a size of the proportion, and takes of it what it takes.
    return view.sizeThatFits(ProposedViewSize(own))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let ideal = ratio == nil ? subview.sizeThatFits(.unspecified) : .zero
      // What has bounds of its own may be lower than it was offered, and is then all there is.
      let offered = size(ProposedViewSize(width: bounds.width, height: nil), ideal)
      let taken = subview.sizeThatFits(ProposedViewSize(offered))
      let fits = taken.width <= bounds.width && taken.height <= bounds.height
      let size = fits ? offered : size(ProposedViewSize(bounds.size), ideal)
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}

extension View {
  /// Takes all the room there is, and puts the middle of this view at a point of it.
  public nonisolated func position(_ position: CGPoint) -> some View {
    LayoutContainer(
      layout: PositionLayout(
        position: CGPoint(
          x: legal(position.x, or: 0, for: "position"), y: legal(position.y, or: 0, for: "position"))),
      content: self)
  }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
