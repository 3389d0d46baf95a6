/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isUserInitiated: Bool
  /// When the view comes on screen.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moves into the view: the focus there then goes on by the order of views, as GTK has it.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Gives a focus state its first value.
public struct _DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _DefaultFocusModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    let node = SingleChildNode(under: parent)
    node.child = C._makeNode(content, under: node)
    node.afterPresentation { [weak node] in
      guard let node, node.isMounted, let location = modifier.binding.location, !location.wasRequested else {
        return
      }
      location.set(modifier.value)
    }
    return node
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    C._patch(unsafeDowncast(node, to: SingleChildNode.self).child!, with: content)
  }
}

/// Wants the focus of a scope when it comes on screen.
public struct _PreferredFocusModifier {
  let isPreferred: Bool
  let scope: Namespace.ID
}

extension _PreferredFocusModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    let node = PreferredFocusNode(modifier, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: PreferredFocusNode.self)
    node.modifier = modifier
    C._patch(node.child!, with: content)
  }
}

final class PreferredFocusNode: SingleChildNode {
  var modifier: _PreferredFocusModifier

  init(_ modifier: _PreferredFocusModifier, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    graph.renderer.focus.add(self)
    afterPresentation { [weak self] in
      guard let self, isMounted, self.modifier.isPreferred else { return }
      // The first of those that come together.
      let all = graph.renderer.focus.preferring(in: self.modifier.scope)
      if all.first === self { takeFocus() }
    }
  }

  func prefers(in scope: Namespace.ID) -> Bool { modifier.isPreferred && modifier.scope == scope }

  @discardableResult
  func takeFocus() -> Bool { widgets.contains { graph.renderer.moveFocus(into: $0) } }

  override func unmount() {
    super.unmount()
    graph.renderer.focus.remove(self)
  }
}

/// Puts the focus of a scope where it is by default.
@MainActor @preconcurrency
public struct ResetFocusAction {
  weak var focus: FocusTracking?

  /// Moves the focus to the first view that prefers it in the scope of `namespace`; does nothing if there is none.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let focus else { return }
    _ = focus.preferring(in: namespace).contains { $0.takeFocus() }
  }
}

private struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction() }
}

extension EnvironmentValues {
  /// Puts the focus where it is by default.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

extension View {
  /// Gives `binding` the value when this view comes on screen, unless the program has given it one.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }

  /// The focus of the scope goes to this view when it comes on screen, and by `resetFocus`.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(_PreferredFocusModifier(isPreferred: prefersDefaultFocus, scope: namespace))
  }

  /// Accepted: a scope is known by its namespace wherever its views stand.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Accepted: the Tab key goes through views in their order here, and has no need of sections.
  public nonisolated func focusSection() -> some View { self }
}
