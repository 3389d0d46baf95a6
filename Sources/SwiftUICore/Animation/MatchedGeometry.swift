/// Which parts of a view's geometry are matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view that shares its geometry with others of the same id.
public struct _MatchedGeometryView<Content: View> {
  let content: Content
  let match: GeometryMatch
}

/// What a view says of the geometry that it shares.
struct GeometryMatch {
  var key: MatchedGeometryKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  /// Whether others take its geometry over; if not, it takes over that of the one which is.
  var isSource: Bool
}

/// What makes two views the same as far as geometry goes.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension _MatchedGeometryView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> MatchedGeometryNode {
    let node = MatchedGeometryNode(view.match, under: parent)
    node.child = Content._makeNode(view.content, under: node)
    return node
  }
  static func patch(_ node: MatchedGeometryNode, with view: Self) {
    node.take(view.match)
    Content._patch(node.child!, with: view.content)
  }
}

extension View {
  /// Links the geometry of the views that have this `id` in `namespace`.
  ///
  /// A view that comes in an animated transaction as another of its group goes begins at that one's place and size, and
  /// moves from there to its own. Where neither says by which transition, the old view is gone at once, so that a single
  /// view is seen to move. A view with `isSource: false` has the place and size of the source, for as long as there is one;
  /// as the source is another one, it moves there. It is brought up to date with each update of views, not as a window is
  /// resized without any.
  ///
  /// Only views that take the room they are offered change their size on screen, so the modifier goes inside of a `frame`;
  /// others stand at `anchor` of the room.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    _MatchedGeometryView(
      content: self,
      match: GeometryMatch(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
