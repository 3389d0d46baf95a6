/// Part of an app that has windows of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  /// What this scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode
  static func _patchScene(_ node: _ViewNode, with scene: Self)
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor)
}

extension Scene {
  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    SceneBodyNode(scene, under: parent)
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    unsafeDowncast(node, to: SceneBodyNode<Self>.self).patch(with: scene)
  }
}

extension Scene where Body == Never {
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive scene") }
}

extension Never: Scene {}

/// A scene that is another one, under a name that programs know.
@MainActor
protocol NamedScene: Scene where Body == Never {
  associatedtype Named: Scene
  var scene: Named { get }
}

extension NamedScene {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { Named._visitTypes(&visitor) }
  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    Named._makeScene(scene.scene, under: parent)
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    Named._patchScene(node, with: scene.scene)
  }
}

/// The node of a scene with a `body`.
final class SceneBodyNode<S: Scene>: EvaluatingNode<S> {
  private var child: Node!

  override init(_ scene: S, under parent: Node) {
    super.init(scene, under: parent)
    let body = evaluate { value.body }
    child = S.Body._makeScene(body, under: self)
  }

  func patch(with scene: S) {
    if replace(with: scene) || isDirty { update() }
  }
  override func update() {
    let body = evaluate { value.body }
    S.Body._patchScene(child, with: body)
  }
  override func forEachChild(_ visit: (Node) -> Void) { visit(child) }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}
