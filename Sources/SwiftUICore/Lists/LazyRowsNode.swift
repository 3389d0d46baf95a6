/// A group whose children may be rows that are made only as they come into sight.
class LazyRowsNode: GroupNode {
  override var exchangesViews: Bool { true }
  var rowCount: Int { 0 }
  /// Whether the children are made, each with the id of `rowID`.
  var identifiesChildren: Bool { false }
  func rowID(at index: Int) -> AnyHashable { AnyHashable(index) }
  /// What the row stands for in a selection; of the value of a link in it, if `accepts` says that it is one.
  func selectionValue(at index: Int, accepts: (AnyHashable) -> Bool) -> AnyHashable { rowID(at: index) }
  func rowIndex(of id: AnyHashable) -> Int? { nil }
  func realiseRow(at index: Int) -> RowNode { RowNode(at: index, under: self) }
  func releaseRow(_ row: RowNode) {}
  /// The row at `index` in the widgets of one that is made; nil: it cannot be.
  func reuseRow(_ row: RowNode, at index: Int) -> RowNode? { nil }
  /// The row, if it is made.
  func madeRow(at index: Int) -> RowNode? { nil }
}

/// A row of a list: holds the row's content in a row widget.
final class RowNode: HostNode {
  /// The row's place in its `ForEach`.
  var index: Int
  let widget: any DescribedWidget<RowDescription>
  private(set) var child: Node?
  /// Whether something in the row has to stay, in sight or not.
  var isPinned = false {
    didSet { if !isPinned && waitsForRelease && isMounted { release() } }
  }
  /// Whether the row went out of sight while it was pinned.
  var waitsForRelease = false

  /// - Parameter widget: that of a row that has gone; nil: a new one.
  init(
    at index: Int, under parent: LazyRowsNode, in widget: (any DescribedWidget<RowDescription>)? = nil
  ) {
    self.index = index
    self.widget =
      widget
      ?? parent.graph.renderer.makeWidget(for: parent.host?.rowsAround?.rowDescription ?? RowDescription())
    super.init(under: parent)
  }

  override var ownWidget: (any Widget)? { widget }
  /// What is said of all the rows is said of what is in each.
  override var passesAttributes: Bool { carriesAttributes }
  /// That of the element it shows; nil: it has left its `ForEach`.
  var id: AnyHashable? { (parent as? LazyRowsNode)?.rowID(at: index) }

  func mount(_ make: (RowNode) -> Node) {
    graph.building {
      let child = make(self)
      self.child = child
      let widgets = child.widgets
      if graph.recycledRow?.settle(widgets, in: widget) == true { return }
      if !widgets.isEmpty { widget.insert(widgets, after: nil, in: .content) }
    }
  }

  /// Whether its nodes may stand for another element as they are: they have nothing that is one element's.
  var standsForAnyElement: Bool {
    guard let child, widget.isRecyclable, graph.printedStamps.isEmpty else { return false }
    return child.isInterchangeableInAll
  }

  /// Releases the row: its nodes and widgets go.
  func release() { (parent as? LazyRowsNode)?.releaseRow(self) }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.insert(widgets, after: sibling, in: .content) }
  }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.move(widgets, after: sibling, in: .content) }
  }
  override func remove(_ widgets: [any Widget], of node: Node) {
    if !widgets.isEmpty { widget.remove(widgets, from: .content) }
  }
  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    child?.unmount()
    super.unmount()
  }
}

extension _ViewNode {
  /// Whether this node and all below it are.
  fileprivate final var isInterchangeableInAll: Bool {
    guard isInterchangeable else { return false }
    var areAll = true
    forEachChild { child in if areAll { areAll = child.isInterchangeableInAll } }
    return areAll
  }
}

extension HostNode {
  /// What makes the rows below.
  var rowsAround: RowsNode? {
    var node: Node? = self
    while let current = node {
      if let rows = current as? RowsNode { return rows }
      node = current.parent
    }
    return nil
  }
}

/// A row of a list, or a cell of a lazy stack or grid.
package struct RowDescription: Description {
  package static let kind = "row"
  /// Whether it is as its content is, without a row's ways.
  package var isCell = false
  /// Whether it shows that it leads to another page.
  package var leadsOn = false
  /// Whether several views in it stand beside each other, as in a link's label.
  package var isLine = false
  package init(isCell: Bool = false) { self.isCell = isCell }
}
