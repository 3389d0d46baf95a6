extension View {
  /// Accepted without effect: GTK does not say whether a person is resizing a window, or the desktop or the program does.
  /// - Parameter action: is not called.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
}
