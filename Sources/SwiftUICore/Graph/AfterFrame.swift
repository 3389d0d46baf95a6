/// What of an update can wait until the frame that shows it is drawn: rows out of sight that still say what they said before, and
/// rows that have left and are still to be taken apart. Another update takes it up first, if it comes first.
@MainActor
final class AfterFrame {
  private unowned let graph: Graph
  private var nodes: ContiguousArray<Node> = []
  private var leaving: ContiguousArray<LeavingRows> = []
  private var task: Task<Void, Never>?

  /// A frame's time.
  private static let frame = Duration.milliseconds(16)
  /// For how long nothing else is done, and how long there is time for it then.
  private static let slice = Duration.milliseconds(3)
  private static let pause = Duration.milliseconds(1)

  init(of graph: Graph) { self.graph = graph }

  /// Whether nothing is put off.
  var isEmpty: Bool { nodes.isEmpty && leaving.isEmpty }

  /// Has `node` updated.
  func update(_ node: Node) {
    nodes.append(node)
    schedule()
  }

  /// Has `rows` taken apart.
  func takeApart(_ rows: LeavingRows) {
    leaving.append(rows)
    schedule()
  }

  /// Takes up all there is: what has left is taken apart, and what is to be updated is in the transaction that begins last.
  func takeUp() {
    finishLeaving()
    updateNodes()
    task?.cancel()
    task = nil
  }

  /// Nothing that has left hears of what is updated from here on.
  func finishLeaving() {
    guard !leaving.isEmpty else { return }
    let rows = leaving
    leaving.removeAll()
    for rows in rows { rows.finish() }
  }

  private func updateNodes() {
    guard !nodes.isEmpty else { return }
    let nodes = nodes
    self.nodes.removeAll()
    for node in nodes { graph.enqueue(node) }
  }

  private func schedule() {
    guard task == nil else { return }
    task = Task { [weak self] in
      try? await Task.sleep(for: Self.frame)
      while !Task.isCancelled, let isDone = self?.continueLeaving(), !isDone {
        try? await Task.sleep(for: Self.pause)
      }
      // A task that was cancelled has been followed by another.
      if !Task.isCancelled { self?.task = nil }
    }
  }

  /// Updates what is to be updated, then takes rows apart for a while. Returns whether that was all.
  private func continueLeaving() -> Bool {
    updateNodes()
    let end = ContinuousClock.now + Self.slice
    while ContinuousClock.now < end, let rows = leaving.popLast() {
      if !rows.takeSomeApart() { leaving.append(rows) }
    }
    return leaving.isEmpty
  }
}
