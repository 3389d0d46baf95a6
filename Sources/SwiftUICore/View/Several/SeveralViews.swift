/// A view that is, or may be, several views: what a modifier does, it does to each of them.
@MainActor
protocol SeveralViews: View {
  /// Whether values of this type may be several views where they stand.
  static func maySpread(inList: Bool) -> Bool
  /// The same views, each with `modification` around it.
  func spread(_ modification: any Modification, inList: Bool) -> AnyView
}

/// What a modifier does to one view.
@MainActor
protocol Modification {
  func around<Content: View>(_ content: Content) -> AnyView
}

/// One modification around another.
private struct Chain: Modification {
  let inner: any Modification
  let outer: any Modification

  func around<Content: View>(_ content: Content) -> AnyView { outer.around(inner.around(content)) }
}

/// Looks through views' types for those that are several, and takes them apart.
@MainActor
enum Spreading {
  private static var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let inList: Bool
  }

  /// Whether a view of this type may be several views where it stands; a view may contain itself.
  static func isNeeded<V: View>(for type: V.Type, inList: Bool) -> Bool {
    let key = Key(type: ObjectIdentifier(type), inList: inList)
    if let answer = known[key] { return answer }
    known[key] = false
    let answer =
      if let several = type as? any SeveralViews.Type { several.maySpread(inList: inList) } else {
        V.Body.self != Never.self && isNeeded(for: V.Body.self, inList: inList)
      }
    known[key] = answer
    return answer
  }

  /// The views that `content` is, each with `modification` around it.
  static func around<V: View>(_ content: V, _ modification: any Modification, inList: Bool) -> AnyView {
    guard isNeeded(for: V.self, inList: inList) else { return modification.around(content) }
    if let several = content as? any SeveralViews { return several.spread(modification, inList: inList) }
    return AnyView(SpreadBody(view: content, modification: modification, inList: inList))
  }

  static func around<V: View>(
    _ content: V, _ inner: any Modification, _ outer: any Modification, inList: Bool
  ) -> AnyView { around(content, Chain(inner: inner, outer: outer), inList: inList) }

  /// Makes the node of `modification` around `content`; nil: that is one view.
  static func makeNode<V: View>(
    _ content: V, _ modification: @autoclosure () -> any Modification, under parent: Node
  ) -> Node? {
    let inList = parent.standsInListRows
    guard isNeeded(for: V.self, inList: inList) else { return nil }
    return SpreadNode(around(content, modification(), inList: inList), inList, under: parent)
  }
  /// Patches such a node; false: it is that of one view.
  static func patch<V: View>(
    _ node: Node, _ content: V, _ modification: @autoclosure () -> any Modification
  ) -> Bool {
    guard let node = node as? SpreadNode else { return false }
    AnyView._patch(node.child!, with: around(content, modification(), inList: node.inList))
    return true
  }
}

/// The node of a modifier of several views: they are its children.
final class SpreadNode: SingleChildNode {
  override var isRecyclable: Bool { true }
  fileprivate let inList: Bool

  fileprivate init(_ views: AnyView, _ inList: Bool, under parent: Node) {
    self.inList = inList
    super.init(under: parent)
    child = AnyView._makeNode(views, under: self)
  }
}

extension _ViewNode {
  /// Whether the views below are rows of a list.
  fileprivate final var standsInListRows: Bool {
    guard let host = asHost ?? self.host, host.realisesRowsLazily, !host.flattensSections else {
      return false
    }
    return host.rowsAround is ListNode
  }
}
