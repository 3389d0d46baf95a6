/// One window of a scene, with what is the window's own in the environment: what it keeps, its undo manager and edit
/// mode, and what it is like at the moment.
final class SceneInstanceNode: EnvironmentNode {
  /// Its number among the windows of its scene, from 0; a window that closes leaves its number to the next.
  let number: Int
  private(set) var window: WindowNode!
  private let undoManager = UndoManager()
  private var editMode: StateLocation<EditMode>!
  /// The value that the window was opened for.
  private(set) var value: StateLocation<AnyHashable?>!
  private var own = EnvironmentValues()
  /// The windows in whose place it was opened, which come back when it closes.
  private var behind: [SceneInstanceNode] = []

  /// - Parameter id: the scene's id in the app.
  init(_ id: String, number: Int, value: AnyHashable?, under parent: Node) {
    self.number = number
    super.init(under: parent)
    self.value = StateLocation(value, owner: self)
    editMode = makeEditMode()
    own.windowState = WindowState("\(id)-\(number)", in: graph.renderer.sceneStates)
    own.resetFocus = ResetFocusAction(focus: graph.renderer.focus)
    own.undoManager = undoManager
    own.editMode = Binding(editMode)
    follow(graph.renderer.newWindowConditions)
  }

  /// - Parameter close: what `dismiss` and `dismissWindow` in the window do.
  func open(
    _ description: WindowDescription, close: @escaping @MainActor () -> Void, content: (Node) -> Node
  ) {
    own.dismissAction = DismissAction(perform: close)
    own.closeWindow = close
    own.ownWindow = { [weak self] in self }
    scope.replace(with: own.changes, owner: self)
    var description = description
    description.conditionsChanged = Callback { [weak self] in self?.follow($0) }
    description.undo = Callback { [weak undoManager] in undoManager?.undo() }
    description.redo = Callback { [weak undoManager] in undoManager?.redo() }
    window = WindowNode(description, under: self, content: content)
    child = window
    graph.present(window) { [weak window] in window?.present() }
  }

  private func follow(_ conditions: WindowConditions?) {
    guard isMounted, let conditions else { return }
    conditions.write(to: &own)
    scope.replace(with: own.changes, owner: self)
    graph.renderer.desktop.setPhase(conditions.phase, of: self)
  }

  /// Has the window out of sight until another one closes, which was opened in its place.
  func giveWay(to other: SceneInstanceNode) {
    guard other !== self, isMounted, other.isMounted else { return }
    if !other.behind.contains(where: { $0 === self }) { other.behind.append(self) }
    // Once the other is there: between the two the screen is not empty.
    graph.present(other) { [weak self] in self?.setAside(true) }
  }

  /// Has a window that was set aside in sight again.
  func comeBack() { setAside(false) }

  private func setAside(_ isAside: Bool) {
    guard isMounted, window.widget.description.isSetAside != isAside else { return }
    window.describe { $0.isSetAside = isAside }
  }

  /// Takes the window off the screen, and its views out of the graph.
  func close() {
    for window in behind { window.comeBack() }
    behind = []
    window.dismiss()
    child = nil
    editMode.owner = nil
    // What they hold leads back to them: a value's place to what keeps it, an action to its undo manager.
    own.windowState?.forgetReaders()
    undoManager.removeAllActions()
    value.owner = nil
    if graph.renderer.newWindowConditions != nil { graph.renderer.desktop.setPhase(nil, of: self) }
    unmount()
  }
}
