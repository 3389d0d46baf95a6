/// Where a pencil is over a view.
public struct PencilHoverPose: Hashable, Sendable {
  /// In points, from the top leading corner.
  public let location: CGPoint
  /// In shares of the view's size.
  public let anchor: UnitPoint
  /// From 0, on the screen, to 1.
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

/// A pencil that was tapped twice.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// nil: it is not over the view.
  public let hoverPose: PencilHoverPose?
}

/// A pencil that is squeezed.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// nil: it is not over the view.
  public let hoverPose: PencilHoverPose?
}

/// How a squeeze goes on.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

extension View {
  /// Accepted without effect: pens here tell of their tip and buttons, which press as a pointer does.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  /// Accepted without effect: pens here tell of their tip and buttons, which press as a pointer does.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
  /// Accepted without effect: a click into a window that is not active reaches its views in any case.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}
