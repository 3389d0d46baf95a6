/// Binds the focus of a view to a value of a focus state.
public struct _FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _FocusedModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    FocusedNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: FocusedNode<Value, C>.self).patch(with: modifier, on: content)
  }
}

final class FocusedNode<Value: Hashable, Content: View>: SingleChildNode, FocusCandidate {
  private var modifier: _FocusedModifier<Value>
  private(set) var hasFocus = false

  var focusValue: Value { modifier.value }
  private var location: FocusLocation<Value>? { modifier.binding.location }

  init(_ modifier: _FocusedModifier<Value>, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    location?.add(self)
    graph.renderer.focus.add(self)
  }

  func patch(with new: _FocusedModifier<Value>, on content: Content) {
    let old = modifier
    modifier = new
    Content._patch(child!, with: content)
    guard old.value != new.value || old.binding.location !== new.binding.location else { return }
    old.binding.location?.remove(self)
    location?.add(self)
    guard hasFocus else { return }
    // It stands for something else from now on.
    graph.afterUpdate { [weak self] in
      old.binding.location?.focusLeft(old.value)
      if let self, hasFocus { location?.focusCame(to: focusValue) }
    }
  }

  func focusCame() {
    hasFocus = true
    location?.focusCame(to: focusValue)
  }

  func focusLeft() {
    hasFocus = false
    location?.focusLeft(focusValue)
  }

  override func unmount() {
    super.unmount()
    graph.renderer.focus.remove(self)
    location?.remove(self)
    if hasFocus { graph.afterUpdate { [location, focusValue] in location?.focusLeft(focusValue) } }
  }
}

extension View {
  /// The focus is in this view exactly while `binding` is `value`: either follows the other.
  ///
  /// Where several views have the same value, the first of them gets the focus, with a warning.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }

  /// The focus is in this view exactly while `condition` is true: either follows the other.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }
}
