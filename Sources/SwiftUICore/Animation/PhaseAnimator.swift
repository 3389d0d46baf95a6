/// A view that goes through phases by itself, or each time a value changes; the change from one to the next is animated.
///
/// Where the desktop has animations off, it stays in its first phase, and goes round from there as soon as they are on.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let phases: [Phase]
  /// What sets it off; nil: it goes round for as long as it is there.
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Whether there is nothing to wait for.
  fileprivate var goesRound: Bool { trigger == nil && phases.count > 1 }
}

extension PhaseAnimator where Content: View {
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: trigger, content: content, animation: animation)
  }
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }
}

extension PhaseAnimator: View, PrimitiveView where Content: View {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> PhaseNode<Phase, Content> {
    PhaseNode(view, under: parent)
  }
  static func patch(_ node: PhaseNode<Phase, Content>, with view: Self) { node.patch(with: view) }
}

/// The node of a phase animator: it waits for one change at a time.
final class PhaseNode<Phase: Equatable, Content: View>: SingleChildNode {
  private var view: PhaseAnimator<Phase, Content>
  private var index = 0
  private var timer: Int?
  /// Counts rounds that were set off, so that one that was replaced goes no further.
  private var round = 0
  /// Whether it would go round if anything were to move.
  private var isHeld = false
  private var mayGoOn = true

  override var knownName: String? { "PhaseAnimator" }

  init(_ view: PhaseAnimator<Phase, Content>, under parent: Node) {
    if view.phases.isEmpty { Diagnostics.stop("A PhaseAnimator needs at least one phase.") }
    self.view = view
    super.init(under: parent)
    child = Content._makeNode(content(), under: self)
    if view.goesRound { proceed(in: round) }
  }

  private func content() -> Content {
    reading {
      mayGoOn = !view.goesRound || graph.animator.mayGoOn(self)
      return view.content(view.phases[index])
    }
  }

  func patch(with new: PhaseAnimator<Phase, Content>) {
    let (wentRound, goesRound) = (view.goesRound, new.goesRound)
    let isSetOff =
      !wentRound && new.trigger.map { trigger in !Self.areEqual(trigger, view.trigger) } ?? false
    if new.phases.isEmpty { Diagnostics.stop("A PhaseAnimator needs at least one phase.") }
    view = new
    index = wentRound == goesRound ? min(index, new.phases.count - 1) : 0
    Content._patch(child!, with: content())
    guard isSetOff || wentRound != goesRound else { return resume() }
    round += 1
    if wentRound { cancelTimer() }
    if goesRound { return proceed(in: round) }
    guard isSetOff else { return }
    let round = round
    graph.afterUpdate { [weak self] in self?.step(in: round) }
  }

  private static func areEqual<A: Equatable>(_ a: A, _ b: (any Equatable)?) -> Bool { a == b as? A }

  override func update() {
    Content._patch(child!, with: content())
    resume()
  }

  /// Goes on where it was held.
  private func resume() { if isHeld, view.goesRound, mayGoOn { proceed(in: round) } }

  /// Waits for the moment to go on from a phase that has just begun.
  private func proceed(in round: Int) {
    isHeld = false
    // A turn of the loop later: what appears first shows its first phase.
    wait(0, in: round)
  }

  private func wait(_ seconds: Double, in round: Int) {
    cancelTimer()
    timer = graph.animator.after(seconds) { [weak self] in
      self?.timer = nil
      self?.step(in: round)
    }
  }

  /// Goes to the next phase.
  private func step(in round: Int) {
    guard isMounted, round == self.round, view.phases.count > 1 else { return }
    guard graph.animator.mayAnimate(self) else { return rest() }
    index = (index + 1) % view.phases.count
    let animation = view.animation(view.phases[index])
    withTransaction(Transaction(animation: animation)) { markDirty() }
    if view.trigger != nil && index == 0 { return }
    // Without an animation the phase is over at once; a frame keeps that from going round without end.
    let length = animation?.logicalLength ?? (animation == nil ? 1.0 / 60 : 0.5)
    if length.isFinite { wait(max(length, 1.0 / 60), in: round) }
  }

  /// Stays in the first phase, as nothing is to move.
  private func rest() {
    isHeld = view.goesRound
    guard index != 0 else { return }
    index = 0
    markDirty()
  }

  private func cancelTimer() {
    if let timer { graph.animator.cancelTimer(timer) }
    timer = nil
  }

  override func unmount() {
    cancelTimer()
    super.unmount()
  }
}

extension View {
  /// Shows this view as `content` makes it of each phase in turn, for as long as it is there.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return _PartialTransactionView(content: self) { view in
      PhaseAnimator(phases, content: { phase in content(view, phase) }, animation: animation)
    }
  }
  /// Goes through the phases once each time `trigger` changes, back to the first.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return _PartialTransactionView(content: self) { view in
      PhaseAnimator(
        phases, trigger: trigger, content: { phase in content(view, phase) }, animation: animation)
    }
  }
}
