/// A menu of the app's own, called by a title.
public struct CommandMenu<Content: View> {
  let title: String
  let content: Content
}

extension CommandMenu: Commands {
  public typealias Body = Never

  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: nameKey.resolved, content: content())
  }
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.init(title: name.plain, content: content())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(title: String(name), content: content())
  }

  public static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode {
    let node = CommandPartNode(.menu(commands.title), under: parent)
    node.mount { Content._makeNode(commands.content, under: $0) }
    return node
  }
  public static func _patchCommands(_ node: _ViewNode, with commands: Self) {
    let node = unsafeDowncast(node, to: CommandPartNode.self)
    node.part = .menu(commands.title)
    Content._patch(node.content, with: commands.content)
  }
}

/// Commands beside, or instead of, those that every app has in a place of its menu.
public struct CommandGroup<Content: View> {
  let part: CommandPart
  let content: Content
}

extension CommandGroup: Commands {
  public typealias Body = Never

  /// In front of what is in the place.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(part: .group(group, .before), content: addition())
  }
  /// Behind what is in the place.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(part: .group(group, .after), content: addition())
  }
  /// Instead of what is in the place; nothing takes that away.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(part: .group(group, .replacing), content: addition())
  }

  public static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode {
    let node = CommandPartNode(commands.part, under: parent)
    node.mount { Content._makeNode(commands.content, under: $0) }
    return node
  }
  public static func _patchCommands(_ node: _ViewNode, with commands: Self) {
    let node = unsafeDowncast(node, to: CommandPartNode.self)
    node.part = commands.part
    Content._patch(node.content, with: commands.content)
  }
}

/// A place in the menu that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  public static let appInfo = CommandGroupPlacement("appInfo")
  public static let appSettings = CommandGroupPlacement("appSettings")
  public static let systemServices = CommandGroupPlacement("systemServices")
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  public static let appTermination = CommandGroupPlacement("appTermination")
  public static let newItem = CommandGroupPlacement("newItem")
  public static let saveItem = CommandGroupPlacement("saveItem")
  public static let importExport = CommandGroupPlacement("importExport")
  public static let printItem = CommandGroupPlacement("printItem")
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  public static let textEditing = CommandGroupPlacement("textEditing")
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  public static let toolbar = CommandGroupPlacement("toolbar")
  public static let sidebar = CommandGroupPlacement("sidebar")
  public static let windowSize = CommandGroupPlacement("windowSize")
  public static let windowList = CommandGroupPlacement("windowList")
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  public static let help = CommandGroupPlacement("help")
}

/// Where commands go.
enum CommandPart: Equatable {
  enum Relation: Equatable { case before, replacing, after }
  enum BuiltIn: Equatable { case sidebar, inspector, textEditing }
  case menu(String)
  case group(CommandGroupPlacement, Relation)
  case builtIn(BuiltIn)
}

/// The node of a menu or a group: its views are read rather than shown.
final class CommandPartNode: Node {
  var part: CommandPart
  private var probe: LabelProbe!
  private let directory: SceneDirectory

  init(_ part: CommandPart, under parent: Node) {
    self.part = part
    directory = EnvironmentValues(scope: parent.environmentForChildren, isRecording: false).sceneDirectory
    super.init(under: parent)
    // Menus are read as they are opened, so nobody waits for changes.
    probe = LabelProbe(under: self) {}
    directory.add(self)
  }

  func mount(_ make: (Node) -> Node) { probe.mount(make) }
  var content: Node { probe.content }

  override func forEachChild(_ visit: (Node) -> Void) { if let probe { visit(probe) } }
  override func unmount() {
    directory.remove(self)
    probe.unmount()
    super.unmount()
  }
}
