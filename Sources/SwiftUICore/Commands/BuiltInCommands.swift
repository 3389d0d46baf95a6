/// A command that shows or hides the sidebar of the active window; in the menu while there is one.
public struct SidebarCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { BuiltInCommands(kind: .sidebar) }
}

/// Cut, copy, paste and select all, for the text that has the focus. Their keys work without.
public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { BuiltInCommands(kind: .textEditing) }
}

/// Accepted: text is formatted by the views that show it, and a field here holds none with formats of its own.
public struct TextFormattingCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Accepted: a header bar is not hidden or rearranged by its user.
public struct ToolbarCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// A command that shows or hides the inspector of the active window; in the menu while there is one.
public struct InspectorCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { BuiltInCommands(kind: .inspector) }
}

/// Accepted: no device near the computer hands pictures to apps.
public struct ImportFromDevicesCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands that the menu makes for the window it is opened in.
struct BuiltInCommands: Commands {
  typealias Body = Never
  let kind: CommandPart.BuiltIn

  static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode {
    let node = CommandPartNode(.builtIn(commands.kind), under: parent)
    node.mount { EmptyView._makeNode(EmptyView(), under: $0) }
    return node
  }
  static func _patchCommands(_ node: _ViewNode, with commands: Self) {}
}

/// What can be done with text that is being edited.
package enum TextEditing: Sendable { case cut, copy, paste, selectAll }

@MainActor
extension CommandPart.BuiltIn {
  var place: CommandGroupPlacement {
    switch self {
    case .sidebar, .inspector: .sidebar
    case .textEditing: .pasteboard
    }
  }

  func items(in window: SceneInstanceNode) -> [MenuItem] {
    switch self {
    case .sidebar:
      guard let split = window.first(SplitNode.self) else { return [] }
      return [
        MenuItem(
          split.isSidebarHidden ? "Show Sidebar" : "Hide Sidebar",
          shortcut: KeyboardShortcut("s", modifiers: [.command, .control]),
          action: { [weak split] in split?.toggleSidebar() })
      ]
    case .inspector:
      guard let inspector = window.first(InspectorNode.self) else { return [] }
      return [
        MenuItem(
          inspector.isPresented.wrappedValue ? "Hide Inspector" : "Show Inspector",
          shortcut: KeyboardShortcut("i", modifiers: [.command, .control]),
          action: { [weak inspector] in inspector?.isPresented.wrappedValue.toggle() })
      ]
    case .textEditing:
      let renderer = window.graph.renderer
      let operations: [(String, TextEditing)] = [
        ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select All", .selectAll),
      ]
      return operations.map { title, operation in
        MenuItem(
          title, isEnabled: renderer.canEdit(operation, in: window.window.widget),
          action: { [weak window] in
            if let window, window.isMounted { renderer.edit(operation, in: window.window.widget) }
          })
      }
    }
  }
}

extension SceneInstanceNode {
  /// The first node of a kind in this window.
  fileprivate func first<Kind: Node>(_ kind: Kind.Type) -> Kind? {
    var found: Kind?
    func look(in node: Node) {
      if found == nil { found = node as? Kind }
      if found == nil { node.forEachChild(look) }
    }
    look(in: self)
    return found
  }
}
