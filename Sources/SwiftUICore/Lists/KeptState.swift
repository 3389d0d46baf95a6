/// What the views of a row out of sight keep of themselves: the states that were written or hold objects, by their
/// place in the row. The views, their nodes and widgets go; when the row comes back into sight, its new nodes take the
/// states over, each at the place it was kept from.
@MainActor
final class KeptState {
  /// Where a node stands under its parent.
  private struct Place: Hashable {
    let type: ObjectIdentifier
    /// What its parent tells it apart by: the branch of a condition, the id of a row.
    let identity: AnyHashable?
    /// How many of the same stand before it.
    let nth: Int
  }

  fileprivate let properties: [KeptProperty]
  private let children: [Place: KeptState]

  private init?(_ node: Node) {
    properties = node.keptProperties()
    var found: [(index: Int, kept: KeptState)] = []
    var count = 0
    node.forEachChild { child in
      if let kept = KeptState(child) { found.append((count, kept)) }
      count += 1
    }
    children = found.isEmpty ? [:] : KeptState.placed(found, under: node)
    if properties.isEmpty && children.isEmpty { return nil }
  }

  /// What children keep, by their places. Most rows keep nothing, and then nobody asks for places: to make them out takes
  /// longer than all else.
  private static func placed(
    _ found: [(index: Int, kept: KeptState)], under node: Node
  ) -> [Place: KeptState] {
    var positions = Positions()
    var children: [Place: KeptState] = [:]
    var (index, next) = (0, 0)
    node.forEachChild { child in
      let place = positions.next(child, under: node)
      if next < found.count, found[next].index == index {
        children[place] = found[next].kept
        next += 1
      }
      index += 1
    }
    return children
  }

  /// Takes what is worth keeping from the subtree of `node`, which is about to leave; nil: nothing is.
  static func of(_ node: Node) -> KeptState? { KeptState(node) }

  /// Counts the children of a node as they are met.
  @MainActor
  private struct Positions {
    private var count = 0
    private var met: [Place: Int] = [:]

    mutating func next(_ child: Node, under parent: Node) -> Place {
      let first = Place(
        type: ObjectIdentifier(type(of: child)), identity: parent.identityOfChild(at: count), nth: 0)
      count += 1
      let nth = met[first, default: 0]
      met[first] = nth + 1
      return Place(type: first.type, identity: first.identity, nth: nth)
    }
  }

  /// Hands kept states to nodes as they are made.
  @MainActor
  final class Return {
    @MainActor
    private final class Visit {
      let kept: KeptState
      var positions = Positions()
      init(_ kept: KeptState) { self.kept = kept }
    }
    private var visits: [ObjectIdentifier: Visit] = [:]

    init(_ kept: KeptState, to node: Node) { visits[ObjectIdentifier(node)] = Visit(kept) }

    /// Notes that `node` is being made; called for every node, parents first, in view order.
    func enter(_ node: Node, under parent: Node) {
      guard let visit = visits[ObjectIdentifier(parent)] else { return }
      if let kept = visit.kept.children[visit.positions.next(node, under: parent)] {
        visits[ObjectIdentifier(node)] = Visit(kept)
      }
    }

    /// What was kept from the place where `node` stands now.
    func properties(of node: Node) -> [KeptProperty] { visits[ObjectIdentifier(node)]?.kept.properties ?? [] }
  }
}

/// What one stored property of a node's view kept, found again by its offset in the view.
struct KeptProperty {
  let offset: Int
  let kept: AnyObject
}

extension Graph {
  /// Runs `make`, which makes the nodes under `node`, with what their places kept.
  func returning(_ kept: KeptState?, to node: Node, _ make: () -> Void) {
    let outer = keptStates
    keptStates = kept.map { KeptState.Return($0, to: node) }
    make()
    keptStates = outer
  }
}

/// A value that nobody can change but by writing the state that holds it.
private protocol PlainValue {}
extension String: PlainValue {}
extension Optional: PlainValue where Wrapped: PlainValue {}
extension Array: PlainValue where Element: PlainValue {}
extension Set: PlainValue where Element: PlainValue {}
extension Dictionary: PlainValue where Key: PlainValue, Value: PlainValue {}

/// Whether a value of `type` changes only by being written: it holds no objects, as far as can be told.
func isPlainValue<T>(_ type: T.Type) -> Bool { _isPOD(type) || type is any PlainValue.Type }
