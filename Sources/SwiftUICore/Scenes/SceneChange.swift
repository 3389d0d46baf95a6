/// A scene that calls a function when a value differs from the one in the previous update.
public struct _SceneValueAction<Content: Scene, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension _SceneValueAction: Scene {
  public typealias Body = Never

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    let node = SceneValueNode(scene.value, under: parent)
    node.child = Content._makeScene(scene.content, under: node)
    if scene.isInitial { node.call(scene.action, scene.value, scene.value) }
    return node
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: SceneValueNode<Value>.self)
    let old = node.value
    node.value = scene.value
    Content._patchScene(node.child!, with: scene.content)
    if old != scene.value { node.call(scene.action, old, scene.value) }
  }
}

final class SceneValueNode<Value>: SingleChildNode {
  var value: Value

  init(_ value: Value, under parent: Node) {
    self.value = value
    super.init(under: parent)
  }

  func call(_ action: @escaping (Value, Value) -> Void, _ old: Value, _ new: Value) {
    graph.afterUpdate { action(old, new) }
  }
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` has changed; with `initial`, once at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _SceneValueAction(content: self, value: value, isInitial: initial, action: action)
  }
  /// Calls `action` when `value` has changed; with `initial`, once at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _SceneValueAction(content: self, value: value, isInitial: initial, action: { _, _ in action() })
  }
  /// Calls `action` with the new value when `value` has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _SceneValueAction(content: self, value: value, isInitial: false, action: { _, new in action(new) })
  }
}
