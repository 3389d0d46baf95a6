/// A view that scrolls its content.
public struct ScrollView<Content> {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content
}

extension ScrollView: View where Content: View {
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, showsIndicators: showsIndicators, content: content())
  }

  public var body: some View {
    ScrollContainer(
      axes: axes, showsIndicators: showsIndicators,
      content: VStack(alignment: .center, spacing: nil) { content })
  }
}

/// The scrolling widget around one stack.
struct ScrollContainer<Content: View>: View, ContainerView, DescribedView {
  typealias Body = Never
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  func describe(in context: DescriptionContext) -> ScrollDescription {
    ScrollDescription(
      isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
      showsIndicators: showsIndicators)
  }
}
