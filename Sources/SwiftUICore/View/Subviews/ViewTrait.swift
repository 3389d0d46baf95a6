/// A value that a view carries for the container it stands in: the older form of `ContainerValueKey`.
public protocol _ViewTraitKey {
  associatedtype Value
  /// What views carry that set nothing.
  static var defaultValue: Value { get }
}

/// The container value that stands for a trait.
struct TraitContainerValue<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
  /// Has this view carry a value for the container it stands in directly.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_ContainerValueModifier { $0[TraitContainerValue<K>.self] = value })
  }
}
