/// Kinds of views of a section that stay in sight as long as something of it is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that takes the width it is offered. In a scroll view, a `ForEach` in it makes its views as they come into sight;
/// what they keep in states stays as long as their id is in the data. Elsewhere all are made at once.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: legal(spacing, for: LinesLayout.spacingName), pinned: pinnedViews,
      content: content())
  }

  public var body: some View {
    let alignment = Alignment(horizontal: self.alignment, vertical: .center)
    return LazyLinesView(
      description: LazyLinesDescription(
        layout: LinesLayout(
          axis: .vertical, items: [GridItem(.flexible(minimum: 0), alignment: alignment)],
          alignment: alignment,
          spacing: spacing), pinned: pinned), content: content
    ) { content in
      SectionedStack(axis: .vertical(alignment.horizontal), spacing: spacing, content: content)
        .frame(maxWidth: .infinity, alignment: alignment)
    }
  }
}

/// A row that takes the height it is offered. In a scroll view along it, a `ForEach` in it makes its views as they come into
/// sight, as in a `LazyVStack`.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyHStack: View {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: legal(spacing, for: LinesLayout.spacingName), pinned: pinnedViews,
      content: content())
  }

  public var body: some View {
    let alignment = Alignment(horizontal: .center, vertical: self.alignment)
    return LazyLinesView(
      description: LazyLinesDescription(
        layout: LinesLayout(
          axis: .horizontal, items: [GridItem(.flexible(minimum: 0), alignment: alignment)],
          alignment: alignment, spacing: spacing), pinned: pinned), content: content
    ) { content in
      SectionedStack(axis: .horizontal(alignment.vertical), spacing: spacing, content: content)
        .frame(maxHeight: .infinity, alignment: alignment)
    }
  }
}

/// A stack in which a section's header, content and footer stand one after the other.
private struct SectionedStack<Content: View>: View, ContainerView, DescribedView {
  typealias Body = Never
  let axis: StackDescription.Axis
  let spacing: CGFloat?
  let content: Content
  static var flattensSections: Bool { true }

  func describe(in context: DescriptionContext) -> StackDescription {
    StackDescription(axis: axis, spacing: spacing.map(Double.init))
  }
}
