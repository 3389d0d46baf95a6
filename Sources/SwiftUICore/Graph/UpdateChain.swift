/// Finds updates that go on for ever though each has a flush of its own: what one has done, in a task, in a block in a queue or
/// by its layout, writes what asks for the next. Those within one flush are given up there.
///
/// A timer, a drag or data that arrive may write as often, and with good reason; but they do not wait for what they have caused.
/// So where many updates have followed each other at once, one is held back for a few frames. What is written meanwhile is not
/// its doing; only if nothing is, three times in a row, do the updates cause one another.
@MainActor
struct UpdateChain {
  /// What follows an update so soon may come of it. Timers wait longer, but for those of a program that has no time left for them.
  private static let promptness = Duration.milliseconds(5)
  /// So many lead to a trial, and so many more to the next one.
  private static let suspicious = 120, more = 30
  private static let trials = 3
  /// How long an update is held back, in seconds: some timer of the kind that updates each frame would fire.
  static let hold = 0.06
  /// What was written at once with what asks for the update that is held back.
  private static let atOnce = Duration.milliseconds(5)

  private var length = 0
  private var limit = suspicious
  private var found = 0
  private var ended: ContinuousClock.Instant?
  private var heldSince: ContinuousClock.Instant?
  private var isWritten = false
  private var names: Set<String> = []
  /// Said once: the program goes on as it is.
  private var isTold = false

  var isHolding: Bool { heldSince != nil }

  /// Something was written that asks for an update.
  /// - Returns: whether that is to be held back.
  mutating func begins() -> Bool {
    guard !isTold, let ended else { return false }
    let now = ContinuousClock.now
    guard now - ended <= Self.promptness else {
      // Machines are slow at times.
      length = max(0, length - 10)
      return false
    }
    length += 1
    guard length >= limit else { return false }
    heldSince = now
    isWritten = false
    return true
  }

  /// Something was written while an update is held back.
  mutating func goesOn() {
    guard let heldSince, !isWritten else { return }
    isWritten = ContinuousClock.now - heldSince > Self.atOnce
  }

  /// An update begins, held back or not.
  /// - Parameter views: those that want it.
  mutating func updates(_ views: @autoclosure () -> [String]) {
    guard let since = heldSince else { return }
    heldSince = nil
    if isWritten {
      // Somebody else's doing. To ask anew has less and less sense.
      (length, found, names) = (0, 0, [])
      limit = min(limit * 2, 1 << 20)
      return
    }
    length = limit - Self.more
    // Something else had to be shown before.
    guard ContinuousClock.now - since >= .seconds(Self.hold * 0.9) else { return }
    found += 1
    names.formUnion(views())
    guard found == Self.trials else { return }
    isTold = true
    Diagnostics.warn(
      "Each update causes the next one, and they have no end; the views that want to update: "
        + names.sorted().joined(separator: ", ") + ".")
  }

  /// An update is done.
  mutating func hasUpdated() { ended = isTold ? nil : ContinuousClock.now }
}
