/// The lines of a lazy stack or grid: made as they come into sight where a scroll view around them scrolls along their
/// axis, and all at once elsewhere.
struct LazyLinesView<Content: View, Eager: View>: View, PrimitiveView {
  let description: LazyLinesDescription
  let content: Content
  /// The same views in a stack or grid that makes them at once.
  let eager: (Content) -> Eager

  static func makeNode(_ view: Self, under parent: Node) -> LazyChoiceNode {
    let node = LazyChoiceNode(under: parent)
    if node.isScrolled(along: view.description.axis) {
      let lines = LazyLinesNode(view.description, under: node)
      node.lines = lines
      node.child = lines
      lines.mount { Content._makeNode(view.content, under: $0) }
    } else {
      node.child = Eager._makeNode(view.eager(view.content), under: node)
    }
    return node
  }

  static func patch(_ node: LazyChoiceNode, with view: Self) {
    guard let lines = node.lines else { return Eager._patch(node.child!, with: view.eager(view.content)) }
    lines.describe(view.description)
    Content._patch(lines.child, with: view.content)
  }
}

final class LazyChoiceNode: SingleChildNode {
  fileprivate(set) var lines: LazyLinesNode?

  /// Whether the nearest scroll view along `axis` is in the same window or page, with no list in between.
  func isScrolled(along axis: Axis) -> Bool {
    var node = parent
    while let current = node, !(current is PageNode), !(current is ListNode) {
      if let scroll = current.attributed?.anyWidget as? any ScrollingWidget,
        scroll.scrolls(along: axis)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

final class LazyLinesNode: RowsNode {
  private let widget: any DescribedWidget<LazyLinesDescription>

  init(_ description: LazyLinesDescription, under parent: Node) {
    widget = parent.graph.renderer.makeWidget(for: description)
    super.init(widget, under: parent)
  }

  override var rowDescription: RowDescription { RowDescription(isCell: true) }

  func describe(_ new: LazyLinesDescription) {
    let old = widget.description
    guard old != new else { return }
    widget.description = new
    widget.update(from: old)
  }

  override func share(of anchor: UnitPoint) -> Double {
    Double(widget.description.axis == .vertical ? anchor.y : anchor.x)
  }
}
