/// Kinds of views that stay in sight while others scroll. Accepted without effect: headers and footers scroll along.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that takes the width it is offered. All its views are made at once; only a `List` makes rows as they come into
/// sight.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVStack: View {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public var body: some View {
    SectionedStack(axis: .vertical(alignment), spacing: spacing, content: content)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// A row that takes the height it is offered. All its views are made at once.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHStack: View {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public var body: some View {
    SectionedStack(axis: .horizontal(alignment), spacing: spacing, content: content)
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
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
