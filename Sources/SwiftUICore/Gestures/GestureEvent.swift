/// What pointer, finger or touchpad do on a view.
@MainActor
package final class GestureEvent {
  package enum Kind: Equatable, Sendable {
    /// A button or finger goes down, moves while it is down, goes up.
    case down, move, up
    /// It was taken away: by another gesture, a grab, or because the view goes.
    case cancel
    /// Two fingers: how far apart they are as a multiple of the start, how far turned, in radians.
    case pinch(Double)
    case pinchEnd
    case turn(Double)
    case turnEnd
    /// A timer of one of the gestures has fired.
    case timer
  }
  /// Whose turn it is to get an event.
  package enum Stage: CaseIterable, Sendable {
    /// Simultaneous gestures': whatever others make of it.
    case always
    /// High-priority gestures': before the views inside get it.
    case first
    /// What the views inside have left.
    case rest
  }
  package let kind: Kind
  /// In the view, in points from its leading top corner.
  package let location: CGPoint
  /// In the window's content.
  package let globalLocation: CGPoint
  /// In seconds, from any start.
  package let time: Double
  /// Of the view, in points.
  package let size: CGSize
  package let stage: Stage
  /// The modifier keys that are held.
  package let modifiers: EventModifiers
  /// Set by a gesture that has recognised it: nobody else is to get it.
  package var isClaimed = false

  package init(
    _ kind: Kind, at location: CGPoint = .zero, global: CGPoint? = nil, time: Double,
    size: CGSize = .zero, stage: Stage = .rest, modifiers: EventModifiers = []
  ) {
    self.kind = kind
    self.location = location
    globalLocation = global ?? location
    self.time = time
    self.size = size
    self.stage = stage
    self.modifiers = modifiers
  }
}

/// A view that pointer and fingers are noticed on.
package struct TouchDescription: Description {
  package static let kind = "touch"
  /// Whether presses are noticed, at which stages.
  package var wantsTouches: Set<GestureEvent.Stage> = []
  package var wantsPinch = false
  package var wantsTurn = false
  package var wantsHover = false
  /// Whether a tap does something.
  package var isTapped = false
  /// The name of the cursor over it; nil: the window's.
  package var cursor: String?
  package var event: Callback<GestureEvent>
  /// nil: the pointer has left.
  package var hover: Callback<HoverPlace?>
}

/// Where the pointer is, in the view and in the window's content.
package struct HoverPlace: Equatable, Sendable {
  package var local: CGPoint
  package var global: CGPoint
  package init(local: CGPoint, global: CGPoint) {
    self.local = local
    self.global = global
  }
}
