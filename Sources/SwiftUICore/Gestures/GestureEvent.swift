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
  package let kind: Kind
  /// In the view, in points from its leading top corner.
  package let location: CGPoint
  /// In the window.
  package let globalLocation: CGPoint
  /// In seconds, from any start.
  package let time: Double
  /// Of the view, in points.
  package let size: CGSize
  /// Whether it comes before the views inside get it, as high-priority gestures do.
  package let isBeforeContent: Bool
  /// Set by a gesture that has recognised it: nobody else is to get it.
  package var isClaimed = false
  /// Where the event is in another widget's terms.
  package var locate: (any Widget) -> CGPoint?

  package init(
    _ kind: Kind, at location: CGPoint = .zero, global: CGPoint? = nil, time: Double,
    size: CGSize = .zero, beforeContent: Bool = false,
    locate: @escaping (any Widget) -> CGPoint? = { _ in nil }
  ) {
    self.kind = kind
    self.location = location
    globalLocation = global ?? location
    self.time = time
    self.size = size
    isBeforeContent = beforeContent
    self.locate = locate
  }
}

/// A view that pointer and fingers are noticed on.
package struct TouchDescription: Description {
  package static let kind = "touch"
  /// Whether presses are noticed, after the content had a chance, and before.
  package var wantsTouches = false
  package var wantsTouchesFirst = false
  package var wantsPinch = false
  package var wantsTurn = false
  package var wantsHover = false
  package var event: Callback<GestureEvent>
  /// Where the pointer is over the view, in it and in the window; nil: it has left.
  package var hover: Callback<HoverPlace?>
}

/// Where the pointer is.
package struct HoverPlace: Equatable, Sendable {
  package var local: CGPoint
  package var global: CGPoint
  package init(local: CGPoint, global: CGPoint) {
    self.local = local
    self.global = global
  }
}
