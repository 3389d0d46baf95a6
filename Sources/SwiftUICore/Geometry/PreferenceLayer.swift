/// A view with a layer behind or in front that is made of a preference of the view's.
public struct _PreferenceLayerView<Key: PreferenceKey, Base: View, Layer: View> {
  let base: Base
  let place: LayerPlace
  let alignment: Alignment
  let transform: (Key.Value) -> Layer
}

extension _PreferenceLayerView: View, PrimitiveView {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> PreferenceLayerNode<Key, Base, Layer> {
    PreferenceLayerNode(view, under: parent)
  }
  static func patch(_ node: PreferenceLayerNode<Key, Base, Layer>, with view: Self) { node.patch(with: view) }
}

final class PreferenceLayerNode<Key: PreferenceKey, Base: View, Layer: View>: PreferenceObserver {
  private var view: _PreferenceLayerView<Key, Base, Layer>
  private var value: Key.Value?

  init(_ view: _PreferenceLayerView<Key, Base, Layer>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    let made = LayeredNode(
      LayersDescription(alignment: view.alignment), view.place == .behind ? .background : .overlay,
      under: self)
    child = made
    made.mount(
      base: { Base._makeNode(view.base, under: $0) },
      layer: { slot in
        value = current(made)
        return Layer._makeNode(layer(), under: slot)
      })
  }

  private var layered: LayeredNode { unsafeDowncast(child!, to: LayeredNode.self) }

  /// What the base sends up; the layer's own preferences do not count.
  private func current(_ node: LayeredNode) -> Key.Value {
    node.base.child?.preferenceValue(Key.self) ?? Key.defaultValue
  }

  private func layer() -> Layer { reading { view.transform(value ?? Key.defaultValue) } }

  func patch(with new: _PreferenceLayerView<Key, Base, Layer>) {
    view = new
    layered.describe(LayersDescription(alignment: new.alignment))
    Base._patch(layered.base.child!, with: new.base)
    value = current(layered)
    update()
  }

  override func update() { Layer._patch(layered.layer.child!, with: layer()) }

  override func settlePreferences() {
    let new = current(layered)
    if let value, areSame(value, new) { return }
    value = new
    update()
  }
}

extension View {
  /// Puts in front of this view what `transform` makes of its preference.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _PreferenceLayerView<K, Self, V>(base: self, place: .inFront, alignment: alignment, transform: transform)
  }

  /// Puts behind this view what `transform` makes of its preference.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _PreferenceLayerView<K, Self, V>(base: self, place: .behind, alignment: alignment, transform: transform)
  }
}
