private struct WindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 800, height: 600) }
}

extension EnvironmentValues {
  /// The size of the content of the window that the view is in, in points.
  var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}

/// A view as large as a share of its container.
private struct ContainerRelativeView<Content: View> {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  let content: Content
  @Environment(\.windowSize) var size
}

extension ContainerRelativeView: View {
  var body: some View {
    content.frame(
      width: axes.contains(.horizontal) ? max(0, length(size.width, .horizontal)) : nil,
      height: axes.contains(.vertical) ? max(0, length(size.height, .vertical)) : nil, alignment: alignment)
  }
}

extension View {
  /// Gives this view the lengths that `length` makes of those of its container: here, of the window.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerRelativeView(axes: axes, alignment: alignment, length: length, content: self)
  }
  /// Gives this view `span` of `count` equal parts of its container, here the window, `spacing` points apart.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
    }
  }
}
