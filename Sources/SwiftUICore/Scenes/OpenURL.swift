/// Calls a function with addresses and files that the app is to open.
public struct _OpenURLModifier {
  let action: (URL) -> Void
}

extension _OpenURLModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    let node = OpenURLNode(modifier.action, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: OpenURLNode.self)
    node.action = modifier.action
    C._patch(node.child!, with: content)
  }
}

final class OpenURLNode: SingleChildNode {
  var action: (URL) -> Void
  init(_ action: @escaping (URL) -> Void, under parent: Node) {
    self.action = action
    super.init(under: parent)
  }
}

/// Says which addresses a window is for.
public struct _ExternalEventsModifier {
  let preferring: Set<String>
  let allowing: Set<String>
}

extension _ExternalEventsModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    let node = ExternalEventsNode(modifier, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: ExternalEventsNode.self)
    node.modifier = modifier
    C._patch(node.child!, with: content)
  }
}

final class ExternalEventsNode: SingleChildNode {
  var modifier: _ExternalEventsModifier
  init(_ modifier: _ExternalEventsModifier, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
  }

  func prefers(_ url: URL) -> Bool { url.matches(modifier.preferring) }
  func accepts(_ url: URL) -> Bool { prefers(url) || url.matches(modifier.allowing) }
}

extension SceneInstanceNode {
  /// The functions in this window that want addresses, in view order.
  var openURLNodes: [OpenURLNode] { nodes(OpenURLNode.self) }

  /// Whether the views in here allow the address.
  func accepts(_ url: URL) -> Bool { nodes(ExternalEventsNode.self).allSatisfy { $0.accepts(url) } }
  /// Whether a view in here would rather have the address than leave it to others.
  func prefers(_ url: URL) -> Bool { nodes(ExternalEventsNode.self).contains { $0.prefers(url) } }

  private func nodes<N: Node>(_ type: N.Type) -> [N] {
    var found: [N] = []
    func look(in node: Node) {
      if let node = node as? N { found.append(node) }
      node.forEachChild(look)
    }
    look(in: self)
    return found
  }
}

extension View {
  /// Calls `action` with addresses and files that the app is asked to open: on the command line, or by the desktop. Of
  /// several windows the active one is asked, then the newest.
  public nonisolated func onOpenURL(perform action: @escaping (_ url: URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }

  /// Accepted without effect: addresses that views open go to the desktop's programs, as no browser is in this one.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// Says which addresses the window takes: those that contain one of `preferring` or of `allowing`, or all with `"*"`. Those
  /// of `preferring` go to it rather than to the active window.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(_ExternalEventsModifier(preferring: preferring, allowing: allowing))
  }
}
