/// What is to be done once widgets are in place: actions after each update, windows once everything has settled.
struct Aftermath {
  /// What an update has caused.
  private(set) var actions: ContiguousArray<() -> Void> = []
  /// What is to run once windows have gone.
  private var departures: [() -> Void] = []
  private var presentations: ContiguousArray<(node: Node, show: () -> Void)> = []

  var isEmpty: Bool { actions.isEmpty && presentations.isEmpty && departures.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }
  mutating func addDeparture(_ action: @escaping () -> Void) { departures.append(action) }
  mutating func addPresentation(of node: Node, _ show: @escaping () -> Void) {
    presentations.append((node, show))
  }

  mutating func removeActions(from first: Int) -> [() -> Void] {
    defer { actions.removeSubrange(first...) }
    return Array(actions[first...])
  }
  mutating func takeActions() -> ContiguousArray<() -> Void> {
    defer { actions.removeAll(keepingCapacity: true) }
    return actions
  }
  mutating func takeDepartures() -> [() -> Void] {
    defer { departures.removeAll() }
    return departures
  }
  /// A window comes before those in front of it.
  @MainActor
  mutating func takePresentations() -> [(node: Node, show: () -> Void)] {
    guard !presentations.isEmpty else { return [] }
    defer { presentations.removeAll(keepingCapacity: true) }
    return presentations.sorted { $0.node.depth < $1.node.depth }
  }
}

extension Graph {
  /// Runs `action` once the widgets of the running update are in place.
  func afterUpdate(_ action: @escaping () -> Void) { putOff { $0.add(action) } }

  /// Runs `show`, which puts a window of `node`'s on the screen, once everything has settled; a window before those in
  /// front of it. If `node` has gone by then, nothing is shown.
  func present(_ node: Node, _ show: @escaping () -> Void) { putOff { $0.addPresentation(of: node, show) } }

  /// Runs `action` once everything has settled, before windows that wait come up: what follows from a window's going.
  func afterSettling(_ action: @escaping () -> Void) { putOff { $0.addDeparture(action) } }
}
