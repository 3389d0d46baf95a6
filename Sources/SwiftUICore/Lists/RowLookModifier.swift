/// Says something of the row of a list that a view is in, or that it makes.
struct RowLookModifier {
  let change: (inout RowLook) -> Void
}

extension RowLookModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    let node = RowLookNode(modifier.change, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: RowLookNode.self)
    node.patch(with: modifier.change)
    C._patch(node.child!, with: content)
  }
}

/// Lists ask for what is said of their rows; forms, which are no lists, are told of the lines with the attributes of the row.
final class RowLookNode: AttributeSourceNode {
  override var isRecyclable: Bool { true }
  override var passesAttributes: Bool { !isInList || carriesAttributes }
  private var change: (inout RowLook) -> Void
  private var isInList = false

  init(_ change: @escaping (inout RowLook) -> Void, under parent: Node) {
    self.change = change
    super.init(under: parent)
    if let rows = host?.rowsAround {
      isInList = true
      rows.hasRowLooks = true
    }
  }

  private func changed(_ change: (inout RowLook) -> Void) -> RowLook {
    var look = RowLook()
    change(&look)
    return look
  }

  func patch(with new: @escaping (inout RowLook) -> Void) {
    let isSame = changed(change) == changed(new)
    change = new
    guard !isSame else { return }
    if isInList { host?.rowsAround?.rowLooksChanged() } else { child?.renewAttributes() }
  }

  /// What is said further in counts.
  override func apply(to attributes: inout Attributes) {
    guard !isInList else { return }
    let look = changed(change)
    guard
      look.topSeparator != .automatic || look.bottomSeparator != .automatic || look.topSeparatorTint != nil
        || look.bottomSeparatorTint != nil
    else { return }
    attributes.changeTraits { traits in
      traits.separators.topTint = traits.separators.topTint ?? look.topSeparatorTint
      traits.separators.bottomTint = traits.separators.bottomTint ?? look.bottomSeparatorTint
      if traits.separators.top == .automatic { traits.separators.top = look.topSeparator }
      if traits.separators.bottom == .automatic { traits.separators.bottom = look.bottomSeparator }
    }
  }

  override func collectRows(into rows: inout RowMap) {
    let outer = rows.traits.look
    change(&rows.traits.look)
    super.collectRows(into: &rows)
    rows.traits.look = outer
  }

  fileprivate func apply(to look: inout RowLook) { change(&look) }
}

extension _ViewNode {
  /// What this view says of the row that it is, the innermost last.
  final func applyLooks(to look: inout RowLook) {
    var node: Node? = self
    while let current = node {
      (current as? RowLookNode)?.apply(to: &look)
      node = current.soleContent
    }
  }
}

extension View {
  nonisolated func rowLook(_ change: @escaping (inout RowLook) -> Void) -> some View {
    modifier(RowLookModifier(change: change))
  }
}
