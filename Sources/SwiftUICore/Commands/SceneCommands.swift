/// A scene, and commands in the app's menu.
public struct _CommandsScene<Content: Scene, C: Commands> {
  let content: Content
  let commands: C
}

extension _CommandsScene: Scene {
  public typealias Body = Never

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { Content._visitTypes(&visitor) }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    let node = GroupNode(under: parent)
    node.children.append(Content._makeScene(scene.content, under: node))
    if !node.leavesCommandsOut { node.children.append(C._makeCommands(scene.commands, under: node)) }
    return node
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: GroupNode.self)
    Content._patchScene(node.children[0], with: scene.content)
    if node.children.count > 1 { C._patchCommands(node.children[1], with: scene.commands) }
  }
}

extension _ViewNode {
  /// Whether a modifier further out has taken the commands of scenes in here away.
  fileprivate var leavesCommandsOut: Bool {
    EnvironmentValues(scope: environmentForChildren, isRecording: false).leavesCommandsOut
  }
}

private struct CommandsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var leavesCommandsOut: Bool {
    get { self[CommandsRemovedKey.self] }
    set { self[CommandsRemovedKey.self] = newValue }
  }
}

extension Scene {
  /// Puts commands into the menu of the app's windows.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: @MainActor () -> Content
  ) -> some Scene {
    _CommandsScene(content: self, commands: withMainActorUnchecked { content() })
  }
  /// Leaves out the commands that scenes in here have.
  public nonisolated func commandsRemoved() -> some Scene {
    _SceneEnvironment(content: self) { $0.leavesCommandsOut = true }
  }
  /// Leaves out the commands that scenes in here have, and has these instead.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: @MainActor () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }

  /// The keys of the menu item that opens a window of this scene.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  /// The keys of the menu item that opens a window of this scene; nil: none of its own.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    _SceneEnvironment(content: self) { $0.windowTraits.shortcut = shortcut }
  }
}
