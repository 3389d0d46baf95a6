/// The widgets of a row that has gone out of sight, on their way to the one that comes into sight in its stead.
///
/// The old row's nodes go and keep what is worth it, as if the row were let go of; the new row's are made as ever, parents
/// first, but each takes the widget of the node that stood in its place, for as long as the two rows are alike. From the
/// first difference on widgets are made, and what nobody took goes. So a row scrolled into sight costs its nodes and what
/// differs in its descriptions, and no widget.
@MainActor
final class RecycledRow {
  /// Where a widget stands: in a slot of another.
  private struct Holder {
    let widget: any Widget
    let slot: Slot

    func isSame(as other: (widget: any Widget, slot: Slot)?) -> Bool {
      guard let other else { return false }
      return widget === other.widget && slot == other.slot
    }
  }
  /// The old nodes with widgets, parents first and in view order, each with where its own stands.
  private var nodes: ContiguousArray<(node: Node, widget: any Widget, holder: Holder)> = []
  private let row: any Widget
  private var next = 0

  /// nil: something in the row is more than its description, and must not be shown for another row.
  init?(_ row: RowNode) {
    self.row = row.widget
    guard row.widget.isRecyclable, let child = row.child else { return nil }
    nodes.reserveCapacity(8)
    guard collect(child, in: Holder(widget: row.widget, slot: .content)) else { return nil }
  }

  private func collect(_ node: Node, in holder: Holder) -> Bool {
    guard node.isRecyclable else { return false }
    var holder = holder
    if let widget = node.ownWidget { nodes.append((node, widget, holder)) }
    if let held = node.asHost?.held { holder = Holder(widget: held.widget, slot: held.slot) }
    var isWhole = true
    node.forEachChild { child in
      if isWhole { isWhole = collect(child, in: holder) }
    }
    return isWhole
  }

  /// The old node in the place where `node` is being made, of the same type, whose widget `fits`; nil: there is none, and
  /// none will follow.
  func takeNode(for node: HostNode, fits: (Node) -> Bool = { _ in true }) -> Node? {
    guard next < nodes.count else { return nil }
    let (old, _, holder) = nodes[next]
    guard type(of: old) == type(of: node), holder.isSame(as: node.host?.held), fits(old) else {
      next = nodes.count
      return nil
    }
    next += 1
    return old
  }

  /// Leaves `new` in a slot of a widget instead of what stood there; false: the widget is none of the old row's.
  func settle(_ new: [any Widget], in holder: any Widget, _ slot: Slot = .content) -> Bool {
    // A row has a handful of widgets: to look through them takes less than a table would.
    guard holder === row || nodes.contains(where: { $0.widget === holder }) else { return false }
    // What was taken comes first, in its old order.
    var kept = 0
    var gone: [any Widget] = []
    for (_, widget, place) in nodes where place.isSame(as: (holder, slot)) {
      if gone.isEmpty, kept < new.count, widget === new[kept] { kept += 1 } else { gone.append(widget) }
    }
    if !gone.isEmpty { holder.remove(gone, from: slot) }
    if kept < new.count {
      holder.insert(Array(new[kept...]), after: kept > 0 ? new[kept - 1] : nil, in: slot)
    }
    return true
  }
}

extension Graph {
  /// Runs `make`, which makes the nodes of a row, with the widgets of another.
  func recycling(_ row: RecycledRow, _ make: () -> Void) {
    let outer = recycledRow
    recycledRow = row
    make()
    recycledRow = outer
  }

  /// Whether nothing moves or is about to, so that what a widget shows is what its description says.
  var isStill: Bool { animator.isIdle && !hasDepartures && motionModifiers == 0 && geometryFollowers == 0 }
}
