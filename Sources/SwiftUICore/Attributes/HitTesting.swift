private struct HitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the pointer meets what is in here. Gestures heed it as a press begins, widgets the attribute beside it.
  var hitTestingIsAllowed: Bool {
    get { self[HitTestingKey.self] }
    set { self[HitTestingKey.self] = newValue }
  }
}

extension View {
  /// Whether the pointer meets this view. Where it does not, clicks go to what is behind; keys and assistive tools still
  /// reach its controls.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    attribute(!enabled) { $0.letsPointerThrough = $0.letsPointerThrough || $1 }
      .transformEnvironment(\.hitTestingIsAllowed) { $0 = $0 && enabled }
  }
}
