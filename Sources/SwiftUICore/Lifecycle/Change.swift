/// Calls a function when a value differs from the one in the previous update.
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// Gets the old and the new value.
  let action: (Value, Value) -> Void
}

extension _ValueActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    ValueActionNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: ValueActionNode<Value, C>.self).patch(with: modifier, on: content)
  }
}

final class ValueActionNode<Value: Equatable, Content: View>: SingleChildNode {
  override var isRecyclable: Bool { true }
  private var modifier: _ValueActionModifier<Value>

  init(_ modifier: _ValueActionModifier<Value>, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    if modifier.isInitial { call(modifier.value, modifier.value) }
  }

  func patch(with new: _ValueActionModifier<Value>, on content: Content) {
    let old = modifier.value
    modifier = new
    Content._patch(child!, with: content)
    if old != new.value { call(old, new.value) }
  }

  private func call(_ old: Value, _ new: Value) {
    graph.afterUpdate { [action = modifier.action] in action(old, new) }
  }
}

extension View {
  /// Calls `action` with the old and the new value when `value` has changed; with `initial`, once at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` when `value` has changed; with `initial`, once at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Calls `action` with the new value when `value` has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false, action: { _, new in action(new) }))
  }
}
