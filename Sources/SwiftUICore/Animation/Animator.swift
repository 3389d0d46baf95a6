/// Everything that moves in one graph.
///
/// A change in an animated transaction sets a target here instead of showing at once; the frame clock runs until all
/// targets are reached, and nothing is kept then. Nodes are held weakly: what leaves the graph stops moving.
@MainActor
final class Animator {
  private unowned let graph: Graph
  private let clock: any FrameClock
  /// By the node whose change it is.
  private var attributes: [ObjectIdentifier: AttributesMovement] = [:]
  private var descriptions: [ObjectIdentifier: DescriptionMovement] = [:]
  private var data: [ObjectIdentifier: DataMovement] = [:]
  private var scrolls: [ObjectIdentifier: ScrollAnimation] = [:]
  private var rooms: [ObjectIdentifier: RoomMovement] = [:]
  private var glides: [ObjectIdentifier: GlideMovement] = [:]
  private var departures: [ObjectIdentifier: [Departure]] = [:]
  /// Set while a view's look before its arrival is put in place.
  private var isJumping = false
  /// Waits for what begins to move.
  private var watch: AnimationCompletion?
  private var isRunning = false
  /// What is to be done once places are known.
  private var awaiting: [() -> Void] = []

  init(of graph: Graph) {
    self.graph = graph
    clock = graph.renderer.makeFrameClock()
  }

  var isIdle: Bool {
    attributes.isEmpty && descriptions.isEmpty && data.isEmpty && departures.isEmpty && awaiting.isEmpty
      && scrolls.isEmpty && rooms.isEmpty && glides.isEmpty
  }
  /// The widgets of subtrees that have left the tree of views and are still on screen.
  var leavingWidgets: [any Widget] { departures.values.flatMap { $0.flatMap(\.node.widgets) } }
  /// Whether the desktop lets anything move.
  var isEnabled: Bool { clock.isEnabled }

  /// Whether a change of `node` may be animated.
  func mayAnimate(_ node: Node) -> Bool {
    !isJumping && clock.isEnabled
      && !EnvironmentValues(scope: node.environment, isRecording: false).accessibilityReduceMotion
  }

  /// Views that go on by themselves as soon as they may.
  private let selfMoving = WeakReaders()

  /// Whether `node`, in the evaluation that is running, may go on by itself; it is brought up to date once the answer is
  /// another.
  func mayGoOn(_ node: Node) -> Bool {
    // Both are looked at, so that either wakes the node.
    let (isEnabled, values) = (clock.isEnabled, EnvironmentValues(scope: node.environment))
    selfMoving.record(node) { [clock] in clock.isEnabled != isEnabled }
    return !values.accessibilityReduceMotion && isEnabled
  }

  fileprivate func permissionChanged() { selfMoving.notify() }

  /// The time for a movement that begins now.
  var now: Double? { clock.now }

  private func begin() {
    guard !isRunning else { return }
    isRunning = true
    clock.start { [weak self, clock] time in
      // The graph may go while something is on its way.
      guard let self else { return clock.stop() }
      tick(at: time)
    }
  }

  /// Calls `action` in the time of frames, virtual in tests.
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    clock.after(seconds, action)
  }
  func cancelTimer(_ timer: Int) { clock.cancel(timer) }
  /// The date by the clock of frames, virtual in tests.
  var date: Date { clock.date }

  // MARK: frames

  /// Calls `action` before the next frame is drawn: when what is on screen now can be laid out.
  func beforeNextFrame(_ action: @escaping () -> Void) {
    if clock.isImmediate { return graph.afterUpdate(action) }
    awaiting.append(action)
    begin()
  }

  /// Whether places are known at once, without frames.
  var isImmediate: Bool { clock.isImmediate }

  /// Has what is to be laid out laid out now.
  func layOut() { clock.layOut() }

  private func tick(at time: Double) {
    let due = awaiting
    awaiting = []
    for action in due { action() }
    advance(&attributes, at: time)
    advance(&descriptions, at: time)
    advance(&data, at: time)
    advance(&rooms, at: time)
    advance(&glides, at: time)
    advanceScrolls(at: time)
    if isIdle {
      isRunning = false
      clock.stop()
    }
  }

  private func advance<M: Movement>(_ movements: inout [ObjectIdentifier: M], at time: Double) {
    guard !movements.isEmpty else { return }
    let jumps = !clock.isEnabled
    // What is told of an end waits for the flush: nothing begins in here.
    for (key, movement) in movements {
      if jumps { movement.finish() } else { movement.move(to: time) }
      if movement.isOver { movements[key] = nil }
    }
  }

  /// What is scrolled may make views, which ask whether anything moves.
  private func advanceScrolls(at time: Double) {
    for (key, movement) in scrolls {
      if clock.isEnabled { movement.move(to: time) } else { movement.finish() }
      if movement.isOver, scrolls[key] === movement { scrolls[key] = nil }
    }
  }

  // MARK: attributes

  /// Shows new attributes of `node`, at once or on the way to them.
  func show(_ new: Attributes?, of node: any AttributedNode, in transaction: Transaction?) {
    let key = ObjectIdentifier(node)
    let known = Self.alive(attributes[key])
    guard known != nil || transaction != nil else {
      node.setAttributes(new)
      return
    }
    let target = known.map(\.target) ?? node.anyWidget.attributes ?? Attributes()
    let new = new ?? Attributes()
    guard target != new else { return }
    let movement = known ?? AttributesMovement(node, at: target)
    movement.go(to: new, in: transaction)
    movement.show()
    keep(movement, of: node, in: &attributes)
  }

  /// Fades the widget of `node`: from nothing for one that comes, to nothing for one that leaves.
  func fade(_ node: any AttributedNode, from: Double?, to: Double, in transaction: Transaction?) {
    let key = ObjectIdentifier(node)
    let known = Self.alive(attributes[key])
    let movement = known ?? AttributesMovement(node, at: node.anyWidget.attributes ?? Attributes())
    movement.fade(from: from, to: to, in: transaction)
    movement.show()
    keep(movement, of: node, in: &attributes)
  }

  /// The attributes that a widget is on its way to, but for coming and leaving; nil: it does not move.
  func target(of widget: any Widget) -> Attributes? {
    attributes.values.first { $0.isAlive && $0.moves(widget) }?.target
  }

  // MARK: descriptions and client data

  func movement(of node: Node, as type: DescriptionMovement.Type) -> DescriptionMovement? {
    descriptions.isEmpty ? nil : Self.alive(descriptions[ObjectIdentifier(node)])
  }
  func movement(of node: Node, as type: DataMovement.Type) -> DataMovement? {
    data.isEmpty ? nil : Self.alive(data[ObjectIdentifier(node)])
  }
  func keep(_ movement: DescriptionMovement, of node: Node) { keep(movement, of: node, in: &descriptions) }
  func keep(_ movement: DataMovement, of node: Node) { keep(movement, of: node, in: &data) }

  /// A movement whose node has gone is none; another node may have its address by now.
  private static func alive<M: Movement>(_ movement: M?) -> M? { movement.flatMap { $0.isAlive ? $0 : nil } }

  private func keep<M: Movement>(_ movement: M, of node: Node, in movements: inout [ObjectIdentifier: M]) {
    let key = ObjectIdentifier(node)
    if let old = movements[key], old !== movement { old.finish() }
    movements[key] = movement.isOver ? nil : movement
    if !movement.isOver { begin() }
  }

  /// `transaction`, with what waits for all that begins now.
  func watched(_ transaction: Transaction?) -> Transaction? {
    guard var transaction, let watch else { return transaction }
    transaction.completions.append(watch)
    return transaction
  }

  /// Has what `action` does to a scroll view seen on its way.
  func scroll(
    _ widget: any ScrolledWidget, for node: Node, in transaction: Transaction, _ action: () -> Void
  ) { scroll(widget, for: node) { $0.go(in: transaction, at: now, action) } }

  /// Scrolls a widget so that its content begins at these places, in points, and calls `end` once it does, or is scrolled
  /// otherwise; nil: where it does now.
  func scroll(
    _ widget: any ScrolledWidget, for node: Node, in transaction: Transaction, x: Double? = nil, y: Double?,
    end: @escaping () -> Void
  ) { scroll(widget, for: node) { $0.go(x: x, y: y, in: transaction, at: now, end: end) } }

  /// Has a scroll view that is on its way stay where it is: it is scrolled at once.
  func stopScrolling(_ widget: any ScrolledWidget) {
    scrolls.removeValue(forKey: ObjectIdentifier(widget))?.stop()
  }

  private func scroll(_ widget: any ScrolledWidget, for node: Node, _ go: (ScrollAnimation) -> Void) {
    let key = ObjectIdentifier(widget)
    let known = scrolls[key]
    if known?.isAlive == false { known?.stop() }
    let movement = Self.alive(known) ?? ScrollAnimation(of: widget, for: node)
    go(movement)
    scrolls[key] = movement.isOver ? nil : movement
    if !movement.isOver { begin() }
  }

  // MARK: coming and leaving

  /// Runs `body`, all of whose changes show at once.
  func jumping(_ body: () -> Void) {
    let outer = isJumping
    isJumping = true
    defer { isJumping = outer }
    body()
  }

  /// Runs `body` and calls `done` once everything that it made move is at rest.
  /// - Returns: whether anything moves; `done` is not called otherwise.
  func watching(_ body: () -> Void, done: @escaping () -> Void) -> Bool {
    let outer = watch
    let completion = AnimationCompletion(.removed, done)
    watch = completion
    completion.hold(in: graph)
    body()
    watch = outer
    guard completion.holds > 1 else { return false }
    completion.release()
    return true
  }

  /// Lets a subtree that leaves have less and less room, or one that stays after all have all of it again.
  func changeRoom(of node: Node, to share: Double, in transaction: Transaction?) {
    let known = Self.alive(rooms[ObjectIdentifier(node)])
    let movement = known ?? RoomMovement(of: node, from: 1 - share)
    movement.go(to: share, in: transaction)
    keep(movement, of: node, in: &rooms)
  }

  /// Has a view that layout has moved so far be seen on its way from where it was.
  func glide(_ node: any AttributedNode, _ way: Standing.Way, in transaction: Transaction) {
    guard isEnabled else { return }
    let movement = Self.alive(glides[ObjectIdentifier(node)]) ?? GlideMovement(of: node)
    movement.go(way, in: transaction)
    keep(movement, of: node, in: &glides)
  }

  /// What comes in the place of a subtree that leaves has its room.
  func takeRoomAtOnce(from node: Node) { changeRoom(of: node, to: 0, in: nil) }

  func add(_ departure: Departure) {
    departures[departure.parentKey, default: []].append(departure)
    graph.hasDepartures = true
    begin()
  }

  /// Gives up the departure from `parent` of the child with that identity, so that it stays.
  func takeBack(_ identity: AnyHashable?, to parent: Node) -> Node? {
    let key = ObjectIdentifier(parent)
    guard let index = departures[key]?.lastIndex(where: { $0.identity == identity }) else { return nil }
    let departure = forget(at: index, key)
    departure.stay()
    return departure.node
  }

  /// Ends a departure, if it still goes on: the subtree leaves for good.
  func end(_ departure: Departure) {
    let key = departure.parentKey
    guard let index = departures[key]?.firstIndex(where: { $0 === departure }) else { return }
    forget(at: index, key).leave()
  }

  /// The departure of a subtree that `node` is in.
  func departure(of node: Node) -> Departure? {
    var current: Node? = departures.isEmpty ? nil : node
    while let inner = current {
      for departure in departures.values.joined() where departure.node === inner { return departure }
      current = inner.parent
    }
    return nil
  }

  func removeDepartures(from parent: Node) {
    let key = ObjectIdentifier(parent)
    while let count = departures[key]?.count, count > 0 { forget(at: count - 1, key).leave() }
  }

  private func forget(at index: Int, _ key: ObjectIdentifier) -> Departure {
    let departure = departures[key]!.remove(at: index)
    if departures[key]!.isEmpty { departures[key] = nil }
    graph.hasDepartures = !departures.isEmpty
    return departure
  }

  /// Whether subtrees are leaving `parent`.
  func leaving(_ parent: Node) -> [Node] { departures[ObjectIdentifier(parent)]?.map(\.node) ?? [] }
}

extension Graph {
  /// Tells that the clock lets things move now, or no more, where no value of the environment says so.
  package func animationsChanged() { animator.permissionChanged() }
}

/// Something on its way to a target.
@MainActor
protocol Movement: AnyObject {
  /// Whether what moves is still in the graph.
  var isAlive: Bool { get }
  /// Whether there is nothing left to do.
  var isOver: Bool { get }
  func move(to time: Double)
  /// Shows the target at once.
  func finish()
}
