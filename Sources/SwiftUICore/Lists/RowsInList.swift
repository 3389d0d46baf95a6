/// A view that is several rows where it stands among the rows of a list, and one view elsewhere.
struct RowsInList<Rows: View, Whole: View> {
  /// Told whether rows of the list are selected; those of others are activated as a whole.
  let rows: (_ hasSelection: Bool) -> Rows
  let whole: () -> Whole
}

extension RowsInList: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> RowsInListNode {
    let node = RowsInListNode(under: parent)
    node.child =
      if let list = node.list { Rows._makeNode(view.rows(list.hasSelection), under: node) } else {
        Whole._makeNode(view.whole(), under: node)
      }
    return node
  }
  static func patch(_ node: RowsInListNode, with view: Self) {
    if let list = node.list {
      Rows._patch(node.child!, with: view.rows(list.hasSelection))
    } else {
      Whole._patch(node.child!, with: view.whole())
    }
  }
}

final class RowsInListNode: SingleChildNode {
  /// The list whose rows its views are; nil: it is one view.
  private(set) weak var list: ListNode?

  override init(under parent: Node) {
    super.init(under: parent)
    guard let host, host.realisesRowsLazily, !host.flattensSections else { return }
    list = host.rowsAround as? ListNode
  }
}
