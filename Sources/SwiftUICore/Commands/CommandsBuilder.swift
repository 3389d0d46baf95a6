/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandsGroup {
    var members: [_CommandsGroup.Member] = []
    for content in repeat each content { members.append(_CommandsGroup.Member(content)) }
    return _CommandsGroup(members: members)
  }
  public static func buildIf<Content: Commands>(
    _ content: Content?
  ) -> _ConditionalCommands<Content, EmptyCommands> {
    _ConditionalCommands(branch: content == nil ? 0 : 1, member: content.map { _CommandsGroup.Member($0) })
  }
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(branch: 1, member: _CommandsGroup.Member(first))
  }
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(branch: 2, member: _CommandsGroup.Member(second))
  }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
  public static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode {
    GroupNode(under: parent)
  }
  public static func _patchCommands(_ node: _ViewNode, with commands: Self) {}
}

/// Several commands.
public struct _CommandsGroup: Commands {
  struct Member {
    let make: @MainActor (Node) -> Node
    let patch: @MainActor (Node) -> Void
    init<C: Commands>(_ commands: C) {
      nonisolated(unsafe) let commands = commands
      make = { C._makeCommands(commands, under: $0) }
      patch = { C._patchCommands($0, with: commands) }
    }
  }
  public typealias Body = Never
  let members: [Member]

  public static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode {
    let node = GroupNode(under: parent)
    node.children = ContiguousArray(commands.members.map { $0.make(node) })
    return node
  }
  public static func _patchCommands(_ node: _ViewNode, with commands: Self) {
    let node = unsafeDowncast(node, to: GroupNode.self)
    for (member, child) in zip(commands.members, node.children) { member.patch(child) }
  }
}

/// Commands of one branch of a condition, or none.
public struct _ConditionalCommands<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never
  let branch: Int
  let member: _CommandsGroup.Member?

  public static func _makeCommands(_ commands: Self, under parent: _ViewNode) -> _ViewNode {
    let node = CommandsBranchNode(under: parent)
    node.show(commands.member, of: commands.branch)
    return node
  }
  public static func _patchCommands(_ node: _ViewNode, with commands: Self) {
    let node = unsafeDowncast(node, to: CommandsBranchNode.self)
    if node.branch == commands.branch {
      if let child = node.child { commands.member?.patch(child) }
    } else {
      node.show(commands.member, of: commands.branch)
    }
  }
}

final class CommandsBranchNode: SingleChildNode {
  private(set) var branch = 0

  func show(_ commands: _CommandsGroup.Member?, of new: Int) {
    child?.unmount()
    branch = new
    child = commands?.make(self)
  }
}
