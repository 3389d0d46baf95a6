/// A system of coordinates to give places and sizes in, in points from the top left corner.
public enum CoordinateSpace: Equatable, Hashable {
  /// The window's content.
  case global
  /// The view's own.
  case local
  /// That of the nearest view around with `coordinateSpace(_:)` of this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: Self { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: Self { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// What the space of the nearest scroll view around is called.
struct ScrollSpaceName: Hashable {
  /// nil: along whichever axis it scrolls.
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the nearest scroll view around: of what is in sight of it, not of its content.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName(axis: nil)) }
  /// That of the nearest scroll view around that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> Self { .named(ScrollSpaceName(axis: axis)) }
}

/// Names the space of a view's first widget.
public struct _CoordinateSpaceModifier {
  let name: AnyHashable
}

extension _CoordinateSpaceModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    let node = CoordinateSpaceNode(modifier.name, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: CoordinateSpaceNode.self)
    node.name = modifier.name
    C._patch(node.child!, with: content)
  }
}

final class CoordinateSpaceNode: SingleChildNode {
  var name: AnyHashable

  init(_ name: AnyHashable, under parent: Node) {
    self.name = name
    super.init(under: parent)
  }
}

extension _ViewNode {
  /// The node's own widget, if it scrolls along `axis`; nil: along any.
  fileprivate final func scrollingWidget(along axis: Axis?) -> (any Widget)? {
    guard let widget = scrolledWidget, axis.map({ widget.scrolls(along: $0) }) ?? true else { return nil }
    return widget
  }

  /// The view whose corner is the origin of a space, seen from this node; nil: the window's, with a warning where a name is not
  /// known.
  final func origin(of space: CoordinateSpace) -> PaddedView? {
    guard case .named(let name) = space else { return nil }
    let scroll = name.base as? ScrollSpaceName
    var node = parent
    while let current = node {
      if let scroll {
        if let widget = current.scrollingWidget(along: scroll.axis) { return PaddedView(widget: widget) }
        node = current.parent
        continue
      }
      if let space = current as? CoordinateSpaceNode, space.name == name { return space.paddedView }
      node = current.parent
    }
    Diagnostics.warn("There is no coordinateSpace named \(name) around \(viewName); places are the window's.")
    return nil
  }
}

extension View {
  /// Gives this view's coordinate space a name, for views in it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
  /// Gives this view's coordinate space a name, for views in it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
