/// Sets values of the environment that say how texts and images look, and nothing of where they stand. A text or an image that is
/// all there is in the view is told them while it describes itself, and has what is around the view nevertheless.
struct LooksModifier {
  let write: (inout EnvironmentValues) -> Void

  private var plain: _EnvironmentModifier { _EnvironmentModifier(write: write) }
}

extension LooksModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    _EnvironmentModifier._makeNode(modifier.plain, on: content, under: parent)
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    _EnvironmentModifier._patch(node, with: modifier.plain, on: content)
  }
}

extension View {
  /// Sets the value at `keyPath`, by which texts and images look otherwise, for this view and everything in it.
  nonisolated func look<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> ModifiedContent<Self, LooksModifier>
  { modifier(LooksModifier { $0[keyPath: keyPath] = value }) }
}
