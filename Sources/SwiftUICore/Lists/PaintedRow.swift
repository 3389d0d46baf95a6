/// A row with something painted behind the whole of it, so also behind its badge.
@MainActor
protocol PaintedRow: View {
  associatedtype Badged: View
  func badged(_ badge: Text?) -> Badged
}
extension ModifiedContent: PaintedRow where Content: PaintedRow, Modifier: ViewModifier {
  func badged(_ badge: Text?) -> ModifiedContent<Content.Badged, Modifier> {
    .init(content: content.badged(badge), modifier: modifier)
  }
}

extension RowBackground: PaintedRow {
  func badged(_ badge: Text?) -> RowBackground<BadgedView<Content>, Background> {
    .init(content: BadgedView(content: content, badge: badge), background: background, insets: insets)
  }
}

/// The content of a row in front of what is painted over the whole of it, and its distances from the edges of that. Where it
/// is no row it is the content alone, as nothing is said of rows there.
struct RowBackground<Content: View, Background: View> {
  let content: Content
  let background: Background?
  /// nil: those of the list.
  var insets: EdgeInsets?
}

extension RowBackground {
  /// What is left around the content, in points; a row that nothing is said of has the list's without being told.
  private var room: EdgeInsets {
    insets ?? (background == nil ? EdgeInsets() : .ofRows)
  }
  @MainActor
  private var painted: some View {
    RowContent(
      content: content.padding(room), isPainted: background != nil || insets != nil,
      hasGround: background != nil
    )
    .background(alignment: .center) { background }
  }
}

extension EdgeInsets {
  /// What a list leaves around the content of a row.
  static let ofRows = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)

  func setting(_ length: CGFloat, at edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? length : top, leading: edges.contains(.leading) ? length : leading,
      bottom: edges.contains(.bottom) ? length : bottom,
      trailing: edges.contains(.trailing) ? length : trailing)
  }
}

extension RowBackground: ModifyingView {
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(RowBackground<C, Background>(content: content, background: background, insets: insets))
  }
}

extension RowBackground: View {
  typealias Body = Never
  var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive view") }

  static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    if let spread = Spreading.makeNode(view.content, view, under: parent) { return spread }
    guard isRow(under: parent) else { return Content._makeNode(view.content, under: parent) }
    if SwiftUICore.mayBePainted(Content.self) { return make(view.merged, under: parent) }
    return make(view.painted, under: parent)
  }
  static func _patch(_ node: _ViewNode, with view: Self) {
    if Spreading.patch(node, view.content, view) { return }
    // Where a node is does not change while it is mounted.
    guard let parent = node.parent, isRow(under: parent) else {
      return Content._patch(node, with: view.content)
    }
    if SwiftUICore.mayBePainted(Content.self) { return patch(node, with: view.merged) }
    patch(node, with: view.painted)
  }

  /// A row may say itself what is behind it, as one in a section of which that is said, too: the innermost counts.
  @MainActor private var merged: AnyView {
    (content as? any RowInside)?.painted(orElse: background, insets) ?? AnyView(painted)
  }

  @MainActor private static func isRow(under parent: Node) -> Bool { parent.hostOfBareRow?.holdsRows == true }
  @MainActor private static func make<V: View>(_ view: V, under parent: Node) -> Node {
    V._makeNode(view, under: parent)
  }
  @MainActor private static func patch<V: View>(_ node: Node, with view: V) { V._patch(node, with: view) }
}

/// What stands in front of what is painted behind a row.
struct RowContent<Content: View>: View, ModifyingContainer, DescribedView {
  typealias Body = Never
  static var decorates: Bool { true }
  let content: Content
  let isPainted: Bool
  let hasGround: Bool

  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(RowContent<C>(content: content, isPainted: isPainted, hasGround: hasGround))
  }
  func describe(in context: DescriptionContext) -> RowContentDescription {
    RowContentDescription(isPainted: isPainted, hasGround: hasGround)
  }
}

/// The content of a row behind which something may be painted: as wide as the row, and in it like in the row itself.
package struct RowContentDescription: Description {
  package static let kind = "rowContent"
  /// Whether something is, up to the row's edges, or the row's distances from them are its own.
  package var isPainted: Bool
  /// Whether what is behind it is its own, be it clear, in place of the surface that a form's rows lie on.
  package var hasGround: Bool
  package init(isPainted: Bool, hasGround: Bool) {
    self.isPainted = isPainted
    self.hasGround = hasGround
  }
}
