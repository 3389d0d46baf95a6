/// Views that are rows of a form, each by itself, and one view elsewhere.
struct RowsInForm<Rows: View, Whole: View> {
  let rows: () -> Rows
  let whole: () -> Whole
}

extension RowsInForm: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> RowsInFormNode {
    let node = RowsInFormNode(under: parent)
    node.child =
      node.isInForm ? Rows._makeNode(view.rows(), under: node) : Whole._makeNode(view.whole(), under: node)
    return node
  }
  static func patch(_ node: RowsInFormNode, with view: Self) {
    if node.isInForm {
      Rows._patch(node.child!, with: view.rows())
    } else {
      Whole._patch(node.child!, with: view.whole())
    }
  }
}

final class RowsInFormNode: SingleChildNode {
  /// Whether its views are rows of a form, of a section of it or of none.
  private(set) lazy var isInForm: Bool = {
    guard let host else { return false }
    if host.groupsSections { return true }
    guard (host as? SlotNode)?.slot == .content, let section = host.parent as? SectionNode else {
      return false
    }
    return section.host?.groupsSections == true
  }()
}
