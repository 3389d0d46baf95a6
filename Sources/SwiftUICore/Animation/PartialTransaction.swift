/// A view that stands for another, in a function that puts modifiers around it.
public struct PlaceholderContentView<Value> {
  let source: ModifiedSource
  /// Where the transaction of the content's own changes comes from; nil: from around the placeholder.
  var outside: Outside?

  final class Outside {
    unowned(unsafe) let node: _ViewNode
    init(_ node: _ViewNode) { self.node = node }
  }
}

extension PlaceholderContentView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> PlaceholderNode {
    let node = PlaceholderNode(view.outside?.node, under: parent)
    node.child = ModifiedContentNode(view.source, under: node)
    return node
  }
  static func patch(_ node: PlaceholderNode, with view: Self) {
    unsafeDowncast(node.child!, to: ModifiedContentNode.self).patch()
  }
}

/// Where a placeholder's content is.
final class PlaceholderNode: SingleChildNode {
  private unowned(unsafe) let outside: Node?

  init(_ outside: Node?, under parent: Node) {
    self.outside = outside
    super.init(under: parent)
  }

  override var transactionParent: Node? { outside?.parent ?? parent }
}

/// A view with modifiers whose changes happen in another transaction than its own.
public struct _PartialTransactionView<Content: View, Modified: View> {
  let content: Content
  let write: (inout Transaction) -> Void
  let modify: (PlaceholderContentView<Content>) -> Modified

  nonisolated init(
    content: Content, write: @escaping (inout Transaction) -> Void = { _ in },
    body: @escaping (PlaceholderContentView<Content>) -> Modified
  ) {
    self.content = content
    self.write = write
    modify = body
  }
}

extension _PartialTransactionView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> PartialTransactionNode<Content, Modified> {
    PartialTransactionNode(view, under: parent)
  }
  static func patch(_ node: PartialTransactionNode<Content, Modified>, with view: Self) {
    node.patch(with: view)
  }
}

final class PartialTransactionNode<Content: View, Modified: View>: TransactionNode {
  private let source: TypedModifiedSource<Content>
  private var modify: (PlaceholderContentView<Content>) -> Modified

  init(_ view: _PartialTransactionView<Content, Modified>, under parent: Node) {
    source = TypedModifiedSource(view.content)
    modify = view.modify
    super.init(.always(view.write), under: parent)
    child = Modified._makeNode(modified(), under: self)
  }

  private func modified() -> Modified {
    reading { modify(PlaceholderContentView(source: source, outside: .init(self))) }
  }

  func patch(with new: _PartialTransactionView<Content, Modified>) {
    take(.always(new.write))
    modify = new.modify
    source.content = new.content
    source.version += 1
    update()
    source.patchPlaces()
  }

  override func update() { Modified._patch(child!, with: modified()) }
}
