/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _SceneGroup<repeat each Content> {
    var members: [SceneMember] = []
    for content in repeat each content { members.append(SceneMember(content)) }
    return _SceneGroup(members: members)
  }
  public static func buildIf<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }
  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> _ConditionalScene<First, Second> {
    .first(first)
  }
  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> _ConditionalScene<First, Second> {
    .second(second)
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// One of several scenes.
struct SceneMember {
  let make: @MainActor (Node) -> Node
  let patch: @MainActor (Node) -> Void
  init<S: Scene>(_ scene: S) {
    nonisolated(unsafe) let scene = scene
    make = { S._makeScene(scene, under: $0) }
    patch = { S._patchScene($0, with: scene) }
  }
}

/// Several scenes.
public struct _SceneGroup<each Content: Scene> {
  let members: [SceneMember]
}

extension _SceneGroup: Scene {
  public typealias Body = Never

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    for type in repeat (each Content).self { type._visitTypes(&visitor) }
  }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    let node = GroupNode(under: parent)
    node.children = ContiguousArray(scene.members.map { $0.make(node) })
    return node
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: GroupNode.self)
    for (member, child) in zip(scene.members, node.children) { member.patch(child) }
  }
}

/// A scene, or none: its windows close when it goes.
public struct _OptionalScene<Content: Scene> {
  let content: Content?
}

extension _OptionalScene: Scene {
  public typealias Body = Never

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { Content._visitTypes(&visitor) }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    let node = SingleChildNode(under: parent)
    node.child = scene.content.map { Content._makeScene($0, under: node) }
    return node
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: SingleChildNode.self)
    if let child = node.child, let content = scene.content {
      Content._patchScene(child, with: content)
    } else if node.child != nil || scene.content != nil {
      node.exchangeChild((nil, nil)) { _ in
      } make: {
        scene.content.map { Content._makeScene($0, under: node) }
      }
    }
  }
}

/// One of two scenes.
public enum _ConditionalScene<First: Scene, Second: Scene> {
  case first(First)
  case second(Second)
}

extension _ConditionalScene: Scene {
  public typealias Body = Never

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    First._visitTypes(&visitor)
    Second._visitTypes(&visitor)
  }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    let node = ConditionalNode(under: parent)
    node.child = make(scene, under: node)
    return node
  }
  @MainActor
  private static func make(_ scene: Self, under node: ConditionalNode) -> Node {
    switch scene {
    case .first(let content):
      node.showsFirst = true
      return First._makeScene(content, under: node)
    case .second(let content):
      node.showsFirst = false
      return Second._makeScene(content, under: node)
    }
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: ConditionalNode.self)
    switch scene {
    case .first(let content) where node.showsFirst: First._patchScene(node.child!, with: content)
    case .second(let content) where !node.showsFirst: Second._patchScene(node.child!, with: content)
    default:
      node.exchangeChild((nil, nil)) { _ in
      } make: {
        make(scene, under: node)
      }
    }
  }
}
