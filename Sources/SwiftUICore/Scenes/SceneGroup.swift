extension Group: Scene where Content: Scene {
  /// Several scenes as one, so that modifiers say something of all of them.
  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) { self.content = content() }

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { Content._visitTypes(&visitor) }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    Content._makeScene(scene.content, under: parent)
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    Content._patchScene(node, with: scene.content)
  }
}
