extension View {
  /// Adds a gesture; those of the views inside come first.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    _GestureView(content: self, gesture: gesture, stage: .rest, mask: mask)
  }
  /// Adds a gesture that can be switched off.
  /// - Parameter name: accepted without effect: nothing asks for it.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Adds a gesture that comes before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    _GestureView(content: self, gesture: gesture, stage: .first, mask: mask)
  }
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// - Parameter name: for a program's own use.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { highPriorityGesture(gesture, isEnabled: isEnabled) }
  /// Adds a gesture that is recognised besides others.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    _GestureView(content: self, gesture: gesture, stage: .always, mask: mask)
  }
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// - Parameter name: for a program's own use.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { simultaneousGesture(gesture, isEnabled: isEnabled) }

  /// Calls `action` when this view is clicked or tapped `count` times.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  /// The same, with the place in a coordinate space.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls `action` when this view has been pressed for `minimumDuration` seconds, without moving by more than
  /// `maximumDistance` points; `onPressingChanged` as the press begins and ends, long enough or not.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      _PressGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged, action: action))
  }
  /// The older form.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
