/// Rows that belong under another, further in.
struct RowLevel: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    let node = RowLevelNode(under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    C._patch(unsafeDowncast(node, to: RowLevelNode.self).child!, with: content)
  }
}

private final class RowLevelNode: SingleChildNode {
  override func collectRows(into rows: inout RowMap) {
    let outer = rows.element
    // The row above is what the element is.
    rows.element = nil
    rows.traits.level += 1
    super.collectRows(into: &rows)
    rows.traits.level -= 1
    rows.element = outer
  }
}
