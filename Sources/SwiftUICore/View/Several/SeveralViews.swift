/// A view that is, or may be, several views: what a modifier does, it does to each of them.
@MainActor
protocol SeveralViews: View, RowsHolding {
  /// Whether values of this type may be several views where they stand.
  static func maySpread(in spot: Spreading.Spot) -> Bool
  /// The same views, each with `modification` around it.
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView
}

/// What a modifier does to one view.
@MainActor
protocol Modification {
  func around<Content: View>(_ content: Content) -> AnyView
  /// What it does to the header and the footer of a section whose rows it is around.
  func aroundHeading(_ heading: AnyView) -> AnyView
}

extension Modification {
  func aroundHeading(_ heading: AnyView) -> AnyView { heading }
}

/// One modification around another.
private struct Chain: Modification {
  let inner: any Modification
  let outer: any Modification

  func around<Content: View>(_ content: Content) -> AnyView { outer.around(inner.around(content)) }
  func aroundHeading(_ heading: AnyView) -> AnyView { outer.aroundHeading(inner.aroundHeading(heading)) }
}

/// Looks through views' types for those that are several, and takes them apart.
@MainActor
enum Spreading {
  /// Where views stand that are taken apart.
  struct Spot: Hashable {
    /// Whether they are rows of a list.
    var inList: Bool
    /// Whether bodies are run here: those further in may read an environment that a modifier in between has changed.
    var runsBodies: Bool
    /// Whether a section is its rows here. What a client's modifier is around stays one: it may present something, once.
    var takesSectionsApart = false
  }

  private static var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let spot: Spot
  }

  /// Whether a view of this type may be several views where it stands; a view may contain itself.
  static func isNeeded<V: View>(for type: V.Type, in spot: Spot) -> Bool {
    let key = Key(type: ObjectIdentifier(type), spot: spot)
    if let answer = known[key] { return answer }
    known[key] = false
    let answer =
      if let several = type._roles.several { several.maySpread(in: spot) } else {
        spot.runsBodies && V.Body.self != Never.self && isNeeded(for: V.Body.self, in: spot)
      }
    known[key] = answer
    return answer
  }

  /// The views that `content` is, each with `modification` around it.
  static func around<V: View>(_ content: V, _ modification: any Modification, in spot: Spot) -> AnyView {
    guard isNeeded(for: V.self, in: spot) else { return modification.around(content) }
    // What is several is that by its type, which this value is of.
    func spread<S: SeveralViews>(_ type: S.Type) -> AnyView {
      (content as! S).spread(modification, in: spot)
    }
    if let several = V._roles.several { return spread(several) }
    return AnyView(SpreadBody(view: content, modification: modification, spot: spot))
  }

  static func around<V: View>(
    _ content: V, _ inner: any Modification, _ outer: any Modification, in spot: Spot
  ) -> AnyView { around(content, Chain(inner: inner, outer: outer), in: spot) }

  /// Makes the node of `modification` around `content`; nil: that is one view.
  /// - Parameter changesEnvironment: whether it may.
  static func makeNode<V: View>(
    _ content: V, _ modification: @autoclosure () -> any Modification, changesEnvironment: Bool = false,
    under parent: Node
  ) -> Node? {
    let inList = parent.standsInListRows
    let spot = Spot(
      inList: inList, runsBodies: !changesEnvironment,
      takesSectionsApart: !changesEnvironment && (inList || parent.standsInForm))
    guard isNeeded(for: V.self, in: spot) else { return nil }
    return SpreadNode(around(content, modification(), in: spot), spot, under: parent)
  }
  /// Patches such a node; false: it is that of one view.
  static func patch<V: View>(
    _ node: Node, _ content: V, _ modification: @autoclosure () -> any Modification
  ) -> Bool {
    guard let node = node as? SpreadNode else { return false }
    AnyView._patch(node.child!, with: around(content, modification(), in: node.spot))
    return true
  }
}

/// The node of a modifier of several views: they are its children.
final class SpreadNode: SingleChildNode {
  override var isRecyclable: Bool { true }
  override var leavesQuietly: Bool { true }
  fileprivate let spot: Spreading.Spot

  fileprivate init(_ views: AnyView, _ spot: Spreading.Spot, under parent: Node) {
    self.spot = spot
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
  /// Whether the views below are a form's own.
  fileprivate final var standsInForm: Bool { (asHost ?? host)?.groupsSections == true }
}
