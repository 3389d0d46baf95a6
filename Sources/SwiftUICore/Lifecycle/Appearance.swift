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

final class AppearanceNode<Content: View>: SingleChildNode, SightFollower {
  private var modifier: _AppearanceActionModifier
  private var hasAppeared = false

  init(_ modifier: _AppearanceActionModifier, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    sightChanged()
  }

  override var asSightFollower: (any SightFollower)? { self }

  func sightChanged() {
    graph.afterUpdate { [weak self] in
      // It may have come and gone since.
      guard let self, isMounted, hasAppeared != (isInSight && holdsViews) else { return }
      hasAppeared.toggle()
      if hasAppeared { modifier.appear?() } else { modifier.disappear?() }
    }
  }

  func patch(with new: _AppearanceActionModifier, on content: Content) {
    modifier = new
    Content._patch(child!, with: content)
  }

  override func unmount() {
    super.unmount()
    if hasAppeared, let disappear = modifier.disappear { graph.afterUpdate(disappear) }
  }
}

extension View {
  /// Calls `action` when this view has come on screen, also back from behind a page that covered it or another tab.
  ///
  /// A group or a condition without a view in it is not on screen: `action` is called when the first one comes.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` when this view has left the screen, also behind a page that covers it or another tab; of a group, when
  /// the last view in it has gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
