/// The gestures on one view, and who of them gets its way.
///
/// Those added first, nearest to the content, come first; high-priority ones before them. Once one is recognised the
/// others of its stage are called off. While one waits for a second tap, those after it wait, too. Simultaneous ones
/// are each by themselves. The same holds for the gestures of views inside of this one, which come before its own.
@MainActor
final class GestureArena {
  private unowned(unsafe) let node: TouchAreaNode
  private var attachments: [GestureAttachment] = []
  private var lastEvent: GestureEvent?
  /// Those of the views inside that the press has come to first.
  private var inner = InnerArenas()
  /// Whether one of the gestures that are not simultaneous has been recognised in this press.
  private var hasTakenPress = false
  /// Whether the view was disabled, or not to be met by the pointer, or its gestures turned off by one around it, as the press
  /// began.
  private var isDisabled = false

  init(of node: TouchAreaNode) { self.node = node }

  /// Modifiers are added from the outermost inwards.
  func add(_ attachment: GestureAttachment) {
    attachment.follower.arena = self
    attachments.insert(attachment, at: 0)
  }
  /// The gestures' view is to notice other events.
  func interestsChanged() { node.describe() }

  func interests(_ isIncluded: (GestureAttachment) -> Bool) -> GestureInterests {
    attachments.reduce([]) { $0.union(isIncluded($1) ? $1.follower.interests : []) }
  }

  /// The gestures that get an event, the most important first.
  private func competitors(_ event: GestureEvent) -> [GestureAttachment] {
    taking(at: event.stage).filter { $0.follows(event) }
  }

  /// Whether one of the gestures turns off those of views inside.
  var turnsOffInner: Bool { attachments.contains { !$0.letsInnerTakePart } }

  private func taking(at stage: GestureEvent.Stage) -> [GestureAttachment] {
    // A modifier may turn off those inside of it.
    let first = attachments.lastIndex { !$0.letsInnerTakePart } ?? 0
    let taking = attachments[first...].filter { $0.isOn && $0.stage == stage }
    // Of high-priority ones, the outermost comes first.
    return stage == .first ? taking.reversed() : taking
  }

  // MARK: events

  func handle(_ event: GestureEvent) {
    switch event.kind {
    case .down, .pinch, .turn:
      let environment = node.environmentNow
      isDisabled = !environment.isEnabled || !environment.hitTestingIsAllowed || node.isTurnedOff
    default: break
    }
    guard !isDisabled else { return }
    lastEvent = event
    if event.kind == .down, event.stage != .always { pressBegan(event.stage) }
    let competitors = competitors(event)
    if event.kind == .down, !isWaiting(competitors) {
      for attachment in competitors { attachment.startOver() }
    }
    if case .pinch = event.kind { startOverAfterPinch(competitors) }
    if case .turn = event.kind { startOverAfterPinch(competitors) }
    deliver(event, to: competitors)
    if event.kind == .up || event.kind == .cancel, event.stage == .rest { inner.pressEnded() }
    // Whoever is around, and is not told of gestures, as a row or a button, is not pressed as well.
    if event.kind == .up, event.stage != .always, hasTakenPress { event.isClaimed = true }
  }

  private func pressBegan(_ stage: GestureEvent.Stage) {
    hasTakenPress = false
    if attachments.contains(where: { $0.isOn && $0.stage != .always && $0.stage == stage }) {
      for outer in node.arenasAround { outer.inner.pressBegan(in: self) }
    }
    guard stage == .rest else { return }
    // A press beside what waits for a second tap ends the waiting.
    let left = inner.pressedBefore
    guard !left.isEmpty else { return }
    for arena in left { arena.giveUp() }
    inner.forget(left)
    lookAgain(at: .rest)
  }

  /// Two fingers do not come down and go up as one does: a new pinch begins where the last has ended.
  private func startOverAfterPinch(_ competitors: [GestureAttachment]) {
    for attachment in competitors where attachment.follower.isOver { attachment.startOver() }
  }

  private func deliver(_ event: GestureEvent, to competitors: [GestureAttachment]) {
    for (index, attachment) in competitors.enumerated() {
      if attachment.follower.isOver { continue }
      let isAlone = attachment.stage == .always
      if !isAlone,
        competitors[..<index].contains(where: { $0.follower.isWaiting }) || isKeptWaiting(attachment)
      {
        attachment.held.append(event)
        continue
      }
      let events = attachment.held + [event]
      attachment.held = []
      for event in events where !attachment.follower.isOver { attachment.follower.handle(event) }
      guard !isAlone, attachment.follower.isActive || attachment.follower.hasEnded else { continue }
      event.isClaimed = true
      hasTakenPress = true
      for other in competitors where other !== attachment {
        other.held = []
        other.follower.cancel()
      }
      if attachment.stage == .first { callOffTheRest() }
      // Those that are to be told of the event itself are told by it; a timer's is nobody's.
      for outer in node.arenasAround where outer.inner.contains(self) { outer.callOffTheRest() }
      for arena in inner.pressed { arena.callOffTheRest() }
    }
  }

  /// The view's own other gestures are called off by one of high priority, as those further in are.
  private func callOffTheRest() {
    for other in attachments where other.stage == .rest {
      other.held = []
      other.follower.cancel()
    }
  }

  /// A timer fired for one of the gestures; all look what has become of them, and those around that have waited for it.
  private func timerFired() {
    for stage in GestureEvent.Stage.allCases { lookAgain(at: stage) }
    for outer in node.arenasAround where outer.inner.contains(self) { outer.lookAgain(at: .rest) }
  }

  private func lookAgain(at stage: GestureEvent.Stage) {
    let time = lastEvent?.time ?? 0
    deliver(GestureEvent(.timer, time: time, stage: stage), to: taking(at: stage))
  }

  // MARK: those inside

  /// Whether a gesture inside may still be recognised, so that this one is not. One that is recognised at the press's end does not
  /// wait for what fails before that.
  private func isKeptWaiting(_ attachment: GestureAttachment) -> Bool {
    guard attachment.stage == .rest else { return false }
    return isInnerWaiting
      || attachment.follower.isContinuous && inner.pressed.contains { $0.isUndecided }
  }

  /// Whether a press has gone before the one that begins now, of which more may come.
  private func isWaiting(_ competitors: [GestureAttachment]) -> Bool {
    competitors.contains { $0.follower.isWaiting || $0.stage == .rest && isInnerWaiting }
  }
  private var isInnerWaiting: Bool { inner.arenas.contains { $0.isWaiting } }

  private var rivals: [GestureAttachment] { attachments.filter { $0.isOn && $0.stage != .always } }
  private var isWaiting: Bool { rivals.contains { $0.follower.isWaiting } }
  /// Whether the press may still become what one of the gestures looks for.
  private var isUndecided: Bool {
    rivals.contains {
      $0.follower.interests.contains(.touches) && !$0.follower.isOver && !$0.follower.isActive
    }
  }

  /// Another press has begun elsewhere.
  private func giveUp() {
    guard isWaiting else { return }
    for rival in rivals where rival.follower.isWaiting { rival.follower.cancel() }
    for stage in GestureEvent.Stage.allCases { lookAgain(at: stage) }
  }

  func timer(after seconds: Double, _ action: @escaping () -> Void) -> GestureTimer {
    let animator = node.graph.animator
    let id = animator.after(seconds) { [weak self] in
      action()
      self?.timerFired()
    }
    return GestureTimer { [weak animator] in animator?.cancelTimer(id) }
  }

  /// The view goes: whatever goes on is cancelled.
  func close() {
    for attachment in attachments {
      attachment.follower.cancel()
      attachment.follower.reset()
    }
    attachments = []
    inner = InnerArenas()
  }

  // MARK: places

  func location(of event: GestureEvent, in space: CoordinateSpace) -> CGPoint {
    node.place(local: event.location, global: event.globalLocation, in: space)
  }
}

extension _ViewNode {
  /// A place in this node's view, in the terms of `space`.
  final func place(local: CGPoint, global: CGPoint, in space: CoordinateSpace) -> CGPoint {
    if space.isLocal { return local }
    guard let view = origin(of: space) else { return global }
    let origin = view.corner(view.widget.place(in: nil))
    return CGPoint(x: global.x - origin.x, y: global.y - origin.y)
  }
}

/// A timer of a gesture; let go of, it does not fire.
@MainActor
final class GestureTimer {
  private let cancel: @MainActor () -> Void
  init(cancel: @escaping @MainActor () -> Void) { self.cancel = cancel }
  isolated deinit { cancel() }
}

/// A gesture on a view.
@MainActor
final class GestureAttachment {
  let follower: GestureFollower
  /// When it gets events: what its priority comes down to.
  let stage: GestureEvent.Stage
  /// Whether it takes part.
  var isOn: Bool
  /// Whether gestures further in take part.
  var letsInnerTakePart = true
  /// What it is to get if those before it fail.
  var held: [GestureEvent] = []

  init(_ follower: GestureFollower, _ stage: GestureEvent.Stage, isOn: Bool) {
    self.follower = follower
    self.stage = stage
    self.isOn = isOn
  }

  func startOver() {
    held = []
    follower.reset()
  }

  func follows(_ event: GestureEvent) -> Bool {
    switch event.kind {
    case .pinch, .pinchEnd: follower.interests.contains(.pinch)
    case .turn, .turnEnd: follower.interests.contains(.turn)
    default: true
    }
  }
}
