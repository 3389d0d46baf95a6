/// Sets values of the environment for a view and everything in it.
public struct _EnvironmentModifier {
  let write: (inout EnvironmentValues) -> Void
  /// Whether `write` runs a client's function.
  var isTransform = false
}

extension _EnvironmentModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    TypedEnvironmentNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: TypedEnvironmentNode<C>.self).patch(with: modifier, on: content)
  }
}

/// The name that sources write where they spell out a type, as that of a text with a limit of its lines.
public typealias _EnvironmentKeyWritingModifier<Value> = _EnvironmentModifier

/// The node whose child lives in an environment of its own.
class EnvironmentNode: AttributeSourceNode {
  final let scope: EnvironmentScope
  /// Which way what is below is laid out, where the values say so: that is no matter of the views' alone.
  private final var direction: LayoutDirection?
  /// In which of the theme's colours it is shown, likewise.
  private final var colorScheme: ColorScheme?

  override init(under parent: Node) {
    // The scope's parent is the environment the modifier stands in.
    scope = EnvironmentScope(parent: parent.environmentForChildren)
    super.init(under: parent)
  }

  override var environmentForChildren: EnvironmentScope { scope }

  // Most say nothing of widgets, and cost them nothing.
  override var passesAttributes: Bool { direction != nil || colorScheme != nil || carriesAttributes }
  override func apply(to attributes: inout Attributes) {
    if attributes.layoutDirection == nil { attributes.layoutDirection = direction }
    if attributes.colorScheme == nil { attributes.colorScheme = colorScheme }
  }

  /// Returns whether widgets are to be told.
  final func takeLooks(from values: EnvironmentValues) -> Bool {
    let old = (direction, colorScheme)
    if values.setsLayoutDirection { direction = values.layoutDirection }
    if values.setsColorScheme { colorScheme = values.colorScheme }
    return old != (direction, colorScheme)
  }
}

final class TypedEnvironmentNode<Content: View>: EnvironmentNode {
  override var isRecyclable: Bool { true }
  override var leavesQuietly: Bool { true }
  private var modifier: _EnvironmentModifier

  init(_ modifier: _EnvironmentModifier, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    let values = written()
    scope.setFirst(values.changes)
    _ = takeLooks(from: values)
    child = Content._makeNode(content, under: self)
  }

  /// What the modifier sets, given what stands above; reads are recorded, so a transform follows what it transforms.
  private func written() -> EnvironmentValues {
    var values = EnvironmentValues(scope: environment)
    if modifier.isTransform {
      reading { modifier.write(&values) }
    } else {
      isDirty = false
      generation &+= 1
      recording { modifier.write(&values) }
    }
    return values
  }

  func patch(with new: _EnvironmentModifier, on content: Content) {
    modifier = new
    graph.updatingReaders(below: self) {
      update()
      Content._patch(child!, with: content)
    }
  }

  override func update() {
    let values = written()
    scope.replace(with: values.changes, owner: self)
    if takeLooks(from: values) { child?.renewAttributes() }
  }
}

extension View {
  /// Sets the value at `keyPath` for this view and everything in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes the value at `keyPath` for this view and everything in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier(write: { transform(&$0[keyPath: keyPath]) }, isTransform: true))
  }

  /// Places an observable object in the environment, found there by its type.
  public nonisolated func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.set(object, for: ObjectIdentifier(T.self)) })
  }

  /// Places an object in the environment, found there by its type.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.set(object as T?, for: ObjectIdentifier(T.self)) })
  }
}
