/// A scene whose windows live in an environment of their own.
public struct _SceneEnvironment<Content: Scene> {
  let content: Content
  let write: (inout EnvironmentValues) -> Void
}

extension _SceneEnvironment: Scene {
  public typealias Body = Never

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { Content._visitTypes(&visitor) }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    let node = SceneEnvironmentNode(scene.write, under: parent)
    node.child = Content._makeScene(scene.content, under: node)
    return node
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: SceneEnvironmentNode.self)
    node.patch(scene.write)
    Content._patchScene(node.child!, with: scene.content)
  }
}

final class SceneEnvironmentNode: EnvironmentNode {
  private var write: (inout EnvironmentValues) -> Void

  init(_ write: @escaping (inout EnvironmentValues) -> Void, under parent: Node) {
    self.write = write
    super.init(under: parent)
    scope.setFirst(written())
  }

  func patch(_ new: @escaping (inout EnvironmentValues) -> Void) {
    write = new
    update()
  }

  override func update() { scope.replace(with: written(), owner: self) }

  private func written() -> [ObjectIdentifier: EnvironmentBox] {
    reading {
      var values = EnvironmentValues(scope: environment)
      write(&values)
      return values.changes
    }
  }
}

extension Scene {
  /// Sets the value at `keyPath` for the windows of this scene.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _SceneEnvironment(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes the value at `keyPath` for the windows of this scene.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    _SceneEnvironment(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Places an observable object in the environment of the windows of this scene.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _SceneEnvironment(content: self) { $0.set(object, for: ObjectIdentifier(T.self)) }
  }

  /// Places an object in the environment of the windows of this scene.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _SceneEnvironment(content: self) { $0.set(object as T?, for: ObjectIdentifier(T.self)) }
  }
}
