package import SwiftUICore

/// A button or finger that is down: the areas around the place, and who has given up on it.
@MainActor
package final class HeadlessPress {
  private struct Receiver {
    let area: TypedHeadlessWidget<TouchDescription>
    let stage: GestureEvent.Stage
    /// The area's corner, from that of the widget that is pressed.
    let corner: CGPoint
    var isDenied = false
  }
  private var receivers: [Receiver]
  private let corner: CGPoint
  /// Where it was last, in points from the widget's corner.
  package private(set) var location: CGPoint

  /// - Parameter isTaken: whether the widget is a control that keeps presses to itself.
  package init(on widget: HeadlessWidget, at location: CGPoint, isTaken: Bool = false) {
    self.location = location
    corner = widget.place(in: nil)
    let areas = widget.touchAreas
    func receivers(_ areas: [TypedHeadlessWidget<TouchDescription>], _ stage: GestureEvent.Stage)
      -> [Receiver]
    {
      areas.filter { $0.description.wantsTouches.contains(stage) }
        .map { Receiver(area: $0, stage: stage, corner: $0.place(in: widget)) }
    }
    self.receivers =
      receivers(areas, .always) + receivers(areas.reversed(), .first)
      + (isTaken ? [] : receivers(areas, .rest))
  }

  /// The modifier keys that are held.
  package var modifiers: EventModifiers = []
  /// Whether anybody listens.
  package var isHeard: Bool { !receivers.isEmpty }

  /// As GTK does: outermost first before the content, innermost first after it; once one has claimed the press, it is
  /// taken away from the others, but not from simultaneous gestures.
  /// - Returns: whether it was claimed.
  @discardableResult
  package func send(_ kind: GestureEvent.Kind, at location: CGPoint, time: Double) -> Bool {
    self.location = location
    var isClaimed = false
    for index in receivers.indices where !receivers[index].isDenied {
      let event = self.event(kind, for: receivers[index], time)
      receivers[index].area.description.event(event)
      guard event.isClaimed else { continue }
      isClaimed = true
      for other in receivers.indices
      where other != index && !receivers[other].isDenied && receivers[other].stage != .always {
        receivers[other].isDenied = true
        receivers[other].area.description.event(self.event(.cancel, for: receivers[other], time))
      }
    }
    return isClaimed
  }

  private func event(_ kind: GestureEvent.Kind, for receiver: Receiver, _ time: Double) -> GestureEvent {
    GestureEvent(
      kind, at: CGPoint(x: location.x - receiver.corner.x, y: location.y - receiver.corner.y),
      global: CGPoint(x: corner.x + location.x, y: corner.y + location.y), time: time,
      size: receiver.area.size, stage: receiver.stage, modifiers: modifiers)
  }
}

extension TypedHeadlessWidget: TappedWidget where Value == TouchDescription {
  package var isTapped: Bool { description.isTapped }

  package func tap() {
    let press = HeadlessPress(on: self, at: CGPoint(x: size.width / 2, y: size.height / 2))
    for kind in [GestureEvent.Kind.down, .up] {
      press.send(kind, at: press.location, time: renderer.clock.time)
    }
  }
}

extension HeadlessWidget {
  /// The areas that this widget is or is in, the innermost first.
  package var touchAreas: [TypedHeadlessWidget<TouchDescription>] {
    var areas: [TypedHeadlessWidget<TouchDescription>] = []
    var widget: HeadlessWidget? = self
    while let current = widget {
      if let area = current as? TypedHeadlessWidget<TouchDescription> { areas.append(area) }
      widget = current.parent
    }
    return areas
  }
}
