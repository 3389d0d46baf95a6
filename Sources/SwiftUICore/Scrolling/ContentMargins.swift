/// What is free around content that scrolls.
struct ScrollMargins: Equatable {
  /// What scroll views and lists in here leave free around their content.
  var asked = EdgeInsets()
  /// What the scroll view around does.
  var around = EdgeInsets()
}

private struct ScrollMarginsKey: EnvironmentKey { static var defaultValue: ScrollMargins { ScrollMargins() } }

extension EnvironmentValues {
  var scrollMargins: ScrollMargins {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
}

/// What scrolls, within its margins. Scroll views in it have none of those, and stand by no anchor of the one around.
struct WithinMargins<Content: View>: View {
  let content: Content
  @Environment(\.scrollMargins) private var margins

  var body: some View {
    content
      .padding(margins.asked)
      .modifier(
        _EnvironmentModifier { values in
          values.scrollMargins = ScrollMargins(around: margins.asked)
          values.scrollAnchorWishes = ScrollAnchorWishes()
        })
  }
}

extension View {
  /// Leaves space free around the content of scroll views and lists in this view, within their scroll bars; nil: the
  /// platform's amount, for the scroll bars alone: nothing.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? defaultPadding
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = legal(insets, .length, for: "content margin")
    return transformEnvironment(\.scrollMargins) {
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { $0.asked.top = insets.top }
      if edges.contains(.leading) { $0.asked.leading = insets.leading }
      if edges.contains(.bottom) { $0.asked.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.asked.trailing = insets.trailing }
    }
  }
}
