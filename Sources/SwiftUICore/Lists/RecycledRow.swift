/// The widgets of a row that has gone out of sight, on their way to the one that comes into sight in its stead.
///
/// The old row's nodes go and keep what is worth it, as if the row were let go of; the new row's are made as ever, parents
/// first, but each takes the widget of the node that stood in its place, for as long as the two rows are alike. From the
/// first difference on widgets are made, and what nobody took goes. So a row scrolled into sight costs its nodes and what
/// differs in its descriptions, and no widget.
@MainActor
final class RecycledRow {
  /// The old nodes with widgets, parents first, each with the widget that its own stands in.
  private var nodes: ContiguousArray<(node: Node, holder: any Widget)> = []
  /// What stood in each widget, in order.
  private var contents: [ObjectIdentifier: [any Widget]] = [:]
  private var next = 0

  /// nil: something in the row is more than its description, and must not be shown for another row.
  init?(_ row: RowNode) {
    contents[ObjectIdentifier(row.widget)] = []
    guard row.widget.isRecyclable, let child = row.child, collect(child, in: row.widget) else { return nil }
  }

  private func collect(_ node: Node, in holder: any Widget) -> Bool {
    guard node.isRecyclable else { return false }
    var holder = holder
    if let widget = node.ownWidget {
      nodes.append((node, holder))
      contents[ObjectIdentifier(holder), default: []].append(widget)
      contents[ObjectIdentifier(widget)] = []
      holder = widget
    }
    var isWhole = true
    node.forEachChild { child in
      if isWhole { isWhole = collect(child, in: holder) }
    }
    return isWhole
  }

  /// The old node in the place where `node` is being made, of the same type; nil: there is none, and none will follow.
  func takeNode(for node: HostNode) -> Node? {
    guard next < nodes.count else { return nil }
    let (old, holder) = nodes[next]
    guard type(of: old) == type(of: node), node.host?.ownWidget === holder else {
      next = nodes.count
      return nil
    }
    next += 1
    return old
  }

  /// Leaves `new` in a widget instead of what stood there; false: the widget is none of the old row's.
  func settle(_ new: [any Widget], in holder: any Widget) -> Bool {
    guard let old = contents[ObjectIdentifier(holder)] else { return false }
    // What was taken comes first, in its old order.
    var kept = 0
    while kept < old.count, kept < new.count, old[kept] === new[kept] { kept += 1 }
    if kept < old.count { holder.remove(Array(old[kept...]), from: .content) }
    if kept < new.count {
      holder.insert(Array(new[kept...]), after: kept > 0 ? new[kept - 1] : nil, in: .content)
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
