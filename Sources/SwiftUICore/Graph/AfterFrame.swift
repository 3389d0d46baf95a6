/// What of an update can wait until the frame that shows it is drawn: rows out of sight that still say what they said before, rows
/// that have left and are still to be taken apart, and values that others took the place of. Another update takes it up first,
/// if it comes first.
@MainActor
final class AfterFrame {
  private unowned let graph: Graph
  private var nodes: ContiguousArray<Node> = []
  private var leaving: ContiguousArray<LeavingRows> = []
  private var former: [Any] = []
  /// What the clock of frames knows the next turn by.
  private var timer: Int?

  /// A frame's time, in seconds.
  private static let frame = 0.016
  /// For how long nothing else is done, and how long there is time for it then.
  private static let slice = Duration.milliseconds(3)
  private static let pause = 0.001

  init(of graph: Graph) { self.graph = graph }

  /// Whether nothing is put off.
  var isEmpty: Bool { nodes.isEmpty && leaving.isEmpty && former.isEmpty }

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

  /// Has what `value` alone holds freed: for the strings of 100,000 elements that takes longer than all that is done for a row
  /// that comes or goes.
  func free(_ value: Any) {
    former.append(value)
    schedule()
  }

  /// Takes up all there is: what has left is taken apart, and what is to be updated is in the transaction that begins last.
  func takeUp() {
    finishLeaving()
    updateNodes()
    freeFormer()
    if let timer { graph.animator.cancelTimer(timer) }
    timer = nil
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

  private func freeFormer() {
    // What goes may have its `deinit` write to what is shown, and more put off.
    let values = former
    former = []
    withExtendedLifetime(values) {}
  }

  private func schedule() {
    if timer == nil { wait(Self.frame) }
  }

  private func wait(_ seconds: Double) {
    timer = graph.animator.after(seconds) { [weak self] in
      guard let self else { return }
      timer = nil
      if !takeSomeUp() { wait(Self.pause) }
    }
  }

  /// Updates what is to be updated, then takes rows apart for a while. Returns whether that was all.
  private func takeSomeUp() -> Bool {
    updateNodes()
    freeFormer()
    let end = ContinuousClock.now + Self.slice
    while ContinuousClock.now < end, let rows = leaving.popLast() {
      if !rows.takeSomeApart() { leaving.append(rows) }
    }
    return leaving.isEmpty
  }
}
