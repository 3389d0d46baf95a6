/// Rows with what can be done to them.
public struct _RowActionsView<Content: DynamicViewContent> {
  let content: Content
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
}

extension _RowActionsView: View, ViewAroundOne {
  var inside: Content { content }
  static func makeEmptyNode(for view: Self, under parent: Node) -> RowActionsNode {
    RowActionsNode(under: parent)
  }
  func tell(_ node: RowActionsNode) {
    node.delete = delete
    node.move = move
  }
}

extension _RowActionsView: DynamicViewContent {
  public var data: Content.Data { content.data }
}

final class RowActionsNode: SingleChildNode {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  override func collectRows(into rows: inout RowMap) {
    let outer = (rows.delete, rows.move)
    // Asked for anew at each call: the closures change with every update.
    if delete != nil { rows.delete = { [weak self] in self?.delete?($0) } }
    if move != nil { rows.move = { [weak self] in self?.move?($0, $1) } }
    super.collectRows(into: &rows)
    (rows.delete, rows.move) = outer
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows; `action` gets their places in the data. nil: they cannot be.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _RowActionsView(content: self, delete: action, move: nil)
  }
  /// Lets the user move rows; `action` gets their places and where they go. nil: they cannot be.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _RowActionsView(content: self, delete: nil, move: action)
  }
}
