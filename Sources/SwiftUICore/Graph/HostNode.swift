/// A node whose subtree's top-level widgets it places: into a widget of its own, or into a slot of one.
class HostNode: Node {
  override var asHost: HostNode? { self }
  override var passesAttributes: Bool { false }

  /// The widget, and the slot of it, that the subtree's top-level widgets stand in; nil: somebody else decides.
  var held: (widget: any Widget, slot: Slot)? { ownWidget.map { ($0, .content) } }

  /// Whether `ForEach` rows below are made only as they come into sight.
  var realisesRowsLazily: Bool { false }

  /// Whether the parts of a section below are children of this host.
  var flattensSections: Bool { false }

  /// Whether the rows of a section below are on a surface of their own, and each a row.
  var groupsSections: Bool { false }

  /// Whether each of the views below may be put elsewhere, and so has a level of the environment to itself.
  var separatesViews: Bool { false }

  /// Whether views below are seen to come and go.
  var showsTransitions: Bool { true }

  /// Inserts the widgets of `node`'s subtree directly after `sibling`; nil: at the front.
  func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {}
  /// Moves widgets already here directly after `sibling`.
  func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {}
  /// Takes widgets out for good.
  func remove(_ widgets: [any Widget], of node: Node) {}
  /// Takes runs of widgets off the screen that are removed later; false: they have to be removed at once.
  func putAside(_ runs: [(first: any Widget, last: any Widget)]) -> Bool { false }
  /// Tells that about `count` widgets are about to come or go, so that the renderer can do it in bulk.
  func beginChanges(_ count: Int) {}
  func endChanges() {}
  /// Whether a widget that is here and all behind it have not been in sight.
  final func isUnseen(from child: any Widget) -> Bool { held?.widget.isUnseen(from: child) ?? false }
  /// A widget below describes itself otherwise than before, or came or went; told where somebody reads what is shown.
  func widgetChanged() { if isRead { host?.widgetChanged() } }
  /// Rows of a lazily realised `ForEach` below have changed.
  func rowsChanged(_ changes: [RowChange], of rows: LazyRowsNode) {}
}

/// A host that puts what it gets into a slot of a widget that another node owns.
class SlotNode: HostNode {
  final let container: any Widget
  final let slot: Slot
  final var child: Node?

  init(_ slot: Slot, of container: any Widget, under parent: Node) {
    self.slot = slot
    self.container = container
    super.init(under: parent)
  }

  /// Makes the slot's content and puts its widgets in.
  final func mount(_ make: (Node) -> Node) {
    let child = make(self)
    self.child = child
    let widgets = child.widgets
    if graph.recycledRow?.settle(widgets, in: container, slot) == true { return }
    if !widgets.isEmpty { container.insert(widgets, after: nil, in: slot) }
  }

  override var held: (widget: any Widget, slot: Slot)? { (container, slot) }
  /// It owns no widget: whether its container's may show another row, that one's node knows.
  override var isRecyclable: Bool { true }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { container.insert(widgets, after: sibling, in: slot) }
    if graph.tellsLayoutWithin { decoratedChanged() }
    widgetChanged()
  }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { container.move(widgets, after: sibling, in: slot) }
    widgetChanged()
  }
  override func remove(_ widgets: [any Widget], of node: Node) {
    if !widgets.isEmpty { container.remove(widgets, from: slot) }
    widgetChanged()
  }
  override func putAside(_ runs: [(first: any Widget, last: any Widget)]) -> Bool {
    container.putAside(runs, from: slot)
  }
  override func beginChanges(_ count: Int) { container.beginChanges(count) }
  override func endChanges() { container.endChanges() }

  override var leavesQuietly: Bool { true }

  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    child?.unmount()
    super.unmount()
  }
}
