/// What an app's menu offers, beside what is in its windows.
///
/// Commands of your own are a structure with a `body`; property wrappers such as `@FocusedValue` and `@Environment` work in
/// it as in a view.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  /// What these commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
  static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode
  static func _patchCommands(_ node: _ViewNode, with commands: Self)
}

extension Commands {
  public static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode {
    CommandsBodyNode(commands, under: parent)
  }
  public static func _patchCommands(_ node: _ViewNode, with commands: Self) {
    unsafeDowncast(node, to: CommandsBodyNode<Self>.self).patch(with: commands)
  }
}

extension Commands where Body == Never {
  public var body: Never { Diagnostics.hasNoBody(Self.self, "they are primitive commands") }
}

extension Never: Commands {}

/// The node of commands with a `body`.
final class CommandsBodyNode<C: Commands>: EvaluatingNode<C> {
  private var child: Node!

  override init(_ commands: C, under parent: Node) {
    super.init(commands, under: parent)
    let body = evaluate { value.body }
    child = C.Body._makeCommands(body, under: self)
  }

  func patch(with commands: C) {
    if replace(with: commands) || isDirty { update() }
  }
  override func update() {
    let body = evaluate { value.body }
    C.Body._patchCommands(child, with: body)
  }
  override func forEachChild(_ visit: (Node) -> Void) { visit(child) }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}

extension Group: Commands where Content: Commands {
  public nonisolated init(@CommandsBuilder content: () -> Content) { self.content = content() }

  public static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode {
    Content._makeCommands(commands.content, under: parent)
  }
  public static func _patchCommands(_ node: _ViewNode, with commands: Self) {
    Content._patchCommands(node, with: commands.content)
  }
}
