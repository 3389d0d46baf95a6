private struct WindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 800, height: 600) }
}

extension EnvironmentValues {
  /// The size of the content of the window that the view is in, in points.
  var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}
