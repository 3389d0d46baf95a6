/// A view as large as a share of its container: the scroll view around it, or else the window.
private struct ContainerRelativeView<Content: View> {
  let axes: Axis.Set
  let alignment: Alignment
  /// nil: the container's whole length; outside of scroll views as much room as there is.
  let length: ((CGFloat, Axis) -> CGFloat)?
  let content: Content
}

extension ContainerRelativeView: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> ContainerRelativeNode {
    let node = ContainerRelativeNode(under: parent)
    node.show = { [unowned node] size in
      _FrameLayout<Content>._patch(node.child!, with: view.frame(in: size))
    }
    node.child = _FrameLayout<Content>._makeNode(view.frame(in: node.containerSize()), under: node)
    return node
  }
  static func patch(_ node: ContainerRelativeNode, with view: Self) {
    node.show = { [unowned node] size in
      _FrameLayout<Content>._patch(node.child!, with: view.frame(in: size))
    }
    node.update()
  }

  private func frame(in container: ContainerRelativeNode.Container) -> _FrameLayout<Content> {
    func bounds(_ axis: Axis, _ whole: CGFloat) -> (least: Double?, most: Double?) {
      guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return (nil, nil) }
      if length == nil, !container.isScrolled { return (nil, .infinity) }
      let length: CGFloat? = length?(whole, axis) ?? whole
      let exact = legal(length, .length, for: "length of a containerRelativeFrame").map { Double($0) }
      return (exact, exact)
    }
    let (width, height) = (
      bounds(.horizontal, container.size.width), bounds(.vertical, container.size.height)
    )
    return _FrameLayout(
      content: content,
      description: FrameDescription(
        minWidth: width.least, idealWidth: width.least, maxWidth: width.most, minHeight: height.least,
        idealHeight: height.least, maxHeight: height.most, alignment: alignment))
  }
}

extension ContainerRelativeView: ModifyingPrimitive {
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(ContainerRelativeView<C>(axes: axes, alignment: alignment, length: length, content: content))
  }
}

/// Follows how large the container is.
private final class ContainerRelativeNode: SingleChildNode {
  struct Container: Equatable {
    var size: CGSize
    /// Whether it is a scroll view.
    var isScrolled: Bool
  }

  /// Gives the child its place in a container.
  var show: ((Container) -> Void)!
  private var seen: Container?

  /// The container as it is now; this node is woken when it is another.
  func containerSize() -> Container {
    let container = reading {
      let values = EnvironmentValues(scope: environment)
      let scroll = scrollAround
      if let scroll { follow(scroll) }
      return Self.container(scroll, values)
    }
    seen = container
    return container
  }

  private static func container(_ scroll: (any ScrolledWidget)?, _ values: EnvironmentValues) -> Container {
    let geometry = scroll?.scrollGeometry
    // Before anything is laid out, what it will be at most.
    var size = geometry.flatMap { $0.isKnown ? $0.containerSize : nil } ?? values.windowSize
    if scroll != nil {
      let margins = values.scrollMargins.around
      size.width = max(0, size.width - margins.leading - margins.trailing)
      size.height = max(0, size.height - margins.top - margins.bottom)
    }
    return Container(size: size, isScrolled: scroll != nil)
  }

  private func follow(_ scroll: any ScrolledWidget) {
    graph.places.follow(self) { [weak self, weak scroll] in
      guard let self, let scroll, scroll.scrollGeometry.isKnown else { return false }
      return Self.container(scroll, EnvironmentValues(scope: environment)) != seen
    }
  }

  override func update() { show(containerSize()) }
}

extension View {
  /// Makes this view as long as its container along `axes`: the scroll view around it without the margins of its content, or
  /// else as much room as there is.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { ContainerRelativeView(axes: axes, alignment: alignment, length: nil, content: self) }
  /// Gives this view the lengths that `length` makes of those of its container, in points: the scroll view around it without
  /// the margins of its content, or else the window.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerRelativeView(axes: axes, alignment: alignment, length: length, content: self)
  }
  /// Gives this view `span` of `count` equal parts of its container, `spacing` points apart.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = legal(count, atLeast: 1, for: "count of a containerRelativeFrame")
    let span = legal(span, atLeast: 1, for: "span of a containerRelativeFrame")
    let spacing = legal(spacing, or: 0, for: "spacing of a containerRelativeFrame")
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      // More gaps than there is room for leave none for the parts.
      let part = max(0, length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
