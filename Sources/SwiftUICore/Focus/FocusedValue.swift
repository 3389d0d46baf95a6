/// What the focused view, one around it, or the active window says; nil: nothing.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private let source: AnyHashable
  private var value: Value?

  /// What is said under `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    source = AnyHashable(keyPath)
  }

  /// The observable object of type `objectType`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
    source = AnyHashable(ObjectIdentifier(objectType))
  }

  public var wrappedValue: Value? { value }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: GraphProperty {
  static nonisolated var isPrepared: Bool { true }
  mutating func inherit(from old: Self, on node: Node) { value = old.value }
  func isSame(as new: Self) -> Bool { source == new.source }
  mutating func prepare(on node: Node) { value = node.focusedValue(read) }
}

/// A binding that the focused view, one around it, or the active window offers; nil while nobody does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The bound value; a write while nobody offers a binding, or of nil, does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    if let binding { Binding<Value?>(binding) } else { .constant(nil) }
  }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

extension FocusedBinding: GraphProperty {
  static nonisolated var isPrepared: Bool { true }
  mutating func inherit(from old: Self, on node: Node) { binding = old.binding }
  func isSame(as new: Self) -> Bool { keyPath == new.keyPath }
  mutating func prepare(on node: Node) {
    let keyPath = keyPath
    binding = node.focusedValue { $0[keyPath: keyPath] }
  }
}

/// An observable object that the focused view, one around it, or the active window offers; nil while nobody does. The
/// view is updated when the object is about to change.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      object.binding(to: keyPath)
    }
  }

  private var object: ObjectType?
  private var subscription: ObjectSubscription?

  public nonisolated init() {}

  public var wrappedValue: ObjectType? { object }
  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }
}

extension FocusedObject: GraphProperty {
  static nonisolated var isPrepared: Bool { true }

  mutating func inherit(from old: Self, on node: Node) {
    object = old.object
    subscription = old.subscription
  }
  mutating func prepare(on node: Node) {
    object = node.focusedValue { $0[FocusedObjectKey<ObjectType>.self] }
    guard let object else {
      subscription?.cancel()
      subscription = nil
      return
    }
    let subscription = subscription ?? ObjectSubscription(node)
    subscription.follow(object)
    self.subscription = subscription
  }
  mutating func remove(from node: Node) { subscription?.cancel() }
}

extension _ViewNode {
  /// What `read` finds among the focused values; this node is updated when it finds something else.
  final func focusedValue<Value>(_ read: @escaping (FocusedValues) -> Value?) -> Value? {
    let focus = graph.renderer.focus
    focus.join(graph)
    let value = read(focus.values(in: graph))
    focus.readers.record(self) { [unowned focus, weak graph] in
      graph.map { !isSameSaid(value, read(focus.values(in: $0))) } ?? false
    }
    return value
  }
}

/// Whether the same is said; a binding is the same if it is one to the same place.
@MainActor
private func isSameSaid<Value>(_ old: Value?, _ new: Value?) -> Bool {
  switch (old, new) {
  case (nil, nil): return true
  case (let old?, let new?):
    guard let property = Value.self as? any GraphProperty.Type else { return areSame(old, new) }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { property.isSame(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
  default: return false
  }
}
