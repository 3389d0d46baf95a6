/// The first of several views that fits into what is offered; the last where none does.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View {
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }
  public var body: some View { LayoutContainer(layout: ViewThatFitsLayout(axes: axes), content: content) }
}

/// Places one of its views; the renderer does not show the others.
struct ViewThatFitsLayout: Layout, GuidelessLayout {
  let axes: Axis.Set

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    subviews.first { subview in
      let ideal = subview.sizeThatFits(.unspecified)
      if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { return false }
      if axes.contains(.vertical), let height = proposal.height {
        let needed = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
        if (axes.contains(.horizontal) ? ideal.height : needed) > height { return false }
      }
      return true
    } ?? subviews.last
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    choice(proposal, subviews)?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
