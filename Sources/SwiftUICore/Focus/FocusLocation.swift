/// A node that is to know whether the focus is in it.
@MainActor
protocol FocusFollower: Node {
  /// Whether it was when it was looked at last.
  var hasFocus: Bool { get }
  func focusCame()
  func focusLeft()
}

/// A view that stands for a value of a `FocusState`.
@MainActor
protocol FocusCandidate<Value>: FocusFollower {
  associatedtype Value: Hashable
  var focusValue: Value { get }
}

/// The value of a `@FocusState`: it says where the focus is, and a write asks for it to move.
final class FocusLocation<Value: Hashable>: GuardedLocation<Value> {
  private struct Weak { weak var node: (any FocusCandidate<Value>)? }

  /// The value where the focus is on none of the views.
  private let none: Value
  private var candidates: [Weak] = []
  private var request: FocusRequestNode?
  /// Whether the program has asked for a focus: what is there by default gives way to that.
  private(set) var wasRequested = false
  /// Whether the focus is still to be moved to where the value says: what it does in the meantime does not count.
  private var isMoving = false

  override init(_ none: Value, owner: Node) {
    self.none = none
    super.init(none, owner: owner)
  }

  override func get() -> Value {
    if let node = Graph.evaluating { record(node) } else { willReadOutsideOfBodies() }
    return value
  }
  override func peek() -> Value { value }
  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    record(node, hasChanged: hasChanged)
  }

  // MARK: the views

  func add(_ node: any FocusCandidate<Value>) {
    candidates.removeAll { $0.node == nil }
    candidates.append(Weak(node: node))
  }
  func remove(_ node: any FocusCandidate<Value>) {
    candidates.removeAll { $0.node == nil || $0.node === node }
  }
  private var mounted: [any FocusCandidate<Value>] { candidates.compactMap(\.node).filter(\.isMounted) }

  /// The focus has come into the view that stands for `new`.
  func focusCame(to new: Value) { if !isMoving { show(new) } }
  /// The focus has left the view that stands for `old`, or the view has gone.
  func focusLeft(_ old: Value) {
    if !isMoving, value == old, !mounted.contains(where: { $0.focusValue == old && $0.isFocusInside }) {
      show(none)
    }
  }

  private func show(_ new: Value) {
    guard value != new else { return }
    store(new)
    notifyReaders()
  }

  // MARK: the program

  override func assign(_ new: Value) {
    guard let owner else {
      Diagnostics.warn(
        "A FocusState<\(Value.self)> \(formerOwnerName) was written after the view it belonged to had gone; the focus "
          + "does not move.")
      return
    }
    if let evaluating = Graph.evaluating {
      Diagnostics.warn(
        "\(KnownWarning.stateInUpdate) A FocusState<\(Value.self)> of \(owner.viewName) was written while \(evaluating.evaluatedName) was evaluating its "
          + "body; write it from an action instead.")
    }
    wasRequested = true
    isMoving = true
    show(new)
    let request = request ?? FocusRequestNode(under: owner) { [weak self] in self?.moveFocus() }
    self.request = request
    request.markDirty()
  }

  func end() {
    leaveOwner()
    request?.unmount()
    request = nil
  }

  /// Moves the focus to where the value says, once the views of the update are there.
  private func moveFocus() {
    if value == none { leave() }
    if value == none || takesFocus() {
      isMoving = false
      return
    }
    // A later transaction of the same flush may bring the view.
    if let graph = owner?.graph, graph.needsFlush, let request { return request.markDirty() }
    let wanted = value
    owner?.graph.renderer.afterLayout { [weak self] in
      guard let self, owner != nil, isMoving, value == wanted else { return }
      isMoving = false
      // If nobody takes it, the value says again what is.
      if !takesFocus() { show(mounted.first { $0.isFocusInside }?.focusValue ?? none) }
    }
  }

  private func takesFocus() -> Bool {
    let wanted = mounted.filter { $0.focusValue == value }
    if wanted.contains(where: { $0.isFocusInside }) { return true }
    let ordered = wanted.count > 1 ? wanted.sorted { $0.isBefore($1) } : wanted
    if ordered.count > 1 {
      Diagnostics.warn(
        "Several views stand for \(value) of a FocusState<\(Value.self)>; the first of them gets the focus.")
    }
    return ordered.contains { node in
      node.widgets.contains { node.graph.renderer.moveFocus(into: $0) }
    }
  }

  private func leave() {
    for node in mounted {
      for widget in node.widgets where node.graph.renderer.holdsFocus(widget) {
        node.graph.renderer.clearFocus(around: widget)
      }
    }
  }
}

/// Stands in a transaction for a wish to move the focus, so that it is carried out after the update that makes the
/// views it may go to.
final class FocusRequestNode: Node {
  private let move: () -> Void

  init(under owner: Node, move: @escaping () -> Void) {
    self.move = move
    super.init(under: owner)
  }

  override func update() {
    isDirty = false
    afterPresentation { [weak self] in if let self, isMounted { move() } }
  }
}
