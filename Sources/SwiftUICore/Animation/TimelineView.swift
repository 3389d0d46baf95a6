/// A view that makes its content anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made of.
  public struct Context {
    /// How exact the time on show need be.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
    /// The date of the schedule that is in force.
    public let date: Date
    public let cadence: Cadence
    /// Caches of the content's own are to be dropped.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView where Content: View {
  /// The closure's type does not name the content's, so that the compiler finds the one by the other.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

/// The context of any timeline, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> TimelineNode<Schedule, Content> {
    TimelineNode(view, under: parent)
  }
  static func patch(_ node: TimelineNode<Schedule, Content>, with view: Self) { node.patch(with: view) }
}

/// The node of a `TimelineView`: it waits for one date at a time, and for none while it is off the screen.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: SingleChildNode {
  private var view: TimelineView<Schedule, Content>
  private var dates: Schedule.Entries.Iterator
  /// The date in force, and the next.
  private var date: Date
  private var next: Date?
  private var timer: Int?

  init(_ view: TimelineView<Schedule, Content>, under parent: Node) {
    self.view = view
    let now = Date()
    dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    super.init(under: parent)
    restart(at: now)
    child = Content._makeNode(content(), under: self)
  }

  func patch(with new: TimelineView<Schedule, Content>) {
    view = new
    let now = Date()
    dates = new.schedule.entries(from: now, mode: .normal).makeIterator()
    restart(at: now)
    update()
  }

  override func update() {
    Content._patch(child!, with: content())
  }

  private func content() -> Content {
    reading { view.content(.init(date: date, cadence: .live)) }
  }

  /// Finds the date in force, and waits for the next.
  private func restart(at now: Date) {
    date = now
    next = dates.next()
    if let first = next { date = first }
    proceed(to: now)
    wait(from: now)
  }

  /// Takes the last date that has come.
  private func proceed(to now: Date) {
    while let due = next, due <= now {
      date = due
      next = dates.next()
    }
  }

  private func wait(from now: Date) {
    if let timer { graph.animator.cancelTimer(timer) }
    timer = next.map { next in
      graph.animator.after(max(0, next.timeIntervalSince(now))) { [weak self] in self?.isDue(next) }
    }
  }

  private func isDue(_ due: Date) {
    timer = nil
    guard isMounted else { return }
    // A timer may be a little early, and the clock of a test has its own time.
    let now = max(Date(), due)
    proceed(to: now)
    wait(from: now)
    markDirty()
  }

  override func unmount() {
    if let timer { graph.animator.cancelTimer(timer) }
    timer = nil
    super.unmount()
  }
}
