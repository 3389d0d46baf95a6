/// Views that can be scrolled to one of them.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> ScrollReaderNode<Content> {
    ScrollReaderNode(view.content, under: parent)
  }
  static func patch(_ node: ScrollReaderNode<Content>, with view: Self) { node.patch(with: view.content) }
}

/// Scrolls the views of a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var request: ScrollRequestNode?

  /// Brings the view with `id` into sight, in a list or a scroll view: the row of that id in a `ForEach`, or the view that
  /// `id(_:)` names. With an anchor, that point of the view meets the same point of what is in sight.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    request?.wanted = (AnyHashable(id), anchor)
    request?.markDirty()
  }
}

extension ScrollViewProxy {
  /// Scrolls the first scroll view in here to one of its edges.
  @MainActor
  func scroll(to edge: Edge) {
    guard let request else { return }
    request.wantedEdge = edge
    request.markDirty()
  }
  /// Scrolls the first scroll view in here so that this place of its content is at the beginning.
  @MainActor
  func scroll(x: CGFloat?, y: CGFloat?) {
    guard let request else { return }
    request.wantedPlace = (x, y)
    request.markDirty()
  }
}

/// Waits for the update that a request to scroll is made in: what was written in the same event comes first, since the view
/// may only be on its way.
final class ScrollRequestNode: Node {
  var wanted: (id: AnyHashable, anchor: UnitPoint?)?
  var wantedEdge: Edge?
  var wantedPlace: (x: CGFloat?, y: CGFloat?)?

  override func update() {
    isDirty = false
    let transaction = animatedTransaction
    graph.afterUpdate { [weak self] in
      guard let self, isMounted, let parent else { return }
      let below = parent.scrollBelow
      guard let transaction, let (node, scroll) = below else {
        if let widget = below?.widget { graph.animator.stopScrolling(widget) }
        return perform(in: parent)
      }
      if let (id, anchor) = wanted, let list = node as? RowsNode {
        guard let place = list.offset(ofRow: id, anchor: anchor) else { return perform(in: parent) }
        wanted = nil
        graph.animator.scroll(scroll, for: self, in: transaction, y: place) { [weak list] in
          // Rows out of sight have the height that they have once they come in.
          _ = list?.scrollToRow(of: id, anchor: anchor)
        }
      } else if scroll is any ScrollingWidget {
        graph.animator.scroll(scroll, for: self, in: transaction) { self.perform(in: parent) }
      } else {
        perform(in: parent)
      }
    }
  }

  private func perform(in node: Node) {
    if let edge = wantedEdge { _ = node.scroll(to: edge) }
    if let (x, y) = wantedPlace {
      node.scrollBelow?.widget.scroll(x: x.map { Double($0) }, y: y.map { Double($0) })
    }
    if let (id, anchor) = wanted { _ = node.scroll(to: id, anchor: anchor) }
    (wantedEdge, wantedPlace, wanted) = (nil, nil, nil)
  }
}

final class ScrollReaderNode<Content: View>: SingleChildNode {
  private var content: (ScrollViewProxy) -> Content
  private var request: ScrollRequestNode!

  init(_ content: @escaping (ScrollViewProxy) -> Content, under parent: Node) {
    self.content = content
    super.init(under: parent)
    request = ScrollRequestNode(under: self)
    child = Content._makeNode(made(), under: self)
  }

  private func made() -> Content { reading { content(ScrollViewProxy(request: request)) } }

  func patch(with new: @escaping (ScrollViewProxy) -> Content) {
    content = new
    update()
  }

  override func update() { Content._patch(child!, with: made()) }

  override func unmount() {
    request.unmount()
    super.unmount()
  }
}

extension _ViewNode {
  /// Scrolls the list or scroll view further down that holds the view with `id`; false: there is no such view.
  final func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if let list = self as? RowsNode, list.scrollToRow(of: id, anchor: anchor) { return true }
    if (self as? IDNode)?.id == id { return bringIntoSight(anchor: anchor) }
    if let rows = self as? LazyRowsNode, rows.identifiesChildren {
      for (index, child) in rows.children.enumerated() where rows.rowID(at: index) == id {
        return child.bringIntoSight(anchor: anchor)
      }
    }
    var isDone = false
    forEachChild { child in if !isDone { isDone = child.scroll(to: id, anchor: anchor) } }
    return isDone
  }

  /// Scrolls the first scroll view or list in here to an edge; false: there is none.
  fileprivate final func scroll(to edge: Edge) -> Bool {
    let anchor: UnitPoint =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
    if let list = self as? RowsNode { return list.scrollToEnd(edge == .bottom || edge == .trailing) }
    if let scrolling = attributed?.anyWidget as? any ScrollingWidget {
      var content: (any Widget)?
      forEachChild { content = content ?? $0.widgets.first }
      if let content { scrolling.scroll(to: content, anchor: anchor) }
      return true
    }
    var isDone = false
    forEachChild { child in if !isDone { isDone = child.scroll(to: edge) } }
    return isDone
  }

  private func bringIntoSight(anchor: UnitPoint?) -> Bool {
    guard let target = widgets.first else { return false }
    var node = parent
    while let current = node {
      if let scrolling = current.attributed?.anyWidget as? any ScrollingWidget {
        scrolling.scroll(to: target, anchor: anchor)
        return true
      }
      node = current.parent
    }
    return false
  }
}
