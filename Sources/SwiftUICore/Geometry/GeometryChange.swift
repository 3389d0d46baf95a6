extension View {
  /// Calls `action` with what `transform` makes of this view's size and place, at first and whenever that is another than
  /// before.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background(alignment: .center) {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) }
      }
    }
  }
}
