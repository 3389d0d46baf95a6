/// In whose terms a place is given.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of the view further out which has the name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A way to name a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// A view whose coordinate space has a name.
public struct _NamedSpaceView<Content: View> {
  let content: Content
  let name: AnyHashable
}

extension _NamedSpaceView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> NamedSpaceNode {
    let node = NamedSpaceNode(view.name, under: parent)
    node.child = Content._makeNode(view.content, under: node)
    return node
  }
  static func patch(_ node: NamedSpaceNode, with view: Self) {
    node.name = view.name
    Content._patch(node.child!, with: view.content)
  }
}

final class NamedSpaceNode: SingleChildNode {
  var name: AnyHashable
  init(_ name: AnyHashable, under parent: Node) {
    self.name = name
    super.init(under: parent)
  }
}

extension View {
  /// Names this view's coordinate space, for the views inside.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    _NamedSpaceView(content: self, name: AnyHashable(name))
  }
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    _NamedSpaceView(content: self, name: name.name)
  }
}

extension _ViewNode {
  /// The widget whose coordinate space has that name, around this node.
  final func widgetOfSpace(named name: AnyHashable) -> (any Widget)? {
    var node = parent
    while let current = node {
      if let space = current as? NamedSpaceNode, space.name == name { return space.widgets.first }
      node = current.parent
    }
    return nil
  }
}
