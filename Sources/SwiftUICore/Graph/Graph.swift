/// One running tree of views: what is dirty, what is to be done after the widgets are in place, and what was counted.
///
/// A write marks the nodes that read what was written and asks the renderer for a flush. The flush takes the pending
/// transactions in order; in each, dirty nodes run in view order, preferences settle, and then the actions that the
/// update caused (`onAppear`, `onChange`, …) run, whose own writes are further transactions of the same flush.
@MainActor
package final class Graph {
  package let renderer: any Renderer
  package let counts = Counts()

  /// The node whose `body` is being evaluated; what is read meanwhile is recorded for it.
  static nonisolated(unsafe) var evaluating: Node?
  /// The node whose widget the renderer is just making or changing.
  static nonisolated(unsafe) var shown: Node?
  /// Whether a closure of the program runs for the layout, outside of any view's reading. A state that it reads is
  /// followed by the view that owns it, whose `body` gives the layout the closure anew.
  static nonisolated(unsafe) var isLayingOut = false

  private var pending: ContiguousArray<PendingTransaction> = []
  private var nextTransaction: UInt32 = 1
  private var versioned: ContiguousArray<any VersionedLocation> = []
  /// What is to be done once widgets are in place.
  private var aftermath = Aftermath()
  private(set) var isFlushing = false
  private var running: PendingTransaction?
  /// What of an update is put off until after the frame.
  private(set) lazy var afterFrame = AfterFrame(of: self)
  /// What of the running update is still to be run.
  private var order = UpdateOrder()
  /// Who is to read preferences anew.
  let preferences = PreferenceQueue()
  /// Counts updates: what changed in one is animated in that one.
  private(set) var pass: UInt32 = 0
  /// What moves.
  private(set) lazy var animator = Animator(of: self)
  /// The views whose geometry is matched.
  private(set) lazy var matchedGeometry = MatchedGeometry(of: self)
  /// Views on their way to other places.
  private lazy var glides = Glides(of: self)
  /// The outermost nodes.
  var roots: [WeakNode] = []
  /// Below which the running update changes views in animated transactions that are not its own.
  private var animatedSources: [Node] = []
  /// Where views are, for those that follow it.
  private(set) lazy var places = Places(of: self)
  /// How many views follow the geometry of another one.
  var geometryFollowers = 0
  /// Whether some view that is to leave is still on screen.
  var hasDepartures = false
  /// The widgets of such views.
  package var leavingWidgets: [any Widget] { hasDepartures ? animator.leavingWidgets : [] }
  /// The attributes that `widget` has once nothing moves.
  package func attributesAtRest(of widget: any Widget) -> Attributes {
    animator.target(of: widget) ?? widget.attributes ?? Attributes()
  }
  /// What has put something in front of its window, in that order.
  var presenters: [PresenterNode] = []
  /// How many pages are covered by others, or stand in tabs that are not chosen.
  var coveredPages = 0
  /// How many nodes change transactions or transitions.
  var motionModifiers = 0
  /// Whether any view has told the layout around it something; until then nobody need look for that.
  var tellsLayoutWithin = false

  package init(renderer: any Renderer) { self.renderer = renderer }

  /// Tells one flush from another.
  private(set) var flushID: UInt32 = 0
  /// How often one flush may start over before it is called endless.
  private static let passLimit = 200

  // MARK: marking

  /// The transaction that a write made now belongs to. Writes outside an explicit `withTransaction` share one until
  /// the next flush; every explicit one is its own, and order is kept.
  private func transactionForWrite() -> UInt32 {
    let scope = TransactionScope.current
    if let last = pending.last, last.scope === scope { return last.id }
    let id = nextTransaction
    nextTransaction &+= 1
    if pending.isEmpty && !isFlushing { renderer.requestFlush() }
    scope?.transaction.completions.hold(in: self)
    pending.append(PendingTransaction(id: id, scope: scope, isConsequence: isFlushing))
    return id
  }

  /// Whether the running update has made nodes dirty that it may still meet.
  var hasMadeDirty: Bool { running.map { !$0.late.isEmpty } ?? false }

  func enqueue(_ node: Node) {
    guard node.isMounted else { return }
    if let running, isUpdating {
      // Reached while parents are being patched: part of the same update.
      guard !node.isDirty else { return }
      node.isDirty = true
      running.late.append(node)
      return
    }
    let id = transactionForWrite()
    guard node.enqueuedIn != id else { return }
    node.enqueuedIn = id
    pending[pending.count - 1].nodes.append(node)
  }

  /// Has `node` updated in a transaction that still waits.
  func enqueue(_ node: Node, in transaction: UInt32) {
    guard node.enqueuedIn != transaction, let pending = pending.first(where: { $0.id == transaction }) else {
      return
    }
    node.enqueuedIn = transaction
    pending.nodes.append(node)
  }

  /// The stamps of the properties of views that print their changes, as last printed.
  var printedStamps: [ObjectIdentifier: [AnyHashable?]] = [:]

  /// What is being handed back to the nodes of a row that comes into sight again.
  var keptStates: KeptState.Return?
  /// The row whose widgets the nodes being made take over.
  var recycledRow: RecycledRow?

  /// Whether bodies are being evaluated and widgets patched, as opposed to actions being run.
  private(set) var isUpdating = false

  /// Whether content is made that layout has kept waiting: it belongs to the update that its view came with, and what was
  /// written between them was written after it.
  private(set) var isCatchingUp = false

  /// Runs `make`, which makes content that had to wait until its size or place was known.
  func catchingUp<T>(_ make: () -> T) -> T {
    let outer = isCatchingUp
    isCatchingUp = true
    defer { isCatchingUp = outer }
    return make()
  }

  /// Updates `node` once this update is done, as a write in `scope` would have had it done.
  func runAnew(_ node: Node, in scope: TransactionScope?) {
    afterUpdate { [weak node] in
      guard let node else { return }
      let outer = TransactionScope.current
      TransactionScope.current = scope
      defer { TransactionScope.current = outer }
      node.graph.enqueue(node)
    }
  }

  // MARK: versions

  /// The number of the transaction a write belongs to, and whether older ones still wait to be shown.
  func stampForWrite() -> (transaction: UInt32, olderPending: Bool) {
    let id = transactionForWrite()
    return (id, pending.count > 1 || (running != nil && isUpdating))
  }

  /// The transaction whose values bodies see now; nil: the newest.
  var renderedTransaction: UInt32? { isUpdating && !pending.isEmpty ? running?.id : nil }

  /// Whether what runs now follows from an earlier update of this flush.
  var isConsequence: Bool { running?.isConsequence ?? false }

  func keepVersions(of location: any VersionedLocation) { versioned.append(location) }

  // MARK: after the update

  /// Adds to what is to be done once widgets are in place.
  func putOff(_ add: (inout Aftermath) -> Void) {
    add(&aftermath)
    if !isFlushing { renderer.requestFlush() }
  }

  /// What `body` puts off until after the update, for the caller to put off in its own order.
  func actions(of body: () -> Void) -> [() -> Void] {
    let count = aftermath.actions.count
    body()
    return aftermath.removeActions(from: count)
  }

  // MARK: flush

  package var needsFlush: Bool {
    !pending.isEmpty || !preferences.isEmpty || !aftermath.isEmpty
  }

  /// Brings the tree up to date with everything written so far.
  package func flush() {
    guard !isFlushing else { return }
    if !pending.isEmpty { afterFrame.takeUp() }
    isFlushing = true
    flushID &+= 1
    defer { isFlushing = false }
    var passes = 0
    var hasChangedAtOnce = false
    repeat {
      settle()
      runActions()
      while !pending.isEmpty {
        passes += 1
        if passes > Self.passLimit {
          giveUp()
          break
        }
        let transaction = pending.removeFirst()
        let isAnimated = transaction.scope?.animates == true
        // What has changed without an animation is there at once: views glide from where it has put them. So what comes, and
        // begins to move as it appears, moves nothing beside it.
        if isAnimated, hasChangedAtOnce, !animator.isImmediate { animator.layOut() }
        hasChangedAtOnce = !isAnimated
        update(transaction)
        settle()
        transaction.end()
        runActions()
      }
      for location in versioned { location.dropVersions() }
      versioned.removeAll(keepingCapacity: true)
      for action in aftermath.takeDepartures() { action() }
      for (node, show) in aftermath.takePresentations() where node.isMounted { show() }
      // A window that comes up may move the focus, and that may be written to a state.
    } while needsFlush
  }

  /// Runs a function that returns only after something that is to be seen: a question that an action of this very flush waits
  /// with, as `runModal` in `onAppear` does. What it brings is shown by flushes inside of this one.
  package func waiting(_ body: () -> Void) {
    let wasFlushing = isFlushing
    isFlushing = false
    // The window that it stands in front of is to be there first.
    if wasFlushing { flush() }
    body()
    isFlushing = wasFlushing
  }

  /// Runs `make`, which builds a tree or a part of one, as an update: reads are recorded, actions come after.
  package func building<T>(_ make: () -> T) -> T {
    let outer = isUpdating
    isUpdating = true
    if !outer { pass &+= 1 }
    defer { isUpdating = outer }
    return make()
  }

  private func update(_ transaction: PendingTransaction) {
    running = transaction
    isUpdating = true
    pass &+= 1
    let outerScope = TransactionScope.current
    TransactionScope.current = transaction.scope
    var nodes = transaction.nodes
    for node in nodes where node.isMounted { node.isDirty = true }
    var rounds = 0
    while !nodes.isEmpty {
      afterFrame.finishLeaving()
      rounds += 1
      if rounds > Self.passLimit {
        reportEndless(nodes)
        break
      }
      order = UpdateOrder(nodes)
      while let node = order.takeNext() { node.update() }
      order.end()
      nodes = transaction.late
      transaction.late.removeAll(keepingCapacity: true)
    }
    if geometryFollowers > 0 { matchedGeometry.updated() }
    if transaction.scope?.animates == true {
      roots.removeAll { $0.node == nil }
      glides.updated(in: roots.compactMap(\.node))
    } else if !animatedSources.isEmpty {
      glides.updated(in: animatedSources)
    }
    if !animatedSources.isEmpty { animatedSources = [] }
    TransactionScope.current = outerScope
    isUpdating = false
    order = UpdateOrder()
    running = nil
  }

  /// Views below `node` change in a transaction of their own, which may be animated.
  func mayAnimate(below node: Node) { if running != nil { animatedSources.append(node) } }

  /// Runs what waits below `node`, whose view is as it was, before what comes behind it runs.
  func updateWaiting(below node: Node) {
    while let waiting = order.takeNext(in: node) { waiting.update() }
  }

  /// Runs what waits in the subtree of `node`, which is about to go: what was written last is seen in it once more.
  func updateLeaving(_ node: Node) {
    guard node.leadsToWaiting else { return }
    for waiting in order.left(in: node) where waiting.isDirty && waiting.isMounted { waiting.update() }
  }

  /// Runs what `change` has made dirty in the subtree of `node`, and what it patches has not run: readers of what is
  /// another around them come in view order, too.
  func updatingReaders(below node: Node, _ change: () -> Void) {
    guard let running, isUpdating else { return change() }
    let count = running.late.count
    change()
    guard running.late.count > count else { return }
    let readers = ContiguousArray(
      running.late[count...].filter { $0.isDirty && $0.isMounted && $0.isInside(node) })
    for reader in readers.count > 1 ? ViewOrder.sorted(readers).nodes : readers
    where reader.isDirty && reader.isMounted {
      reader.update()
    }
  }

  /// Has preferences reach those who read them.
  private func settle() {
    guard !preferences.isEmpty else { return }
    isUpdating = true
    defer { isUpdating = false }
    preferences.settle(rounds: Self.passLimit)
  }

  private func runActions() {
    while !aftermath.actions.isEmpty {
      for action in aftermath.takeActions() { action() }
    }
  }

  private func giveUp() {
    reportEndless(pending.flatMap { $0.nodes })
    for transaction in pending { transaction.end() }
    pending.removeAll()
    _ = aftermath.takeActions()
  }

  private func reportEndless(_ nodes: some Sequence<Node>) {
    let nodes = nodes.filter(\.isMounted)
    for node in nodes { node.isDirty = false }
    Diagnostics.warn(
      "An update keeps causing another: gave up after \(Self.passLimit) passes; the views that still want to update: "
        + Set(nodes.map(\.evaluatedName)).sorted().joined(separator: ", ") + ".")
  }
}
