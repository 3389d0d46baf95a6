/// Says something while the focus is in a view, or its window is the active one.
public struct _FocusedValueModifier {
  enum Reach { case focus, scene }
  let reach: Reach
  let write: (inout FocusedValues) -> Void
}

extension _FocusedValueModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    let node = FocusedValueSourceNode(modifier, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: FocusedValueSourceNode.self)
    node.patch(with: modifier)
    C._patch(node.child!, with: content)
  }
}

final class FocusedValueSourceNode: SingleChildNode {
  private var modifier: _FocusedValueModifier

  init(_ modifier: _FocusedValueModifier, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    graph.renderer.focus.add(self)
  }

  func patch(with new: _FocusedValueModifier) {
    modifier = new
    // Who reads it compares.
    graph.renderer.focus.changed()
  }

  func write(_ values: inout FocusedValues) { modifier.write(&values) }

  /// What the focus says goes before what the scene says.
  var rank: Int { modifier.reach == .scene ? 0 : 1 }

  var isInForce: Bool {
    switch modifier.reach {
    case .focus:
      widgets.contains {
        graph.renderer.holdsFocus($0) && graph.renderer.isInActiveWindow($0, orOver: false)
      }
    case .scene: windowWidget.map { graph.renderer.isInActiveWindow($0, orOver: true) } ?? false
    }
  }

  private var windowWidget: (any Widget)? {
    var node = parent
    while let current = node {
      if let anchored = current as? any AnchoredNode { return anchored.anchorWidget }
      node = current.parent
    }
    return nil
  }

  override func unmount() {
    super.unmount()
    graph.renderer.focus.remove(self)
  }
}

/// The key of an object by its type.
struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }

extension View {
  private nonisolated func focusedValues(
    _ reach: _FocusedValueModifier.Reach, _ write: @escaping (inout FocusedValues) -> Void
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    modifier(_FocusedValueModifier(reach: reach, write: write))
  }

  /// Says `value` while the focus is in this view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValues(.focus) { $0[keyPath: keyPath] = value }
  }
  /// Says `value` while the focus is in this view; nil: nothing, so that a view further out is heard.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValues(.focus) { if let value { $0[keyPath: keyPath] = value } }
  }
  /// Says an observable object, found by its type, while the focus is in this view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValues(.focus) { if let object { $0[FocusedObjectKey<T>.self] = object } }
  }

  /// Says `value` while the window that this view is in is the active one.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    focusedValues(.scene) { $0[keyPath: keyPath] = value }
  }
  /// Says `value` while the window that this view is in is the active one; nil: nothing.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    focusedValues(.scene) { if let value { $0[keyPath: keyPath] = value } }
  }
  /// Says an observable object, found by its type, while the window that this view is in is the active one.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValues(.scene) { if let object { $0[FocusedObjectKey<T>.self] = object } }
  }

  /// Says an object, found by its type, while the focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValues(.focus) { $0[FocusedObjectKey<T>.self] = object }
  }
  /// Says an object, found by its type, while the focus is in this view; nil: nothing.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValues(.focus) { if let object { $0[FocusedObjectKey<T>.self] = object } }
  }
  /// Says an object, found by its type, while the window that this view is in is the active one.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValues(.scene) { $0[FocusedObjectKey<T>.self] = object }
  }
  /// Says an object, found by its type, while the window that this view is in is the active one; nil: nothing.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValues(.scene) { if let object { $0[FocusedObjectKey<T>.self] = object } }
  }
}
