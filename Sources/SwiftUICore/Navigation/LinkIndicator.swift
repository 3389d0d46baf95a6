private struct LinkIndicatorKey: StyleKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether links that are rows show that they lead to another page.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the arrow at the end of links that are rows.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
