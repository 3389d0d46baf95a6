extension ContainerValues {
  /// The tag that the view stands for, if it has one of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
  /// Whether the view stands for `tag`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// Sets a value that a view carries for its container.
public struct _ContainerValueModifier {
  let write: (inout ContainerValues) -> Void
}

extension _ContainerValueModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    let node = ContainerValuesNode(modifier.write, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: ContainerValuesNode.self)
    node.write = modifier.write
    C._patch(node.child!, with: content)
    (node.host as? SubviewProbe)?.valuesChanged()
  }
}

final class ContainerValuesNode: SingleChildNode {
  var write: (inout ContainerValues) -> Void

  init(_ write: @escaping (inout ContainerValues) -> Void, under parent: Node) {
    self.write = write
    super.init(under: parent)
  }
}

extension View {
  /// Has this view carry a value for the container it stands in directly.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value }) }
}
