/// A node with several children and no widget of its own.
class GroupNode: Node {
  // Looked at one by one while they are patched; no child changes the list. Those that are freed leave by `release`.
  @exclusivity(unchecked) final var children: ContiguousArray<Node> = []

  /// Takes children off the list. With them a program's objects may be freed, which may lead back here as they go: the list
  /// is empty for them.
  final func release(_ remove: (inout ContiguousArray<Node>) -> Void) {
    var list: ContiguousArray<Node> = []
    swap(&list, &children)
    remove(&list)
    swap(&list, &children)
  }

  override func collectWidgets(into widgets: inout [any Widget]) {
    for child in children { child.collectWidgets(into: &widgets) }
  }

  override var lastWidget: (any Widget)? {
    for child in children.reversed() {
      if let widget = child.lastWidget { return widget }
    }
    return nil
  }

  override func widget(before child: Node) -> (any Widget)? {
    guard var index = nearPosition(of: child) ?? children.firstIndex(where: { $0 === child }) else {
      return nil
    }
    child.place = Int32(index)
    while index > 0 {
      index -= 1
      if let widget = children[index].lastWidget { return widget }
    }
    return nil
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children { visit(child) }
  }

  override func readAhead(_ level: Int) {
    guard children.count <= ReadAhead.together else { return }
    // The list of them is fetched first.
    if level == 0 { return ReadAhead.references(of: self) }
    if level == 1 { return ReadAhead.nodes(children, at: children.indices) }
    for child in children { child.readAhead(level - 2) }
  }

  /// Children are looked for so far from where they were last before all are.
  private static let reach = 32

  /// Where `child` stands, if that is not far from where it was last.
  private func nearPosition(of child: Node) -> Int? {
    let last = Int(child.place)
    for distance in 0...Self.reach {
      graph.counts.placesLookedAt += 1
      for index in [last - distance, last + distance]
      where children.indices.contains(index) && children[index] === child {
        return index
      }
    }
    return nil
  }

  /// Of many children few are dirty, so these alone are looked at. Once rows have moved far it takes a look at all of
  /// them, as moving them did.
  override func updatePlaces(of some: ContiguousArray<Node>) {
    for child in some {
      guard let position = nearPosition(of: child) else { return super.updatePlaces(of: some) }
      child.place = Int32(position)
    }
  }

  override func collectRows(into rows: inout RowMap) {
    for child in children { child.collectRows(into: &rows) }
  }

  override func unmount() {
    for child in children { child.unmount() }
    super.unmount()
  }
}

/// A node with at most one child, which may be exchanged for another, and no widget of its own.
class SingleChildNode: Node {
  final var child: Node?

  /// Whether the old child has gone before the new one is there, whatever its transition.
  var exchangesAtOnce: Bool { false }

  /// Puts another subtree in the child's place: the old one leaves, at once or by its transition, the new one's widgets
  /// take their place. A subtree that has not left yet comes back.
  ///
  /// As in SwiftUI, what comes is told before what went, unless the old view says that it goes at once
  /// (`transition(.identity)`).
  /// - Parameter identities: what tells the old child and the new one from others in this place.
  /// - Parameter patch: brings a child that comes back up to date.
  final func exchangeChild(
    _ identities: (old: AnyHashable?, new: AnyHashable?), patch: (Node) -> Void, make: () -> Node?
  ) {
    var farewells: [() -> Void] = []
    // Still on screen.
    var leaving: Node?
    defer {
      // The two would take room beside each other.
      if let leaving, let child, child.lastWidget != nil { graph.animator.takeRoomAtOnce(from: leaving) }
      contentChanged()
      farewells.forEach(graph.afterUpdate)
    }
    if let old = child {
      child = nil
      if depart(old, identities.old) {
        leaving = old
      } else {
        let widgets = old.widgets
        let goesAtOnce = exchangesAtOnce || old.goesAtOnce
        let actions = graph.actions(of: old.unmount)
        if goesAtOnce { actions.forEach(graph.afterUpdate) } else { farewells = actions }
        host?.remove(widgets, of: self)
      }
    }
    if let new = identities.new, let returning = returningChild(new) {
      child = returning
      host?.move(returning.widgets, after: returning.precedingWidget, of: self)
      patch(returning)
      return
    }
    child = make()
    guard let child else { return }
    host?.insert(child.widgets, after: child.precedingWidget, of: self)
    arrive(child)
  }

  override func collectWidgets(into widgets: inout [any Widget]) { child?.collectWidgets(into: &widgets) }
  override var lastWidget: (any Widget)? {
    if let last = child?.lastWidget { return last }
    // What is leaving is still seen in its place: what comes behind it does so on the screen, too.
    return graph.hasDepartures ? graph.animator.leaving(self).last?.lastWidget : nil
  }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func readAhead(_ level: Int) {
    if let child { ReadAhead.child(child, level) }
  }
  override func collectRows(into rows: inout RowMap) { child?.collectRows(into: &rows) }
  override func unmount() {
    child?.unmount()
    super.unmount()
  }
}
