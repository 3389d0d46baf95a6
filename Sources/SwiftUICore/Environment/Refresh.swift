/// Brings what a view shows up to date.
@MainActor @preconcurrency
public struct RefreshAction {
  let action: @MainActor @Sendable () async -> Void
  /// Runs until it is up to date.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What `refreshable` has set; nil: there is nothing to refresh.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets views in here bring what they show up to date, through `refresh` in the environment.
  @preconcurrency
  public nonisolated func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    transformEnvironment(\.refresh) { $0 = RefreshAction(action: action) }
  }
}
