@_spi(Reflection) import Swift

/// Several views, one after the other.
public struct TupleView<T> {
  /// A tuple of views.
  public var value: T

  @inlinable
  public init(_ value: T) { self.value = value }
}

extension TupleView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> GroupNode {
    let elements = TupleElements.of(T.self)
    let node = TupleNode(elements, under: parent)
    // The tuple stays in place while its elements are read at their offsets.
    let separates = node.host?.separatesViews == true
    withRawPointer(to: view.value) { tuple in
      node.children.reserveCapacity(elements.types.count)
      for index in elements.types.indices {
        if separates { node.separate() }
        node.children.append(elements.types[index].makeNode(at: tuple + elements.offsets[index], under: node))
      }
    }
    return node
  }

  static func patch(_ node: GroupNode, with view: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    let elements = node.elements
    withRawPointer(to: view.value) { tuple in
      for index in elements.types.indices {
        elements.types[index].patch(node.children[index], at: tuple + elements.offsets[index])
      }
    }
  }
}

extension TupleView {
  /// Calls `visit` with the type of each of the views.
  nonisolated static func forEachElementType(_ visit: (any View.Type) -> Void) {
    TupleElements.read(T.self) { type, _ in visit(type) }
  }

  /// What `body` makes of each of the views.
  @MainActor func elements<Result>(_ body: (any View) -> Result) -> [Result] {
    let elements = TupleElements.of(T.self)
    return withRawPointer(to: value) { tuple in
      elements.types.indices.map { body(elements.types[$0].view(at: tuple + elements.offsets[$0])) }
    }
  }
}

private final class TupleNode: GroupNode {
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { true }
  override var leavesQuietly: Bool { true }
  let elements: TupleElements

  /// The levels of the environment that the children live in, where each has one.
  private var levels: ContiguousArray<EnvironmentScope> = []

  init(_ elements: TupleElements, under parent: Node) {
    self.elements = elements
    super.init(under: parent)
  }

  /// The child that is made next has a level to itself.
  func separate() { levels.append(EnvironmentScope(parent: environment, isOfSubview: true)) }
  override var environmentForChildren: EnvironmentScope { levels.last ?? environment }
}

/// The element types of a tuple of views, and where in it they lie; read once per tuple type. Walking the table is ten
/// times faster than walking a parameter pack.
@MainActor
private final class TupleElements {
  @exclusivity(unchecked) var types: ContiguousArray<any View.Type> = []
  @exclusivity(unchecked) var offsets: ContiguousArray<Int> = []

  private static var known: [ObjectIdentifier: TupleElements] = [:]

  static func of<T>(_ type: T.Type) -> TupleElements {
    let key = ObjectIdentifier(type)
    if let elements = known[key] { return elements }
    let elements = TupleElements(type)
    known[key] = elements
    return elements
  }

  private init<T>(_ type: T.Type) {
    Self.read(type) { type, offset in
      types.append(type)
      offsets.append(offset)
    }
  }

  /// Calls `visit` with the type of each element, and where in the tuple it lies.
  nonisolated static func read<T>(_ type: T.Type, _ visit: (any View.Type, Int) -> Void) {
    // A tuple of one is the element itself. What is a tuple need not be asked.
    if !FieldLayout.isTuple(type), let view = type as? any View.Type { return visit(view, 0) }
    _ = _forEachField(of: type, options: noFieldOptions) { _, offset, elementType, _ in
      guard let view = elementType as? any View.Type else {
        Diagnostics.stop("TupleView<\(type)> holds a \(elementType), which is not a View.")
      }
      visit(view, offset)
      return true
    }
  }
}
