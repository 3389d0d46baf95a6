/// One window of a scene, with what is the window's own in the environment: its state.
final class SceneInstanceNode: EnvironmentNode {
  /// Its number among the windows of its scene, from 0; a window that closes leaves its number to the next.
  let number: Int
  private(set) var window: WindowNode!

  /// - Parameter id: the scene's id in the app.
  init(_ id: String, number: Int, under parent: Node) {
    self.number = number
    super.init(under: parent)
    var values = EnvironmentValues()
    values.windowState = WindowState("\(id)-\(number)", in: graph.renderer.sceneStates)
    values.resetFocus = ResetFocusAction(focus: graph.renderer.focus)
    scope.replace(with: values.changes, owner: self)
  }

  func open(_ description: WindowDescription, content: (Node) -> Node) {
    window = WindowNode(description, under: self, content: content)
    child = window
    graph.present(window) { [weak window] in window?.present() }
  }

  /// Takes the window off the screen, and its views out of the graph.
  func close() {
    window.dismiss()
    child = nil
    unmount()
  }
}
