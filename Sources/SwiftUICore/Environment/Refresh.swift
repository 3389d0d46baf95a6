/// Brings what a view shows up to date.
@MainActor @preconcurrency
public struct RefreshAction {
  let action: @MainActor @Sendable () async -> Void
  /// What a person has started of it.
  let run: RefreshRun
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

/// Keeps what a person has started for as long as the view is there.
private struct Refreshable {
  let action: @MainActor @Sendable () async -> Void
  @State private var run = RefreshRun()
}

extension Refreshable: ViewModifier {
  func body(content: Content) -> some View {
    content.transformEnvironment(\.refresh) { $0 = RefreshAction(action: action, run: run) }
  }
}

extension View {
  /// Lets a person bring what lists and scroll views in here show up to date: with F5 or Ctrl+R, or by pulling it down
  /// beyond its top, on a touch screen or a touchpad. Until that is done they show that they are busy, and another wish for
  /// it is not heard. The keys are for the list or scroll view with the focus in it, or else the first in sight.
  ///
  /// Views in here can do it, too, through `refresh` in the environment.
  @preconcurrency
  public nonisolated func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(Refreshable(action: action)) }
}
