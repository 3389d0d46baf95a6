/// Calls functions as a view comes on screen and leaves it.
public struct _AppearanceActionModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    AppearanceNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: AppearanceNode<C>.self).patch(with: modifier, on: content)
  }
}

final class AppearanceNode<Content: View>: SingleChildNode {
  private var modifier: _AppearanceActionModifier

  init(_ modifier: _AppearanceActionModifier, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      self.modifier.appear?()
    }
  }

  func patch(with new: _AppearanceActionModifier, on content: Content) {
    modifier = new
    Content._patch(child!, with: content)
  }

  override func unmount() {
    super.unmount()
    if let disappear = modifier.disappear { graph.afterUpdate(disappear) }
  }
}

extension View {
  /// Calls `action` when this view has come on screen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` when this view has left the screen.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
