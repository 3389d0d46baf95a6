/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  /// Calls `action` as the pointer comes over this view and leaves it.
  ///
  /// Over a control inside with a window of its own, other than the view itself, GTK says that it has left.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    _HoverView(content: self, changes: { action($0) }, moved: { _ in }, space: .local)
  }

  /// Calls `action` with the pointer's place as it moves over this view, and when it leaves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    _HoverView(
      content: self, changes: { _ in }, moved: { action($0.map { .active($0) } ?? .ended) },
      space: coordinateSpace)
  }
}
