/// Views that are shown in a widget which has to know what they say as well.
final class ReadSlotNode: SlotNode {
  /// Called in the update in which something in here may have changed.
  private let changed: () -> Void

  init(_ slot: Slot, of container: any Widget, under parent: Node, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(slot, of: container, under: parent)
  }

  override var readsBelow: Bool { true }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    super.insert(widgets, after: sibling, of: node)
    changed()
  }
  override func widgetChanged() {
    super.widgetChanged()
    changed()
  }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    super.move(widgets, after: sibling, of: node)
    changed()
  }
  override func remove(_ widgets: [any Widget], of node: Node) {
    super.remove(widgets, of: node)
    changed()
  }
}
