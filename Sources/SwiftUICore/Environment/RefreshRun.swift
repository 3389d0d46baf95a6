/// A refresh that a person has started: one at a time, however many lists it is for. It is cancelled when the view that
/// offers it goes.
@MainActor
final class RefreshRun {
  private var task: Task<Void, Never>?
  var isRunning: Bool { task != nil }

  nonisolated init() {}

  deinit { task?.cancel() }

  /// - Parameter changed: gets true as it begins, and false once it is over.
  func start(
    _ action: @escaping @MainActor @Sendable () async -> Void, _ changed: @escaping @MainActor (Bool) -> Void
  ) {
    guard task == nil else { return }
    changed(true)
    task = Task { [weak self] in
      await action()
      self?.task = nil
      changed(false)
    }
  }
}

/// What brings the content of something that scrolls up to date, looked up in its environment when a person wishes it:
/// what scrolls need not follow an action that is another each time a body runs.
package struct RefreshOffer: Equatable {
  private weak var scope: EnvironmentScope?

  init(in scope: EnvironmentScope) { self.scope = scope }

  @MainActor private var action: RefreshAction? {
    scope.flatMap { EnvironmentValues(scope: $0, isRecording: false).refresh }
  }

  /// Whether there is anything to refresh.
  @MainActor package var isOffered: Bool { action != nil }

  /// Starts it, unless it is going on.
  /// - Parameter changed: gets true as it begins, and false once it is over.
  @MainActor package func start(_ changed: @escaping @MainActor (Bool) -> Void) {
    guard let action else { return }
    action.run.start(action.action, changed)
  }

  /// It is what the environment says.
  package static func == (a: Self, b: Self) -> Bool { true }
}
