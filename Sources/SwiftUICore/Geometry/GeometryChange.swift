/// Calls a function with what another one makes of a view's geometry.
public struct _GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension _GeometryChangeModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    GeometryChangeNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: GeometryChangeNode<Value, C>.self).patch(with: modifier, on: content)
  }
}

final class GeometryChangeNode<Value: Equatable, Content: View>: SingleChildNode, ChildGeometry {
  private var modifier: _GeometryChangeModifier<Value>
  private var last: Value?
  override var knownName: String? { "onGeometryChange" }

  init(_ modifier: _GeometryChangeModifier<Value>, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    update()
  }

  func patch(with new: _GeometryChangeModifier<Value>, on content: Content) {
    modifier = new
    Content._patch(child!, with: content)
    update()
  }

  override func update() {
    guard let value = reading({ proxy().map { modifier.transform($0) } }), value != last else { return }
    let old = last ?? value
    last = value
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      modifier.action(old, value)
    }
  }
}

extension View {
  /// Calls `action` with what `transform` makes of this view's size and place: once it is laid out, and whenever that is
  /// another than before.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
  }
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}
