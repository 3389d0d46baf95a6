import Synchronization

/// How many nodes are alive in the process; leak tests hold it against a baseline.
package let liveNodeCount = Atomic<Int>(0)

/// A place in the view tree: what stays when view values come and go.
///
/// A view type makes its node once (`View._makeNode`) and from then on patches it (`View._patch`). State, widgets and
/// subscriptions live on nodes; identity is the node. Structural nodes (composites, groups, conditions) own no widget,
/// a primitive owns one. A parent owns its children; the pointers upward are unowned, since a child never outlives
/// the parent that holds it while it is mounted.
@MainActor
public class _ViewNode {
  // `unowned(unsafe)`: the graph and the ancestors outlive a mounted node, and a node that is no longer mounted
  // never follows these pointers; checking each access would cost more than the work it guards.
  package unowned(unsafe) let graph: Graph
  unowned(unsafe) let parent: _ViewNode?
  /// The nearest ancestor that holds widgets: where this subtree's top-level widgets are inserted.
  unowned(unsafe) let host: HostNode?
  /// The environment in force here; owned by the modifier node (or the root) that made it.
  unowned(unsafe) let environment: EnvironmentScope
  /// Distance from the root.
  let depth: Int32
  /// Whether an attribute modifier stands between this node and the widget above it.
  let carriesAttributes: Bool
  /// Whether a node above reads what this subtree shows, rather than showing it.
  let isRead: Bool
  /// Whether a node above changes the transaction of what changes here.
  let followsTransactions: Bool

  final var isMounted = true
  /// To be updated in the running flush.
  final var isDirty = false
  /// Whether an observable object that the last reading read has changed since.
  final var observedChange = false
  /// For `ViewOrder` while it runs: whether this node is one of those it orders, and whether one is in its subtree.
  final var isOrdered = false
  final var leadsToOrdered = false
  /// Whether one that waits in the running update is in this subtree.
  final var leadsToWaiting = false
  /// The transaction this node was last enqueued in.
  final var enqueuedIn: UInt32 = 0
  /// Counts evaluations; a dependency recorded under an older count is out of date.
  final var generation: UInt32 = 0
  /// Where this node was last seen among its parent's children. They may have moved since; -1: it was not there.
  final var place: Int32 = 0
  /// How many views in this subtree are made of their size and do not know it yet.
  final var unsizedInside: Int32 = 0
  /// What this node reads, so that it can be taken off their lists when it goes.
  final var dependencies: ContiguousArray<Dependency> = []
  /// What this node's last reading found of observable objects.
  @exclusivity(unchecked) final var observation = ObservationTracking()
  /// Whether a preference is set in this subtree.
  final var holdsPreferences = false
  /// Whether a node of this subtree is to go as soon as it has left: it does not leave quietly.
  final var leavesAtOnce = false

  init(under parent: _ViewNode) {
    self.graph = parent.graph
    self.parent = parent
    self.host = parent.asHost ?? parent.host
    self.environment = parent.environmentForChildren
    self.depth = parent.depth + 1
    self.carriesAttributes = parent.passesAttributes
    self.isRead = parent.isRead || parent.readsBelow
    self.followsTransactions = parent.followsTransactions || parent.asTransactionSource != nil
    liveNodeCount.add(1, ordering: .relaxed)
    if !leavesQuietly { leaveAtOnce() }
    if let returning = graph.keptStates { returning.enter(self, under: parent) }
  }

  /// The root of a graph.
  init(rootOf graph: Graph, environment: EnvironmentScope) {
    self.graph = graph
    self.parent = nil
    self.host = nil
    self.environment = environment
    self.depth = 0
    self.carriesAttributes = false
    self.isRead = false
    self.followsTransactions = false
    liveNodeCount.add(1, ordering: .relaxed)
    graph.roots.append(WeakNode(node: self))
  }

  deinit { liveNodeCount.subtract(1, ordering: .relaxed) }

  /// The environment that children live in.
  var environmentForChildren: EnvironmentScope { environment }
  /// This node as a holder of widgets.
  var asHost: HostNode? { nil }
  /// This node, if a list row is activated by it: asked of all nodes of rows that come into sight.
  var asActivated: (any ActivatedNode)? { nil }
  /// This node as a reader of its subtree's preferences.
  var asPreferenceObserver: PreferenceObserver? { nil }
  /// The combined value of `key` in this node's subtree; nil: nothing sets it. Where that is not what the children say,
  /// the node sets or changes it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { combinedChildPreferences(key) }
  /// This node as one that changes the transaction of its subtree.
  var asTransactionSource: TransactionNode? { nil }
  /// Where to look on for such nodes.
  var transactionParent: _ViewNode? { parent }
  /// This node as one that follows whether it is in sight.
  var asSightFollower: (any SightFollower)? { nil }
  /// Whether this node reads what its subtree shows.
  var readsBelow: Bool { false }
  /// Whether closures that its code has given to others see its states as it saw them itself when it last ran.
  var handsOutWhatItSaw: Bool { false }
  /// Whether other views may take the place of those that are its children, or come beside them.
  var exchangesViews: Bool { false }
  /// Whether children must look above this node for attributes.
  var passesAttributes: Bool { carriesAttributes }
  /// The program's own type whose code the nodes of this class run, as messages call it; nil: they run none.
  nonisolated class var programName: String? { nil }
  /// What a program knows the view as, for messages; nil: it is a part of such a view.
  var knownName: String? { Self.programName }

  /// Whether the node shows exactly the view at `view`, a value of the type `type`, and is not to be updated for other
  /// reasons; false: perhaps it does.
  func shows(_ view: UnsafeRawPointer, of type: ObjectIdentifier) -> Bool { false }
  /// How values of the node's view are compared, if it is of this type.
  func layoutOfView(type: ObjectIdentifier) -> FieldLayout? { nil }
  /// Whether the node keeps a view with exactly the bits of that at `view`, a value of the type `type`.
  func holds(bitsOf view: UnsafeRawPointer, of type: ObjectIdentifier) -> Bool { false }
  /// Brings a dirty node up to date.
  func update() { isDirty = false }
  /// Something that this node's last reading read has changed.
  func dependencyChanged() { markDirty() }

  // MARK: the widgets of a subtree

  /// Appends the top-level widgets of this subtree, in view order.
  func collectWidgets(into widgets: inout [any Widget]) {}
  /// The last of this subtree's top-level widgets.
  var lastWidget: (any Widget)? { nil }
  /// The last top-level widget in front of `child`, among this node's children.
  func widget(before child: _ViewNode) -> (any Widget)? { nil }

  /// This subtree's top-level widgets, in view order.
  final var widgets: [any Widget] {
    var widgets: [any Widget] = []
    collectWidgets(into: &widgets)
    return widgets
  }

  /// The widget that stands directly in front of this node inside its host; nil at the front.
  final var precedingWidget: (any Widget)? {
    var node: _ViewNode = self
    while let parent = node.parent, node.host !== parent {
      if let widget = parent.widget(before: node) { return widget }
      node = parent
    }
    return nil
  }

  // MARK: walking

  /// Calls `visit` for each child, in view order.
  func forEachChild(_ visit: (_ViewNode) -> Void) {}
  /// Calls `visit` for each node below that is none of the children: what is read, as the entries of a menu are, and never shown.
  func forEachRead(_ visit: (_ViewNode) -> Void) {}

  /// Has the processor fetch what is looked at `level` steps below this node; what is nearer was fetched before.
  func readAhead(_ level: Int) {}

  /// Brings the places of some children up to date, so that they tell which of these comes first.
  func updatePlaces(of some: ContiguousArray<_ViewNode>) {
    for child in some { child.place = -1 }
    var next: Int32 = 0
    forEachChild { child in
      child.place = next
      next += 1
    }
    graph.counts.placesLookedAt += Int(next)
  }

  /// Whether this node is `other` or stands below it.
  final func isInside(_ other: _ViewNode) -> Bool {
    var node: _ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// What has made this node run since this was last called, as `_printChanges` names it.
  func changesSincePrinted() -> [String] { [] }

  // MARK: rows

  /// What tells the child at `position`, counted in the order in which children are made, from others of its type
  /// that could stand there; nil: nothing does.
  func identityOfChild(at position: Int) -> AnyHashable? { nil }

  /// What this node keeps while the row it is in is out of sight.
  func keptProperties() -> [KeptProperty] { [] }

  /// Appends this subtree's rows, for a list that makes widgets only for the rows in sight.
  func collectRows(into rows: inout RowMap) {
    var own: [any Widget] = []
    collectWidgets(into: &own)
    for widget in own { rows.append(widget, of: self) }
  }

  /// The widget that is this node's own and shows nothing but its description.
  var ownWidget: (any Widget)? { nil }
  /// Whether the widgets of this subtree, as far as this node is concerned, may show another row of the same kind.
  var isRecyclable: Bool { false }
  /// Whether this node, apart from its children, is what its view says and nothing else: patched with the view of another
  /// row it is as one made for that. It has no state, tells nobody when it comes and goes, and changes no environment.
  var isInterchangeable: Bool { false }

  // MARK: leaving

  /// Whether nobody is to be told at once when this node goes, apart from its children: it may go after the frame that no longer
  /// shows it.
  var leavesQuietly: Bool { false }

  private func leaveAtOnce() {
    var node: _ViewNode? = self
    while let current = node, !current.leavesAtOnce {
      current.leavesAtOnce = true
      node = current.parent
    }
  }

  /// Takes the subtree out of the graph: no update, action or message reaches it from now on.
  func unmount() {
    isMounted = false
    observation.cancel()
    for dependency in dependencies { dependency.forget(self) }
    dependencies = []
    if graph.hasDepartures { graph.animator.removeDepartures(from: self) }
    if holdsPreferences { graph.preferencesChanged(above: self) }
  }
}

typealias Node = _ViewNode

extension _ViewNode {
  /// Marks the node for the flush of the current transaction.
  final func markDirty() { graph.enqueue(self) }
}
