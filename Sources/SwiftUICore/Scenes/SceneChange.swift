/// A scene that calls a function when a value differs from the one in the previous update.
public struct _SceneValueAction<Content: Scene, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  /// Whether the function is the one given with the old value, which sees what the app was like then.
  var callsPrevious = false
  let action: (Value, Value) -> Void
}

extension _SceneValueAction: Scene {
  public typealias Body = Never

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { Content._visitTypes(&visitor) }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    let node = SceneValueNode(scene.value, scene.action, under: parent)
    node.child = Content._makeScene(scene.content, under: node)
    if scene.isInitial { node.call(scene.action, scene.value, scene.value) }
    return node
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: SceneValueNode<Value>.self)
    let (old, oldAction) = (node.value, node.action)
    (node.value, node.action) = (scene.value, scene.action)
    Content._patchScene(node.child!, with: scene.content)
    if old != scene.value { node.call(scene.callsPrevious ? oldAction : scene.action, old, scene.value) }
  }
}

final class SceneValueNode<Value>: SingleChildNode {
  var value: Value
  var action: (Value, Value) -> Void

  init(_ value: Value, _ action: @escaping (Value, Value) -> Void, under parent: Node) {
    self.value = value
    self.action = action
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
  /// Calls `action` with the new value when `value` has changed: the function that was given with the old value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _SceneValueAction(
      content: self, value: value, isInitial: false, callsPrevious: true, action: { _, new in action(new) })
  }
}
