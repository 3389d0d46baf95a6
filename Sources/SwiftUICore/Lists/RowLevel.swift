/// Rows that belong under another, further in.
struct RowLevel: ViewModifier {
  typealias Body = Never
  /// Whether the list moves them in; a table does that in one column.
  var isIndented = true

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    let node = RowLevelNode(under: parent)
    node.isIndented = modifier.isIndented
    node.child = C._makeNode(content, under: node)
    return node
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    C._patch(unsafeDowncast(node, to: RowLevelNode.self).child!, with: content)
  }
}

private final class RowLevelNode: SingleChildNode {
  var isIndented = true

  override func collectRows(into rows: inout RowMap) {
    let outer = rows.element
    // The row above is what the element is.
    rows.element = nil
    let steps = isIndented ? 1 : 0
    rows.traits.level += steps
    super.collectRows(into: &rows)
    rows.traits.level -= steps
    rows.element = outer
  }
}
