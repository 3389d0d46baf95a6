/// Runs an asynchronous function while the view is on screen; starts it anew when its id changes.
public struct _TaskModifier {
  let id: AnyHashable?
  var name: String?
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
}

extension _TaskModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    TaskNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: TaskNode<C>.self).patch(with: modifier, on: content)
  }
}

final class TaskNode<Content: View>: SingleChildNode, SightFollower {
  private var modifier: _TaskModifier
  private var task: Task<Void, Never>?
  private var restarts = RestartCount()

  init(_ modifier: _TaskModifier, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    sightChanged()
  }

  override var asSightFollower: (any SightFollower)? { self }

  func sightChanged() { run(anew: false) }

  private func run(anew: Bool) {
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      let isInSight = isInSight && holdsViews
      if isInSight && task != nil && !anew { return }
      task?.cancel()
      task =
        isInSight ? Task(name: modifier.name, priority: modifier.priority, operation: modifier.action) : nil
    }
  }

  func patch(with new: _TaskModifier, on content: Content) {
    let isSameID = modifier.id == new.id
    modifier = new
    Content._patch(child!, with: content)
    guard !isSameID else { return }
    if restarts.isWithoutEnd() {
      Diagnostics.warn(
        "A task(id:) of \(ownerInProgram) was started anew \(RestartCount.limit) times within two seconds: a task that "
          + "changes its own id has no end.")
    }
    run(anew: true)
  }

  override func unmount() {
    task?.cancel()
    super.unmount()
  }
}

extension View {
  /// Runs `action` when this view has come on screen; it is cancelled when the view goes, also behind another page.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: nil, priority: priority, action: action))
  }

  /// Runs `action` when this view has come on screen, and anew whenever `id` changes, the former run cancelled.
  @preconcurrency
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: AnyHashable(EquatableID(value)), priority: priority, action: action))
  }
}

extension View {
  /// The same, of a task that tools show by its name.
  /// - Parameter name: nil: the place in the source.
  @preconcurrency
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: nil, name: name ?? "\(file):\(line)", priority: priority, action: action))
  }

  /// The same, of a task that tools show by its name.
  /// - Parameter name: nil: the place in the source.
  @preconcurrency
  public nonisolated func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: AnyHashable(EquatableID(value)), name: name ?? "\(file):\(line)", priority: priority,
        action: action))
  }
}

/// How often a task was started anew of late: as often as no timer, no animation and no person has it.
private struct RestartCount {
  static let limit = 1000
  private var count = 0
  private var start: ContinuousClock.Instant?

  /// Counts one more.
  /// - Returns: whether it is the last of as many as are too many.
  mutating func isWithoutEnd() -> Bool {
    count += 1
    guard count >= Self.limit || start == nil else { return false }
    let now = ContinuousClock.now
    defer { (count, start) = (0, now) }
    return start.map { now - $0 < .seconds(2) } ?? false
  }
}

/// An equatable value as an id: compared, not hashed.
private struct EquatableID<T: Equatable>: Hashable {
  let value: T
  init(_ value: T) { self.value = value }
  func hash(into hasher: inout Hasher) {}
}
